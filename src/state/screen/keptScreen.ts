// Keeps a picture of the first screen of a list, which public/screen.js shows at the next start.
// See docs/product.md#kept-picture.

const KEY = "touchline.screen.1";
/** As in personalConfig.ts. */
const CONFIG_KEY = "touchline.config.1";
/** A picture of a common screen has 30 to 60 kB. */
const MAX_LENGTH = 200_000;

/** A text, or tag, attributes and children. */
type ScreenNode = string | readonly [string, Readonly<Record<string, string>>, ...ScreenNode[]];

/** What is stored; public/screen.js reads it. */
export interface KeptScreen {
  /** Path and query of the address. */
  readonly path: string;
  readonly language: string;
  /** Of the viewport, px. */
  readonly width: number;
  /** What the document names as its entry: the parts have the class names of one build. */
  readonly code: string;
  /** Whether somebody was signed in. */
  readonly isMember: boolean;
  /** The stored choice of language and zone, and the machine's difference from UTC, minutes. */
  readonly config: string | null;
  readonly offset: number;
  /** When the scores were complete, and until when they may be shown, epoch ms. */
  readonly at: number;
  readonly until: number;
  readonly parts: readonly ScreenNode[];
}

/** How elements are kept. */
interface Keeping {
  readonly texts: ScreenTexts;
  readonly isMember: boolean;
  /** The element is in a part that the first frame does without. */
  readonly isInLater?: boolean;
}

interface ScreenTexts {
  /** Says as of when the scores are. */
  readonly asOf: string;
  /** What a price has in the place of its number. */
  readonly noPrice: string;
}

/** Marks of what changed, of what one reader has marked, and notices. */
const LEFT_OUT = "[data-unkept], [role=status], [role=alert]";
/** Their contents are loaded after the list, so that their styles may not be there at the next start. */
const EMPTIED = "aside";
/** Lines that the address does not name: of the page or day before, or the hidden ones. No picture is kept of them. */
const PASSING = "[data-passing]";
const PRICES = /^odds/;
/** Parts of a fixed size in a row that scrolls sideways. */
const TILE = "[data-tile]";
/** Attributes that say what has just changed, or what is a favourite. */
const UNKEPT = /^data-(?:changed|move|score|followed)$/;

/**
 * Attributes that the picture does without: pictures stay empty, because thirty of them take longer to draw than all else
 * together, and nothing of it is pressed or read out. No style sheet asks for these.
 */
const UNUSED =
  /^(?:src|alt|title|href|id|tabindex|focusable|loading|decoding|draggable|aria-(?:label|haspopup|setsize|posinset))$/;

/** True for texts of a member's own. */
function isPrivate(element: Element, isMember: boolean): boolean {
  return isMember && element.closest("[data-private]") !== null;
}

function attributesOf(element: Element): Record<string, string> {
  const attributes: Record<string, string> = {};
  for (const { name, value } of element.attributes)
    if (!UNKEPT.test(name) && !UNUSED.test(name)) attributes[name] = value;
  // Stars are of one reader.
  if (element.hasAttribute("data-favorite")) attributes["aria-pressed"] = "false";
  if (element.matches("button")) delete attributes["type"];
  return attributes;
}

/** A part that is scrolled sideways: its first child is moved instead, because a new element is not scrolled. */
function scrolled(
  [tag, attributes, ...children]: Extract<ScreenNode, readonly unknown[]>,
  by: number,
): ScreenNode {
  const style = `margin-inline-start: -${by}px; ${attributes["style"] ?? ""}`;
  return [tag, { ...attributes, style }, ...children];
}

/** True for what this width does without, as the bottom navigation on wide screens. */
function isNotDisplayed(element: Element): boolean {
  return getComputedStyle(element).display === "none";
}

/** True for a tile that the row's edges hide. */
function isHiddenTile(element: Element): boolean {
  if (!element.matches(TILE) || element.parentElement === null) return false;
  const own = element.getBoundingClientRect();
  const row = element.parentElement.getBoundingClientRect();
  return own.right <= row.left || own.left >= row.right;
}

/**
 * True for what the first frame of the picture does without, so that scores are drawn earlier: all but the lines of the list
 * and the connection's state, and in a line its buttons, icons, places in the table and prices.
 */
function isLater(element: Element): boolean {
  if (element.closest("[data-line]") === null)
    return element.querySelector("[data-line], [data-connection]") === null;
  const isPrice = ({ firstElementChild }: Element): boolean =>
    PRICES.test(firstElementChild?.getAttribute("data-field") ?? "");
  return (
    element.matches("button, small") ||
    [...element.children].some((child) => child.matches("svg") || isPrice(child))
  );
}

