// Search hits in a name are marked, and the name itself is never changed.
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { foldWords } from "./foldText.ts";
import { highlight } from "./highlight.ts";

/** The name with its hits in brackets. */
const marked = (name: string, query: string): string =>
  highlight(name, query)
    .map(({ text, hit }) => (hit ? `[${text}]` : text))
    .join("");

const name = fc.string({ unit: "grapheme", maxLength: 24 });

describe("a search is marked", () => {
  it.each([
    ["Zamora CF", "zam", "[Zam]ora CF"],
    ["Polonia Zamość", "ZAMOSC", "Polonia [Zamość]"],
    ["CF Ávila", "avi", "CF [Ávi]la"],
    ["Blau-Weiß Göttingen", "gottingen weis", "Blau-[Weiß] [Göttingen]"],
    ["Łódź", "lodz", "[Łódź]"],
    ["İstanbul", "istan", "[İstan]bul"],
    ["A\u0301vila", "av", "[A\u0301v]ila"],
    ["United", "nit", "U[nit]ed"],
    ["Real Unión Real", "real", "[Real] Unión [Real]"],
    ["Untoledo Toledo", "toledo", "Untoledo [Toledo]"],
    ["الدوري المُمتاز", "الممتاز", "الدوري [المُمتاز]"],
    ["القاهرة", "القاهره", "[القاهرة]"],
    ["مصطفى محمد", "مصطفي", "[مصطفى] محمد"],
    ["نادي الكرخ", "الکرخ", "نادي [الكرخ]"],
    ["باریس", "باريس", "[باریس]"],
    ["ٱلهلال", "الهلال", "[ٱلهلال]"],
    ["Zamora CF", "xyz", "Zamora CF"],
    ["Zamora CF", " - ", "Zamora CF"],
    ["Ely Rovers", "rov ely", "[Ely] [Rov]ers"],
  ])("%s by %s", (text, query, expected) => expect(marked(text, query)).toBe(expected));

  it("without changing a letter of the name", () => {
    fc.assert(
      fc.property(name, name, (text, query) => {
        const segments = highlight(text, query);
        expect(segments.map((segment) => segment.text).join("")).toBe(text);
        expect(segments.every((segment) => segment.text !== "")).toBe(true);
        expect(segments.every((segment, at) => segment.hit !== segments[at + 1]?.hit)).toBe(true);
      }),
    );
  });

  it("wherever a word of the query starts a word of the name", () => {
    fc.assert(
      fc.property(name, name, (text, query) => {
        const words = foldWords(query);
        const hit = highlight(text, query).some((segment) => segment.hit);
        const begins = foldWords(text).some((own) => words.some((word) => own.startsWith(word)));
        if (begins) expect(hit).toBe(true);
        if (words.length === 0) expect(hit).toBe(false);
      }),
    );
  });

  it("in the same way for a query in capitals and with other accents", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z ]{0,8}$/), fc.stringMatching(/^[a-zé ]{0,16}$/), (query, text) => {
        const accented = query.replaceAll(/[a-z]/g, "$&\u0301").normalize("NFC");
        expect(highlight(text, accented.toUpperCase())).toEqual(highlight(text, query));
      }),
    );
  });
});
