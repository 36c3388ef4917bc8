// The posts about a match, a team or a league, and the box to write one about it.
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { PostSubject, RelatedObject } from "#domain/community/post.ts";
import { RowLink } from "../page/RowLink.tsx";
import { PostPrompt } from "../posts/PostPrompt.tsx";
import { PostList } from "./PostList.tsx";
import { PostListBar } from "./PostListBar.tsx";
import styles from "./PostsAbout.module.css";
import { usePostSort } from "./usePostSort.ts";

const PROMPTS: Readonly<Record<PostSubject, MessageDescriptor>> = {
  match: msg`Write about this match`,
  team: msg`Write about this team`,
  league: msg`Write about this league`,
};

export interface PostsAboutProps {
  readonly subject: Pick<RelatedObject, "name" | "logo" | "id"> & { readonly kind: PostSubject };
  /** Path of the page with these posts. */
  readonly path: string;
  /** Only the posts that name this minute of the match. */
  readonly minute?: string | undefined;
}

export function PostsAbout({ subject, path, minute }: PostsAboutProps) {
  const { i18n } = useLingui();
  const { kind, id } = subject;
  const [sort, choose] = usePostSort(path);
  return (
    <>
      <PostPrompt
        request={{ related: [{ ...subject, minute: undefined, scoreThen: undefined }] }}
        prompt={i18n._(PROMPTS[kind])}
      />
      <PostListBar sort={sort} onSort={choose}>
        {minute === undefined ? null : (
          <>
            <span className={`${styles["minute"]} num`}>
              <Trans comment="Above a list of posts about one minute of a match">Posts about {minute}′</Trans>
            </span>
            <RowLink path={path} keepScroll className={styles["all"]}>
              <Trans>Show all posts</Trans>
            </RowLink>
          </>
        )}
      </PostListBar>
      <PostList subject={kind} subjectId={id} minute={minute} sort={sort} />
    </>
  );
}
