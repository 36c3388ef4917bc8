// Decodes the character references of pasted HTML.

const NAMED: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: "\u00a0",
  hellip: "…",
  mdash: "—",
  ndash: "–",
  lsquo: "‘",
  rsquo: "’",
  sbquo: "‚",
  ldquo: "“",
  rdquo: "”",
  bdquo: "„",
  lsaquo: "‹",
  rsaquo: "›",
  bull: "•",
  euro: "€",
  trade: "™",
  zwnj: "\u200c",
  zwj: "\u200d",
  lrm: "\u200e",
  rlm: "\u200f",
  ensp: "\u2002",
  emsp: "\u2003",
  thinsp: "\u2009",
  minus: "−",
  larr: "←",
  rarr: "→",
  OElig: "Œ",
  oelig: "œ",
  Scaron: "Š",
  scaron: "š",
};

/** Names of U+00A1 to U+00FF, in order. */
const LATIN =
  "iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml";
const FIRST_LATIN = 0xa1;

const NAMES: ReadonlyMap<string, string> = new Map([
  ...Object.entries(NAMED),
  ...LATIN.split(" ").map((name, at) => [name, String.fromCharCode(FIRST_LATIN + at)] as const),
]);

/** What the HTML standard reads for the numbers 128 to 159, which old word processors write. */
const WINDOWS = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ";
const REFERENCE = /&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z][a-z\d]{1,8}));?/gi;

/** Line ends become spaces; other control signs and halves of pairs go. */
function signOf(code: number): string {
  if (code === 9 || code === 10 || code === 13) return " ";
  if (code >= 128 && code < 160) return WINDOWS[code - 128] ?? "";
  const isSign = code > 31 && code <= 0x10_ff_ff && (code < 0xd8_00 || code > 0xdf_ff);
  return isSign ? String.fromCodePoint(code) : "";
}

/** An unknown name stays as it is written. */
export function decodeEntities(text: string): string {
  if (!text.includes("&")) return text;
  return text.replaceAll(REFERENCE, (all: string, hex?: string, decimal?: string, name?: string) => {
    if (name !== undefined) return NAMES.get(name) ?? all;
    return signOf(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16));
  });
}
