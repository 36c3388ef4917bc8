// What the documents of posts and topics say of them: only what everybody may read.
// See docs/product.md#sitemap-and-documents.
import type { DescribePage, PageTexts } from "../server/pageTexts.ts";
import type { Services } from "../server/services.ts";
import type { StoredPost } from "./posts.ts";

/** As the client titles its pages. */
const BRAND = "Touchline";

const PAGE = /^\/(posts|topic)\/([1-9]\d{0,14})$/;

export function describeCommunity({
  posts,
  topics,
  now,
}: Pick<Services, "posts" | "topics" | "now">): DescribePage {
  return (path) => {
    const [, kind, id] = PAGE.exec(path) ?? [];
    if (id === undefined) return undefined;
    const visitor = { id: undefined, now: now() };
    if (kind === "posts") return textsOf(posts.one(Number(id), visitor));
    const topic = topics.one(Number(id), visitor);
    return topic && { title: `${topic.name} – ${BRAND}`, description: "", picture: undefined };
  };
}

/** A spoiler is covered on its page, so its document has the title alone. */
function textsOf(post: StoredPost | undefined): PageTexts | undefined {
  if (post === undefined || post.visibility !== "PUBLIC" || post.deletedAt !== undefined) return undefined;
  const { title, userName, summary, isSpoiler, media } = post;
  const named = title === "" ? userName : title;
  return {
    title: named === "" ? BRAND : `${named} – ${BRAND}`,
    description: isSpoiler ? "" : summary.replaceAll(/\s+/g, " "),
    picture: isSpoiler ? undefined : media.find(({ kind }) => kind === "IMAGE"),
  };
}
