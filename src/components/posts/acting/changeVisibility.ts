// Changes who sees a post of the member's own.
// See docs/product.md#own-posts.
import { newId } from "#domain/newId.ts";
import { i18n } from "@lingui/core";
import { t } from "@lingui/core/macro";
import type { PostSummary as Post, PostDetail, Visibility } from "#domain/community/post.ts";
import { currentLocale } from "#i18n/currentLocale.ts";
import { runAct } from "#state/session/runAct.ts";
import { showToast } from "#ui/overlays/toast.ts";
import { tellFailure } from "../../acting/tellFailure.ts";
import type { ActingDeps } from "./deletePost.ts";

/** Another edit of the post meanwhile does not matter: it is asked again with the newer version, once. */
export async function changeVisibility(
  { client }: ActingDeps,
  { id: postId, version }: Pick<Post, "id" | "version">,
  visibility: Visibility,
): Promise<void> {
  const change = (known: number) =>
    runAct(client, "updatePost", { postId, version: known, visibility }, newId());
  let answer = await change(version);
  if (!answer.ok && answer.refusal === "changedMeanwhile") {
    const context = { language: currentLocale().wire, offsetMinutes: 0 };
    const newer = await client.getPage({ call: "post", params: { postId } }, context);
    if (newer?.ok === true) answer = await change((newer.value as PostDetail).version);
  }
  if (!answer.ok) return tellFailure(answer);
  showToast(
    visibility === "public"
      ? t(i18n)`Everybody can read the post now.`
      : visibility === "close"
        ? t(i18n)`Only you can read the post now.`
        : t(i18n)`Only your subscribers can read the post now.`,
  );
}
