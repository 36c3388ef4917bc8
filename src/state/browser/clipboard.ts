// Puts a text on the clipboard.
import { attempt } from "#domain/attempt.ts";

/** A browser that has not answered by then is taken to have refused, ms. */
const COPIED_WITHIN_MS = 3_000;

/** Call it while a press is handled: browsers refuse it otherwise. False where the browser refuses or does not answer. */
export async function copyToClipboard(text: string): Promise<boolean> {
  const late = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), COPIED_WITHIN_MS));
  const copied = attempt(() =>
    navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    ),
  );
  return Promise.race([copied ?? false, late]);
}
