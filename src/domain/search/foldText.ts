// Brings texts to the bare letters people search by: no accents, no case, no punctuation.

/** Letters whose stroke, dot or ligature is no accent to Unicode. */
const PLAIN: Readonly<Record<string, string>> = {
  ß: "ss",
  ø: "o",
  ł: "l",
  ı: "i",
  đ: "d",
  ð: "d",
  þ: "th",
  æ: "ae",
  œ: "oe",
};

/** Accents of Latin, Greek and Cyrillic, vowel signs of Hebrew and Arabic; in Thai and Indic scripts vowels are letters. */
const ACCENTS = /[\u0300-\u036f\u0483-\u0487\u0591-\u05c7\u0610-\u061a\u064b-\u065f\u0670]|\u0640/gu;

/** A letter with the marks on it, as one character or several. */
const CLUSTER = /\P{M}\p{M}*|\p{M}+/gu;

/** A piece of a text and the bare letters it stands for; "" for punctuation and spaces. */
export interface FoldedCluster {
  readonly source: string;
  readonly folded: string;
}

/** A text letter by letter, each with its bare form; the sources together are the text. */
export function foldClusters(text: string): readonly FoldedCluster[] {
  return (text.match(CLUSTER) ?? []).map((source) => ({ source, folded: foldCluster(source) }));
}

/** The words of a text in bare letters: `"Łódź F.C."` gives `["lodz", "f", "c"]`. */
export function foldWords(text: string): readonly string[] {
  const folded = foldClusters(text).map((cluster) => (cluster.folded === "" ? " " : cluster.folded));
  return folded.join("").split(" ").filter(Boolean);
}

function foldCluster(cluster: string): string {
  return cluster
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(ACCENTS, "")
    .normalize("NFC")
    .replaceAll(/[ßøłıđðþæœ]/g, (letter) => PLAIN[letter] ?? letter)
    .replaceAll(/[^\p{L}\p{M}\p{N}]/gu, "");
}
