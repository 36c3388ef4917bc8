// Shows a toast for a failed read of the shown page.
import { tellFailure } from "#components/acting/tellFailure.ts";
import { onFailedRead } from "#state/pageData/failedReads.ts";

/** docs/product.md#failed-reads. Returns how to stop. */
export function followFailedReads(): () => void {
  return onFailedRead(tellFailure);
}
