// Reduces texts to base letters for search: no accents, no case, no punctuation.

/** Letters whose stroke, dot or ligature Unicode does not treat as an accent. */
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

/**
 * Letters of Arabic script that are typed for each other: the feminine ending and its heh, the final yeh without dots,
 * and the kaf, yeh and heh of Persian and Urdu keyboards.
 */
const ARABIC_ALIKE: Readonly<Record<string, string>> = {
  ة: "ه",
  ى: "ي",
  ک: "ك",
  ی: "ي",
  ې: "ي",
  ے: "ي",
  ہ: "ه",
  ھ: "ه",
  ە: "ه",
  ٱ: "ا",
};

/**
 * Accents of Latin, Greek and Cyrillic, and vowel signs of Hebrew and Arabic; in Thai and Indic scripts vowel
 * signs are letters.
 */
const ACCENTS = /[\u0300-\u036f\u0483-\u0487\u0591-\u05c7\u0610-\u061a\u064b-\u065f\u0670]|\u0640/gu;

/** A letter with its marks, as one or several characters. */
const CLUSTER = /\P{M}\p{M}*|\p{M}+/gu;

/** A piece of a text and its base letters; "" for punctuation and spaces. */
export interface FoldedCluster {
  readonly source: string;
  readonly folded: string;
}

/** The letters of a text with their base form; the sources joined are the text. */
export function foldClusters(text: string): readonly FoldedCluster[] {
  return (text.match(CLUSTER) ?? []).map((source) => ({ source, folded: foldCluster(source) }));
}

/** The words of a text in base letters: `"Łódź F.C."` yields `["lodz", "f", "c"]`. */
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
    .replaceAll(/[ةىکیېےہھەٱ]/g, (letter) => ARABIC_ALIKE[letter] ?? letter)
    .replaceAll(/[^\p{L}\p{M}\p{N}]/gu, "");
}
