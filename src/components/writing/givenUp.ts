// What can be done about an upload that has not arrived.
// See docs/product.md#uploads.
import type { ShownUpload } from "#state/writing/uploads.ts";

/** True where the file can only be removed: nothing of it is sent. */
export const isGivenUp = ({ problem, refusal }: ShownUpload): boolean =>
  refusal !== undefined || problem?.kind === "lost";

/** True where sending the same file again may help. */
export function canRetry(upload: ShownUpload): boolean {
  return upload.state === "failed" && !isGivenUp(upload);
}
