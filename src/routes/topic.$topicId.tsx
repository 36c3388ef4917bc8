// A topic with its posts.
// See docs/product.md#addresses.
import { createFileRoute } from "@tanstack/react-router";
import { namedById } from "./-shared/accessRules.ts";
import { LazyNotFoundPage } from "./-shared/LazyNotFoundPage.tsx";
import { preloadData } from "./-shared/preloadData.ts";
import { TopicPage } from "#features/community/TopicPage.tsx";
import { readTopicSearch } from "#features/community/topicSearch.ts";

export const Route = createFileRoute("/topic/$topicId")({
  validateSearch: readTopicSearch,
  beforeLoad: ({ params }) => namedById(params.topicId),
  loader: ({ context, params, preload }) =>
    preloadData({ client: context.client, preload }, "topic", { topicId: Number(params.topicId) }),
  notFoundComponent: LazyNotFoundPage,
  component: Topic,
});

function Topic() {
  const topicId = Number(Route.useParams().topicId);
  return <TopicPage key={topicId} topicId={topicId} />;
}
