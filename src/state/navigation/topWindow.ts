// A window for parts of this page that stays on top of others where the browser can do that, else one of its own.

export interface TopWindow {
  readonly body: HTMLElement;
  close(): void;
}

/** In px: a column of compact tiles. */
const WIDTH = 380;
const HEIGHT = 620;

interface PictureInPicture {
  requestWindow(size: { readonly width: number; readonly height: number }): Promise<Window>;
}

async function requestWindow(): Promise<Window | undefined> {
  const { documentPictureInPicture: onTop } = globalThis as {
    readonly documentPictureInPicture?: PictureInPicture;
  };
  try {
    if (onTop !== undefined) return await onTop.requestWindow({ width: WIDTH, height: HEIGHT });
  } catch {
    return undefined;
  }
  return window.open("", "_blank", `popup,width=${WIDTH},height=${HEIGHT}`) ?? undefined;
}

/** The sheet as the other document can load it: the address of the new one is not that of this page. */
function sheetFor(other: Document, sheet: Element): Element {
  const copy = other.importNode(sheet, true);
  if (sheet instanceof HTMLLinkElement) copy.setAttribute("href", sheet.href);
  return copy;
}

const SHEETS = "link[rel=stylesheet], style";

/**
 * Keeps language, direction, theme, text size and style sheets of the other document as those of this page. Sheets of code
 * that is loaded later are added to this page's head alone.
 */
function follow(other: Document): () => void {
  const attributes = (): void => {
    const [from, to] = [document.documentElement, other.documentElement];
    for (const { name, value } of from.attributes)
      if (to.getAttribute(name) !== value) to.setAttribute(name, value);
    for (const name of to.getAttributeNames()) if (!from.hasAttribute(name)) to.removeAttribute(name);
  };
  attributes();
  other.head.append(...[...document.querySelectorAll(SHEETS)].map((sheet) => sheetFor(other, sheet)));
  const changes = new MutationObserver((records) => {
    attributes();
    for (const { addedNodes } of records)
      for (const node of addedNodes)
        if (node instanceof Element && node.matches(SHEETS)) other.head.append(sheetFor(other, node));
  });
  changes.observe(document.documentElement, { attributes: true });
  changes.observe(document.head, { childList: true });
  return () => changes.disconnect();
}

/** Opens it; undefined where the browser refuses. `onClosed` is called once, whoever closes it. Call it in a press. */
export async function openTopWindow(onClosed: () => void): Promise<TopWindow | undefined> {
  const opened = await requestWindow();
  if (opened === undefined) return undefined;
  try {
    const unfollow = follow(opened.document);
    let isOpen = true;
    const closed = (): void => {
      if (!isOpen) return;
      isOpen = false;
      unfollow();
      removeEventListener("pagehide", close);
      onClosed();
    };
    const close = (): void => {
      closed();
      opened.close();
    };
    opened.document.title = document.title;
    opened.document.body.replaceChildren();
    opened.addEventListener("pagehide", closed);
    // The window goes with its tab.
    addEventListener("pagehide", close);
    return { body: opened.document.body, close };
  } catch (error) {
    // A window that nothing is drawn in must not stay.
    opened.close();
    throw error;
  }
}
