// What the document of a post's page says of it: only what everybody may read.
// See docs/product.md#sitemap-and-documents.
import type { DescribePage } from "../server/pageTexts.ts";
import type { Services } from "../server/services.ts";

/** As the client titles the page (src/features/post/PostPage.tsx). */
const BRAND = "Touchline";

const POST_PAGE = /^\/posts\/([1-9]\d{0,14})$/;

/** A spoiler is covered on its page, so its document has the title alone. */
export function describePosts({ posts, now }: Pick<Services, "posts" | "now">): DescribePage {
  return (path) => {
    const id = POST_PAGE.exec(path)?.[1];
    const post = id === undefined ? undefined : posts.one(Number(id), { id: undefined, now: now() });
    if (post === undefined || post.visibility !== "PUBLIC" || post.deletedAt !== undefined) return undefined;
    const { title, userName, summary, isSpoiler, media } = post;
    const named = title === "" ? userName : title;
    const picture = isSpoiler ? undefined : media.find(({ kind }) => kind === "IMAGE");
    return {
      title: named === "" ? BRAND : `${named} – ${BRAND}`,
      description: isSpoiler ? "" : summary.replaceAll(/\s+/g, " "),
      picture,
    };
  };
}
