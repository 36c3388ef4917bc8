// Makes a file of a picture that was inside pasted HTML.
// See docs/product.md#pasting.
import type { PastedPicture } from "#domain/richText/pasted/readDataPicture.ts";

/** Undefined where the text is no base64. */
export function pastedFile({ type, base64, alt }: PastedPicture): File | undefined {
  let text: string;
  try {
    text = atob(base64);
  } catch {
    return undefined;
  }
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at += 1) bytes[at] = text.charCodeAt(at);
  const name =
    alt
      .replaceAll(/[\\/:*?"<>|\s]+/g, " ")
      .trim()
      .slice(0, 60) || "picture";
  return new File([bytes], `${name}.${type.slice(type.indexOf("/") + 1)}`, { type });
}
