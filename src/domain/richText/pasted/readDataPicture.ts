// Reads a picture that is inside pasted HTML as a data address.
// See docs/product.md#pasting.

export interface PastedPicture {
  readonly type: string;
  /** Without spaces; what it holds is checked where the picture is redrawn. */
  readonly base64: string;
  readonly alt: string;
}

/** Pictures that browsers can redraw; never one that holds script. */
const HEAD = /^data:(image\/(?:png|jpeg|webp|gif|bmp));base64,/i;
/** UTF-16 units: larger than any photograph that a clipboard holds. */
const MAX = 40_000_000;

/** Undefined for any other address. */
export function readDataPicture(src: string, alt: string): PastedPicture | undefined {
  const [head, type = ""] = HEAD.exec(src.slice(0, 40)) ?? [];
  if (head === undefined || src.length > MAX) return undefined;
  return { type: type.toLowerCase(), base64: src.slice(head.length), alt };
}
