// The board in a window that is kept on top of others: one per browser, for as long as the window and its tab are open.
// See docs/product.md#the-board.
import { atom } from "jotai";
import { webLocks } from "../browser/webParts.ts";
import { setKeptOnTop } from "../browser/tabSight.ts";
import { openTopWindow } from "./topWindow.ts";

export interface TopBoard {
  readonly matchIds: readonly number[];
  /** Where its tiles are drawn. */
  readonly body: HTMLElement;
  close(): void;
}

/** False once the browser has ended its window, also without an event. */
export function isOpen({ body }: TopBoard): boolean {
  return body.ownerDocument.defaultView?.closed === false;
}

const LOCK = "touchline.top";

const shownAtom = atom<TopBoard | undefined>(undefined);

/** The board on top that belongs to this tab; undefined where there is none. */
export const topBoardAtom = atom((get) => get(shownAtom));

/** Takes the place of the board on top of any tab of this browser; `taken` is called when another tab takes it from here. */
function takePlace(taken: () => void): () => void {
  let leave = (): void => undefined;
  const left = new Promise<void>((resolve) => (leave = resolve));
  webLocks()
    ?.request(LOCK, { steal: true }, () => left)
    // Where locks are missing or forbidden, each tab may have one.
    .catch((error: unknown) =>
      error instanceof DOMException && error.name === "AbortError" ? taken() : undefined,
    );
  return leave;
}

/** Opens the window, or shows these matches in the one that is open; false where the browser refuses. Call it in a press. */
export const keepOnTopAtom = atom(null, async (get, set, matchIds: readonly number[]): Promise<boolean> => {
  const open = get(shownAtom);
  if (open !== undefined && isOpen(open)) {
    set(shownAtom, { ...open, matchIds });
    return true;
  }
  // What the browser ended without an event still has its lock.
  open?.close();
  let leave = (): void => undefined;
  const top = await openTopWindow(() => {
    leave();
    setKeptOnTop(undefined);
    set(shownAtom, undefined);
  });
  if (top === undefined) return false;
  leave = takePlace(top.close);
  setKeptOnTop(top.body.ownerDocument.defaultView ?? undefined);
  set(shownAtom, { ...top, matchIds });
  return true;
});
