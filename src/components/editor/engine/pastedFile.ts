// Makes a file of a picture that was inside pasted HTML, in steps, so that a large one does not block the page.
// See docs/product.md#pasting.
import type { PastedPicture } from "#domain/richText/pasted/readDataPicture.ts";

/** Letters of base64 decoded in a step: less than 50 ms on a slow phone. 4 letters are 3 bytes. */
export const STEP_LETTERS = 4 * 200_000;

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64);
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at += 1) bytes[at] = text.charCodeAt(at);
  return bytes;
}

/** `pause` is waited for between two steps. Undefined where the text is no base64. */
export async function pastedFile(
  { type, base64, alt }: PastedPicture,
  pause: () => Promise<void>,
): Promise<File | undefined> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  try {
    for (let at = 0; at < base64.length; at += STEP_LETTERS) {
      if (at > 0) await pause();
      parts.push(bytesOf(base64.slice(at, at + STEP_LETTERS)));
    }
  } catch {
    return undefined;
  }
  const name =
    alt
      .replaceAll(/[\\/:*?"<>|\s]+/g, " ")
      .trim()
      .slice(0, 60) || "picture";
  return new File(parts, `${name}.${type.slice(type.indexOf("/") + 1)}`, { type });
}
