// The server's documents: complete in each language they are written in, and named by that language for all others.
import { afterAll, beforeAll, expect, test } from "vitest";
import { PLATFORM_RATE, RELEASE_AFTER_MS } from "../../creators/ledger.ts";
import { DAY_MS, writeCents } from "../../creators/terms.ts";
import { DOCUMENT_LANGUAGES, DOCUMENTS } from "../../members/documents/documents.ts";
import { LEAST_PRICE, MOST_PRICE } from "../../studio/feeTerms.ts";
import { ACCOUNT_REST_MS, LEAST_WITHDRAWAL, MOST_WITHDRAWAL } from "../../wallet/terms.ts";
import { LANGUAGE_TABLES } from "../../words/words.ts";
import { type MemberBackend, startMemberBackend } from "./memberClient.ts";

const CALL = "/v1/api/user/getDoc";
const SCRIPTS: Readonly<Record<string, RegExp>> = {
  en_GB: /\p{Script=Latin}/u,
  zh_CN: /\p{Script=Han}/u,
  es_ES: /\p{Script=Latin}/u,
  ar_SA: /\p{Script=Arabic}/u,
};

interface Op {
  readonly insert: string;
  readonly attributes?: Readonly<Record<string, unknown>>;
}

let backend: MemberBackend;
beforeAll(async () => {
  backend = await startMemberBackend();
});
afterAll(() => backend.close());

async function read(tag: string, lang: string) {
  const { code, data } = await backend.get(`${CALL}?tag=${tag}&lang=${lang}`);
  expect(code).toBe(0);
  const { content, ...rest } = data as Readonly<Record<string, string>>;
  return { ...rest, ops: (JSON.parse(content ?? "") as { readonly ops: readonly Op[] }).ops };
}

/** What a translation shares with its original: the kinds of its blocks, and its links, in any order within a block. */
const shapeOf = (ops: readonly Op[]) => ({
  blocks: ops.filter(({ insert }) => insert === "\n").map(({ attributes }) => attributes ?? {}),
  links: ops.flatMap(({ attributes }) => attributes?.["link"] ?? []),
  bold: ops.filter(({ attributes }) => attributes?.["bold"]).length,
});

test.each(Object.keys(DOCUMENTS))(
  "%s has the same chapters, lists and links in each language",
  async (tag) => {
    const original = await read(tag, "en_GB");
    for (const lang of DOCUMENT_LANGUAGES) {
      const document = await read(tag, lang);
      expect(document).toMatchObject({ tag, lang, updateTime: expect.stringMatching(/^\d{12}$/) });
      const text = document.ops.map(({ insert }) => insert).join("");
      expect(document).toMatchObject({ title: text.split("\n")[0] });
      expect(text).toMatch(SCRIPTS[lang] ?? /^$/);
      expect(text.length).toBeGreaterThan(600);
      expect(text).toMatch(/\n$/);
      expect(text).not.toMatch(/\*\*|^#|^- |\]\(|\n\n\n/m);
      expect([lang, shapeOf(document.ops)]).toEqual([lang, shapeOf(original.ops)]);
      if (lang !== "en_GB") expect(text).not.toContain(original.ops[0]?.insert);
    }
  },
);

test("the contributor programme names the figures that the backend reckons with", async () => {
  const figures = [
    writeCents(LEAST_PRICE),
    writeCents(MOST_PRICE),
    String((10_000 - PLATFORM_RATE) / 100),
    String(PLATFORM_RATE / 100),
    String(RELEASE_AFTER_MS / DAY_MS),
    writeCents(LEAST_WITHDRAWAL),
    writeCents(MOST_WITHDRAWAL),
    String(ACCOUNT_REST_MS / DAY_MS),
    "18",
  ];
  for (const lang of DOCUMENT_LANGUAGES) {
    const { ops } = await read("contributorProgram", lang);
    const text = ops.map(({ insert }) => insert).join("");
    // Spanish writes a decimal comma; the others group thousands by one.
    const plain =
      lang === "es_ES" ? text.replaceAll(/(\d),(\d)/g, "$1.$2") : text.replaceAll(/(\d),(\d)/g, "$1$2");
    const found = [...plain.matchAll(/\d+(?:\.\d\d)?/g)].map(([figure]) => figure);
    expect([lang, new Set(found)]).toEqual([lang, new Set(figures)]);
  }
});

test("every other language gets the English text, traditional Chinese the simplified one, and the answer says so", async () => {
  const langs = await Promise.all(
    Object.keys(LANGUAGE_TABLES).map(async (lang) => [lang, (await read("faq", lang))["lang" as never]]),
  );
  expect(Object.fromEntries(langs)).toEqual({
    ...Object.fromEntries(Object.keys(LANGUAGE_TABLES).map((lang) => [lang, "en_GB"])),
    zh_CN: "zh_CN",
    zh_HK: "zh_CN",
    es_ES: "es_ES",
    ar_SA: "ar_SA",
  });
  expect(await read("faq", "constructor")).toMatchObject({ lang: "en_GB" });
});

test("an unknown document is refused", async () => {
  for (const tag of ["", "tag=cookbook", "tag=constructor", "tag=faq%20en_GB"]) {
    expect((await backend.get(`${CALL}?${tag}`)).code).toBe(400);
  }
});
