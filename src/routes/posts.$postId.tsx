// A post with its replies.
// See docs/product.md#addresses.
import { createFileRoute } from "@tanstack/react-router";
import { namedById } from "./-shared/accessRules.ts";
import { LazyNotFoundPage } from "./-shared/LazyNotFoundPage.tsx";
import { preloadData } from "./-shared/preloadData.ts";
import { PostPage } from "#features/post/PostPage.tsx";
import { readPostSearch } from "#features/post/postSearch.ts";

export const Route = createFileRoute("/posts/$postId")({
  validateSearch: readPostSearch,
  beforeLoad: ({ params }) => namedById(params.postId),
  loader: ({ context, params, preload }) =>
    preloadData({ client: context.client, preload }, "post", { postId: Number(params.postId) }),
  notFoundComponent: LazyNotFoundPage,
  component: Post,
});

function Post() {
  const postId = Number(Route.useParams().postId);
  return <PostPage key={postId} postId={postId} replyId={Route.useSearch().reply} />;
}
