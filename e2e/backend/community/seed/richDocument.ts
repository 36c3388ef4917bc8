// Writes the rich text of a seeded post: every format that posts have, in the order of a short article.
// See docs/product.md#rich-text.
import { pick } from "../../world/random.ts";
import type { Media } from "../terms.ts";
import { GENERAL_TEXTS } from "./generalTexts.ts";
import type { PostLanguage } from "./matchTexts.ts";

export interface RichPlan {
  readonly title: string;
  readonly sentences: readonly string[];
  readonly language: PostLanguage;
  /** Chooses among the parts that not every post has. */
  readonly number: number;
  /** A team that the post names; undefined for none. */
  readonly team: { readonly id: number; readonly name: string; readonly color: string } | undefined;
  /** New addresses of a picture and of a video with its poster. */
  newPicture(): string;
  newVideo(): { readonly src: string; readonly poster: string };
}

type Formats = Readonly<Record<string, unknown>>;
type Op = { readonly insert: string | object; readonly attributes?: Formats };

const FORMATION = ["      9", "11         7", "   8  6  10", "3   4  5   2", "      1"] as const;
const SIDES = { width: 1200, height: 675 } as const;
const FORMATS: readonly Formats[] = [{ bold: true }, { italic: true }, { underline: true }, { strike: true }];

const words = (insert: string | object, attributes?: Formats): Op =>
  attributes === undefined ? { insert } : { insert, attributes };
const line = (text: string, format: Formats): readonly Op[] => [words(text), words("\n", format)];

/** Items of a list; every second one is nested in the one before it. */
const listOf = (items: readonly string[], kind: "bullet" | "ordered"): readonly Op[] =>
  items.flatMap((item, at) => line(item, { list: kind, ...(at % 2 === 1 ? { indent: 1 } : {}) }));

/** The document as JSON text, and its pictures and videos. Every fifth post has a video. */
export function writeRichDocument(plan: RichPlan): {
  readonly content: string;
  readonly media: readonly Media[];
} {
  const { title, sentences, language, number, team, newPicture, newVideo } = plan;
  const [opening = "", ...others] = sentences;
  const { replies, titles } = GENERAL_TEXTS[language];
  // The title is shown above the text.
  const heading = titles.find((other) => other !== title) ?? title;
  const media: Media[] = [];
  const ops: Op[] = [...line(heading, { header: 2 }), words(opening, pick(FORMATS, number)), words("\n\n")];
  if (team !== undefined) {
    const tag = { id: `team:${team.id}`, text: team.name, color: team.color, uniqueId: `seed-${number}` };
    ops.push(words({ tag }), words({ "empty-space": " " }));
  }
  ops.push(words("football.example", { link: "https://football.example/laws?throw-in" }), words("\n\n"));
  if (number % 2 === 0) {
    const picture = { src: newPicture(), ...SIDES, alt: "A view of the pitch", caption: others[0] ?? "" };
    ops.push(words({ image: picture }));
    const { src, alt } = picture;
    media.push({ kind: "IMAGE", src, poster: "", ...SIDES, alt, embedded: true });
  }
  if (number % 5 === 0) {
    const { src, poster } = newVideo();
    const sides = { width: 320, height: 180 };
    const id = `seed-${number}`;
    ops.push(words({ video: { id, src, posterUrl: poster, originalFileUrl: src, ...sides, caption: "" } }));
    media.push({ kind: "VIDEO", src, poster, ...sides, alt: "", embedded: true });
  }
  ops.push(
    ...line(replies[0] ?? "", { header: 3 }),
    ...listOf(replies.slice(1, 5), number % 3 === 0 ? "ordered" : "bullet"),
    ...line(others[0] ?? opening, { blockquote: true }),
    ...FORMATION.flatMap((row) => line(row, { "code-block": true })),
    ...others.slice(1).flatMap((sentence) => [words(sentence), words("\n\n")]),
    words("4-3-3", { code: true }),
    words("\n"),
  );
  return { content: JSON.stringify({ ops }), media };
}
