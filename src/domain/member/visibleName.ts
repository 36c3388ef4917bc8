// A member's name without signs that nobody sees, so that no name is empty on the screen or looks like another's.
// See docs/product.md#nicknames.

/** A picture, made of several signs or not: a flag, a key, or pictographs with their variants, joiners and tags. */
const PICTURE = [
  String.raw`\p{Regional_Indicator}{2}`,
  String.raw`[0-9#*]\uFE0F?\u20E3`,
  String.raw`\p{Extended_Pictographic}\uFE0F?\p{Emoji_Modifier}?` +
    String.raw`(?:\u200D\p{Extended_Pictographic}\uFE0F?\p{Emoji_Modifier}?)*(?:[\u{E0020}-\u{E007E}]+\u{E007F})?`,
].join("|");
/** Letters of the scripts whose letters change their form by a joiner between them. */
const JOINED = `[${[
  "Arabic",
  "Syriac",
  "Mongolian",
  "Devanagari",
  "Bengali",
  "Gurmukhi",
  "Gujarati",
  "Oriya",
  "Tamil",
  "Telugu",
  "Kannada",
  "Malayalam",
  "Sinhala",
  "Khmer",
  "Myanmar",
]
  .map((script) => String.raw`\p{Script=${script}}`)
  .join("")}]`;
const WITH_JOINER = String.raw`${JOINED}\p{M}*[\u200C\u200D](?=${JOINED})`;
/**
 * Signs without a picture of their own: joiners, fillers, marks of direction, tags and variants. The blank pattern of
 * Braille has an empty picture.
 */
const UNSEEN = String.raw`[\p{Default_Ignorable_Code_Point}\u2800]`;

const SIGNS = new RegExp(`(${PICTURE})|(${WITH_JOINER})|${UNSEEN}`, "gu");
/** A letter, a digit or a picture. */
const VISIBLE = /[\p{L}\p{N}\p{Extended_Pictographic}\p{Regional_Indicator}]/u;

/**
 * The name without unseen signs, with single spaces and none at its ends; "" where no letter, digit or picture is left.
 * Joiners stay where the letters beside them need them, and inside pictures.
 */
export function visibleName(text: string): string {
  const seen = text.replaceAll(
    SIGNS,
    (sign: string, picture: string | undefined, joined: string | undefined) =>
      picture ?? joined ?? (sign === "\u2800" ? " " : ""),
  );
  const name = seen.trim().replaceAll(/\s+/gu, " ");
  return VISIBLE.test(name) ? name : "";
}
