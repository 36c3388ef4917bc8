// How far a page was scrolled when it was left, as the router notes it: read before the router itself has come.

/** Where the router keeps it: scroll targets by entry of the history. `savedScroll.test.ts` fails if it moves. */
const KEY = "tsr-scroll-restoration-v1_3";

/** Distance from the top in px for the entry named `visit`; undefined where none is noted or what is noted is damaged. */
export function savedScroll(store: Pick<Storage, "getItem">, visit: string): number | undefined {
  try {
    const noted = JSON.parse(store.getItem(KEY) ?? "{}") as Readonly<
      Record<string, { readonly window?: { readonly scrollY?: unknown } } | undefined>
    >;
    const top = noted[visit]?.window?.scrollY;
    return typeof top === "number" && top > 0 ? top : undefined;
  } catch {
    return undefined;
  }
}

/** The name of the entry of the history the page stands on, as the router has given it; "" for one without. */
export function visitOf(state: unknown): string {
  const key =
    typeof state === "object" && state !== null && "__TSR_key" in state ? state.__TSR_key : undefined;
  return typeof key === "string" ? key : "";
}
