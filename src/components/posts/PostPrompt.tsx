// The prompt above a list of posts: opens the dialog in which a post is written, about what the page is about.
// See docs/product.md#writing-posts.
import { Trans } from "@lingui/react/macro";
import { openCreatePost, type PostRequest, slotOf } from "#state/dialogs/createPost.ts";
import { useMember } from "#state/session/useMember.ts";
import { useDrafts } from "#state/writing/useDrafts.ts";
import { UserAvatar } from "../people/UserAvatar.tsx";
import { PromptButton } from "./PromptButton.tsx";
import styles from "./PostPrompt.module.css";

export interface PostPromptProps {
  /** What a new post begins with. */
  readonly request: PostRequest;
  /** Words that invite to write. */
  readonly prompt: string;
}

/** A press by a visitor opens the sign-in, and the dialog after it. */
export function PostPrompt({ request, prompt }: PostPromptProps) {
  const member = useMember();
  const slot = slotOf(request);
  const isBegun = useDrafts().some((draft) => draft.slot === slot && draft.sending === undefined);
  return (
    <div className={styles["prompt"]}>
      <UserAvatar user={member ?? VISITOR} linked={false} />
      <PromptButton aria-haspopup="dialog" onClick={() => openCreatePost(request)}>
        {isBegun ? (
          <span>
            <Trans>Keep writing your post</Trans>
          </span>
        ) : (
          <span>{prompt}</span>
        )}
      </PromptButton>
    </div>
  );
}

const VISITOR = { id: 0, name: "", avatar: "" };
