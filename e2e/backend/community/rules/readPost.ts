// Reads what a member publishes: the fields of a new post, and the changes of an edit.
// See docs/wire.md#community-limits.
import type { PostFields } from "../posts.ts";
import { summaryOf } from "../letters.ts";
import { CONTENT_MODES, LIMITS, oneOf, POST_TYPES, REPLY_RULES, VISIBILITIES } from "../terms.ts";
import { readDelta } from "./readDelta.ts";
import { readMediaList } from "./readMedia.ts";
import { readRelatedList } from "./readRelated.ts";
import { readTopicIds } from "./readTopics.ts";
import { bad, type Checked, good, readText, tooMuch } from "./refused.ts";

export interface PostRules {
  /** Whether a member may publish the picture or video at an address. */
  isMedia(src: string): boolean;
  isKnown(type: string, id: number): boolean;
  areTopics(ids: readonly number[]): boolean;
}

/** A post as it was written: topics by id, and new ones by name. */
export interface Draft extends Omit<PostFields, "topicIds"> {
  readonly topics: readonly (number | string)[];
}

type Fields = Readonly<Record<string, unknown>>;
type Content = Pick<PostFields, "content" | "contentMode" | "summary" | "media">;

/** An enumeration's field: absent, one of the words, or refused. */
function readWord<const Word extends string>(
  fields: Fields,
  field: string,
  words: readonly Word[],
  before: Word,
): Checked<Word> {
  if (fields[field] === undefined) return good(before);
  const word = oneOf(words, fields[field]);
  return word === undefined ? bad(`${field} is one of ${words.join(", ")}`) : good(word);
}

function readFlag(fields: Fields, field: string, before: boolean): Checked<boolean> {
  const value = fields[field] ?? before;
  return typeof value === "boolean" ? good(value) : bad(`${field} is true or false`);
}

/** Body text or document; `most` letters of a plain text, `pictures` and videos within their limits. */
export function readContent(
  fields: Fields,
  before: Content | undefined,
  rules: PostRules,
  limits: { readonly text: number; readonly richText: number; readonly pictures: number },
): Checked<Content> {
  const mode = readWord(fields, "contentMode", CONTENT_MODES, before?.contentMode ?? "DEFAULT");
  if (!mode.ok) return mode;
  const isSame = fields["content"] === undefined && before !== undefined && mode.value === before.contentMode;
  let content = before?.content ?? "";
  let summary = before?.summary ?? "";
  let embedded = before?.media.filter((media) => media.embedded) ?? [];
  if (!isSame) {
    if (mode.value === "RICH_TEXT") {
      const rich = readDelta(fields["content"], limits.richText, rules.isMedia);
      if (!rich.ok) return rich;
      content = rich.value.json;
      summary = summaryOf(rich.value.numbered);
      embedded = [...rich.value.media];
    } else {
      const text = readText(fields, "content", limits.text);
      if (!text.ok) return text;
      content = text.value;
      summary = summaryOf(content);
      embedded = [];
    }
  }
  const listed =
    fields["mediaList"] === undefined
      ? good(before?.media.filter((media) => !media.embedded) ?? [])
      : readMediaList(fields["mediaList"], rules.isMedia);
  if (!listed.ok) return listed;
  const known = new Set(embedded.map(({ src }) => src));
  const media = [...embedded, ...listed.value.filter(({ src }) => !known.has(src))];
  const videos = media.filter(({ kind }) => kind === "VIDEO").length;
  if (videos > LIMITS.videos || media.length - videos > limits.pictures) {
    return tooMuch("mediaList", videos > LIMITS.videos ? LIMITS.videos : limits.pictures);
  }
  return good({ content, contentMode: mode.value, summary, media });
}

/** The fields with the title on one line. */
const oneLine = (fields: Fields): Fields =>
  typeof fields["title"] === "string" ? { title: fields["title"].replaceAll(/\s+/g, " ") } : fields;

/**
 * Reads a post's fields. `before`: the post that is edited, whose fields stay where the body has none; undefined for a
 * new post, which needs a title, a text or a picture.
 */
export function readPost(fields: Fields, before: PostFields | undefined, rules: PostRules): Checked<Draft> {
  const title =
    fields["title"] === undefined
      ? good(before?.title ?? "")
      : readText(oneLine(fields), "title", LIMITS.title);
  const content = readContent(fields, before, rules, LIMITS);
  const visibility = readWord(fields, "visibility", VISIBILITIES, before?.visibility ?? "PUBLIC");
  const postType = readWord(fields, "postType", POST_TYPES, before?.postType ?? "FOOTBALL");
  const replyRule = readWord(fields, "replyRule", REPLY_RULES, before?.replyRule ?? "ALL");
  const isSpoiler = readFlag(fields, "isSpoiler", before?.isSpoiler ?? false);
  const related =
    fields["relatedList"] === undefined
      ? good(before?.related ?? [])
      : readRelatedList(fields["relatedList"], rules.isKnown);
  const topics =
    fields["topicIds"] === undefined
      ? good<readonly (number | string)[]>(before?.topicIds ?? [])
      : readTopicIds(fields["topicIds"], rules.areTopics);
  if (!title.ok) return title;
  if (!content.ok) return content;
  if (!visibility.ok) return visibility;
  if (!postType.ok) return postType;
  if (!replyRule.ok) return replyRule;
  if (!isSpoiler.ok) return isSpoiler;
  if (!related.ok) return related;
  if (!topics.ok) return topics;
  if (title.value === "" && content.value.summary === "" && content.value.media.length === 0) {
    return bad("a post has a title, a text or a picture");
  }
  return good({
    ...content.value,
    title: title.value,
    visibility: visibility.value,
    postType: postType.value,
    replyRule: replyRule.value,
    isSpoiler: isSpoiler.value,
    related: related.value,
    topics: topics.value,
  });
}
