// The menu of a post: its author edits and deletes it and chooses who sees it, others mute the author or report it.
// See docs/product.md#own-posts.
import { useLingui } from "@lingui/react/macro";
import type { PostSummary as Post, Visibility } from "#domain/community/post.ts";
import { openCreatePost } from "#state/dialogs/createPost.ts";
import { useLiveClient } from "#state/live/client/hooks.ts";
import type { MenuGroup } from "#ui/overlays/Menu.tsx";
import { changeVisibility } from "../acting/changeVisibility.ts";
import { deletePost } from "../acting/deletePost.ts";
import { MoreMenu } from "../acting/MoreMenu.tsx";
import { useReaderItems } from "../acting/useReaderItems.ts";
import { VISIBILITY_NAMES } from "../postChoiceNames.ts";

export function PostMenu({ post }: { readonly post: Post }) {
  return post.isOwn ? <OwnMenu post={post} /> : <ReaderMenu post={post} />;
}

function ReaderMenu({ post: { id, author } }: { readonly post: Post }) {
  const items = useReaderItems({ kind: "post", id, author });
  return <MoreMenu groups={[{ label: "", items }]} />;
}

function OwnMenu({ post }: { readonly post: Post }) {
  const { t, i18n } = useLingui();
  const client = useLiveClient();
  const { id, author } = post;
  const edit = {
    id: "edit",
    label: t({ message: "Edit", comment: "Changes a post or reply of one's own" }),
    onSelect: () => openCreatePost({ postId: id }),
  };
  const remove = {
    id: "delete",
    label: t({ message: "Delete", comment: "Entry of a menu: deletes a post or reply of one's own" }),
    onSelect: () => void deletePost({ client }, id),
  };
  const choice = (visibility: Visibility) => ({
    id: visibility,
    label: i18n._(VISIBILITY_NAMES[visibility]),
    checked: visibility === post.visibility,
    onSelect: () => void changeVisibility({ client }, post, visibility),
  });
  const visibilities: readonly Visibility[] = author.isCreator
    ? ["public", "onlyFans", "close"]
    : ["public", "close"];
  const groups: readonly MenuGroup[] = [
    { label: "", items: [edit, remove] },
    { label: t`Who sees the post`, items: visibilities.map(choice) },
  ];
  return <MoreMenu groups={groups} />;
}
