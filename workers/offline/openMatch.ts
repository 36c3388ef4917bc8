// A press on a notification leads to an open tab of its match, else to a tab of the product, else to a new one.
// See docs/product.md#alerts.

/** What a notification carries. */
export interface NoticeData {
  readonly matchId: number;
  /** Address of the match in the language of the notification. */
  readonly href: string;
}

type Windows = Pick<Clients, "matchAll" | "openWindow">;

/** A page takes an address within this time, ms; one that does not is led there by the browser. */
const TAKEN_WITHIN_MS = 1_000;

/** The data of a notification of ours; undefined for anything else. */
export function readNoticeData(data: unknown): NoticeData | undefined {
  if (typeof data !== "object" || data === null) return undefined;
  const { matchId, href } = data as Readonly<Record<string, unknown>>;
  if (typeof matchId !== "number" || !Number.isSafeInteger(matchId)) return undefined;
  // "//host" and "/\\host" are addresses of another host, also with a tab or a line break between the two signs.
  return typeof href === "string" && /^\/(?![/\\\s])/.test(href) ? { matchId, href } : undefined;
}

/** False for a window that a page draws in, such as the board on top where it is no Picture-in-Picture. */
function isPage({ url }: Pick<WindowClient, "url">): boolean {
  return /^https?:/.test(url);
}

/** True for a page of this match, in any language and with any tab. */
function shows({ url }: Pick<WindowClient, "url">, matchId: number): boolean {
  return new RegExp(`/football/match/${matchId}(?:/|$)`).test(new URL(url).pathname);
}

/** The page leads to the address itself, without a reload; false where it does not answer. */
async function isTaken(tab: WindowClient, href: string): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  const taken = new Promise<boolean>((resolve) => {
    port1.addEventListener("message", () => resolve(true));
    setTimeout(() => resolve(false), TAKEN_WITHIN_MS);
  });
  port1.start();
  tab.postMessage({ type: "open", href }, [port2]);
  return taken.finally(() => port1.close());
}

/** Resolves when the match is in sight, or cannot be. */
export async function openMatch(clients: Windows, { matchId, href }: NoticeData): Promise<void> {
  const windows = await clients.matchAll({ type: "window" as const, includeUncontrolled: true });
  const tabs = windows.filter(isPage);
  const own = tabs.find((tab) => shows(tab, matchId));
  const [tab] = own ? [own] : tabs;
  const focused = await tab?.focus().catch(() => undefined);
  if (focused === undefined) await clients.openWindow(href);
  else if (!own && !(await isTaken(focused, href)))
    // A worker may not lead a page that another one, or none, controls.
    await focused.navigate(href).catch(() => clients.openWindow(href));
}