/** The size that such a part has until it is filled; undefined for an element without a box. */
function sizeOf(element: Element): string | undefined {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 ? `inline-size:${width}px;block-size:${height}px` : undefined;
}

/** The element as it is kept; undefined for what is left out, and for lines beyond the screen. */
function screenNode(element: Element, keeping: Keeping): ScreenNode | undefined {
  const { texts, isMember, isInLater } = keeping;
  if (element.matches(LEFT_OUT)) return undefined;
  const line = element.hasAttribute("data-line") ? element.getBoundingClientRect() : undefined;
  if (line && (line.top > innerHeight || line.bottom < 0)) return undefined;
  const tag = element.tagName.toLowerCase();
  const attributes = attributesOf(element);
  if (element.hasAttribute("data-connection")) {
    const [dot, words] = element.children;
    const kept = dot && screenNode(dot, keeping);
    const box = words ? attributesOf(words) : {};
    attributes["data-stale"] = "true";
    return [tag, attributes, ...(kept ? [kept] : []), ["span", box, ["span", {}, texts.asOf]]];
  }
  if (PRICES.test(element.getAttribute("data-field") ?? "")) return [tag, attributes, texts.noPrice];
  if (element.matches(EMPTIED) || isHiddenTile(element) || isNotDisplayed(element)) return [tag, attributes];
  const size = isInLater === true || !isLater(element) ? undefined : sizeOf(element);
  const inside = size === undefined ? keeping : { ...keeping, isInLater: true };
  const children: ScreenNode[] = [];
  for (const child of element.childNodes) {
    if (child instanceof Element) {
      const node = screenNode(child, inside);
      if (node !== undefined) children.push(node);
    } else if (child.nodeType === Node.TEXT_NODE && !isPrivate(element, isMember))
      children.push(child.textContent ?? "");
  }
  // The number of favourites.
  if (element.closest("[id$=favorites]") && element.classList.contains("num")) children.length = 0;
  if (size !== undefined && children.length > 0) attributes["data-later"] = size;
  const [first, ...others] = children;
  const by = Math.abs(Math.round(element.scrollLeft));
  if (by > 0 && typeof first === "object") return [tag, attributes, scrolled(first, by), ...others];
  return [tag, attributes, ...children];
}

/** Bars and page. Everything else that the app draws lies above them. */
function partsOf(root: Element, keeping: Keeping): readonly ScreenNode[] {
  const parts: ScreenNode[] = [];
  for (const element of root.children) {
    if (!element.matches("header, nav") && element.querySelector("main") === null) continue;
    const node = screenNode(element, keeping);
    if (node !== undefined) parts.push(node);
  }
  return parts;
}

export interface ScreenDeps {
  readonly page: Document;
  readonly storage: Pick<Storage, "getItem" | "setItem" | "removeItem">;
  isMember(): boolean;
  /**
   * When the scores on the screen were complete, and until when they may be shown; undefined while the page shows
   * something that is not kept.
   */
  shown(): { readonly at: number; readonly until: number } | undefined;
  texts(at: number): ScreenTexts;
}

/** Keeps the picture of what the page shows now, if it is the top of a list with news. */
export function keepScreen({ page, storage, isMember, shown, texts }: ScreenDeps): void {
  const times = shown();
  const root = page.getElementById("root");
  const code = page.querySelector<HTMLMetaElement>("meta[name=entry]")?.content;
  if (times === undefined || root === null || !code || scrollY !== 0) return;
  if (page.getElementById("kept") !== null || root.querySelector(PASSING) !== null) return;
  const signedIn = isMember();
  try {
    const kept: KeptScreen = {
      ...times,
      config: storage.getItem(CONFIG_KEY),
      offset: new Date(times.at).getTimezoneOffset(),
      path: location.pathname + location.search,
      language: page.documentElement.lang,
      width: innerWidth,
      code,
      isMember: signedIn,
      parts: partsOf(root, { texts: texts(times.at), isMember: signedIn }),
    };
    const text = JSON.stringify(kept);
    if (text.length > MAX_LENGTH) storage.removeItem(KEY);
    else storage.setItem(KEY, text);
  } catch {
    forgetScreen(storage);
  }
}

/** Removes the picture: after a sign-in or sign-out, and where it cannot be replaced. */
export function forgetScreen(storage: Pick<Storage, "removeItem">): void {
  try {
    storage.removeItem(KEY);
  } catch {
    // A storage that is blocked holds none.
  }
}
