// Asks the core about drafts, each call with the type of its answer.
// See docs/product.md#drafts.
import type { DraftCalls, DraftRequest } from "#domain/writing/draftCalls.ts";
import type { LiveClient } from "../live/client/liveClient.ts";

/** undefined where the core does not answer, or does not know of the sign-in that this page shows. */
export async function askDraft<Name extends keyof DraftCalls>(
  client: Pick<LiveClient, "draft">,
  call: Name,
  ...args: Parameters<DraftCalls[Name]>
): Promise<ReturnType<DraftCalls[Name]> | undefined> {
  const answer = await client.draft({ call, args } as unknown as DraftRequest);
  return answer as ReturnType<DraftCalls[Name]> | undefined;
}
