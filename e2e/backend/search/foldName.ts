// Reduces names and queries to the base letters they are compared by: no accents, case or punctuation.

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
  ħ: "h",
  ŧ: "t",
  ŋ: "n",
  ə: "e",
  ĸ: "k",
};

/** Letters of Arabic script that are typed for each other: heh and its feminine form, kaf and yeh of other keyboards. */
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

/** Spellings for keyboards without these letters. */
const SPELT_OUT: Readonly<Record<string, string>> = { ä: "ae", ö: "oe", ü: "ue", ø: "oe", å: "aa" };

/** Accents of Latin, Greek and Cyrillic, and vowel signs of Hebrew and Arabic; Thai and Indic vowel signs are letters. */
const ACCENTS = /[\u0300-\u036f\u0483-\u0487\u0591-\u05c7\u0610-\u061a\u064b-\u065f\u0670]|\u0640/gu;
const STROKED = /[ßøłıđðþæœħŧŋəĸ]/gu;
const NO_LETTER = /[^\p{L}\p{M}\p{N}]+/gu;

/** `Ávila F.C.` and `AVILA fc` become `avila f c` and `avila fc`: words of base letters, separated by one space. */
export function foldName(text: string): string {
  const lower = text.toLowerCase();
  // Fast path: most names contain only English letters.
  if (/^[a-z0-9 ]*$/.test(lower)) return lower.trim();
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(ACCENTS, "")
    .normalize("NFC")
    .replaceAll(STROKED, (letter) => PLAIN[letter] ?? letter)
    .replaceAll(/[ةىکیېےہھەٱ]/g, (letter) => ARABIC_ALIKE[letter] ?? letter)
    .replaceAll(NO_LETTER, " ")
    .trim();
}

/** The spellings by which a name is found: unchanged, without apostrophes, and with ä, ö, ü, ø, å spelled out. */
export function spellings(name: string): readonly string[] {
  const found = new Set([foldName(name)]);
  if (/['’ʼ]/.test(name)) found.add(foldName(name.replaceAll(/['’ʼ]/g, "")));
  if (/[äöüøå]/i.test(name)) {
    const lower = name.normalize("NFC").toLowerCase();
    found.add(foldName(lower.replaceAll(/[äöüøå]/g, (letter) => SPELT_OUT[letter] ?? letter)));
  }
  found.delete("");
  return [...found];
}

/** Words for "against" between two teams, which are not part of names. */
const BETWEEN: ReadonlySet<string> = new Set(["v", "vs", "versus"]);

/** The words of a folded query, without "v" and "vs" between names. */
export function queryWords(folded: string): readonly string[] {
  const words = folded.split(" ").filter((word) => word !== "");
  return words.filter((word, at) => at === 0 || at === words.length - 1 || !BETWEEN.has(word));
}
