// Deletes a post of the member's own: at once on the screen, with an offer to take it back.
// See docs/product.md#own-posts.
import { i18n } from "@lingui/core";
import { t } from "@lingui/core/macro";
import { paintDeleted } from "#state/community/postChanges.ts";
import type { LiveClient } from "#state/live/client/liveClient.ts";
import { runAct } from "#state/session/runAct.ts";
import { offerUndo } from "#ui/overlays/undo.ts";
import { tellFailure } from "../../acting/tellFailure.ts";

export interface ActingDeps {
  readonly client: LiveClient;
}

/** A deletion that fails brings the post back, and its reason is shown. */
export async function deletePost({ client }: ActingDeps, postId: number): Promise<void> {
  paintDeleted(postId, true);
  const deletion = runAct(client, "deletePost", { postId });
  const withdraw = offerUndo({
    text: t(i18n)`The post is deleted.`,
    action: t(i18n)({ message: "Undo", comment: "Button: takes back what was just done" }),
    undo: () => void restorePost({ client }, postId, deletion),
    focusAfter: () => document.querySelector<HTMLElement>(`[data-post-id="${postId}"]`),
  });
  const answer = await deletion;
  if (answer.ok) return;
  withdraw();
  paintDeleted(postId, false);
  tellFailure(answer);
}

/** Shown at once; the server is asked when it has answered the deletion, and only if that was done. */
async function restorePost(
  { client }: ActingDeps,
  postId: number,
  deletion: Promise<{ readonly ok: boolean }>,
): Promise<void> {
  paintDeleted(postId, false);
  const { ok } = await deletion;
  if (!ok) return;
  const answer = await runAct(client, "restorePost", { postId });
  if (answer.ok) return;
  paintDeleted(postId, true);
  tellFailure(answer);
}
