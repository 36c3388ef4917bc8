// Languages and dictionaries over HTTP: stored texts, staged texts, and refusals.
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { startTestBackend, type TestBackend } from "../testing/testBackend.ts";

const DICTIONARY = "/v1/api/user/getDictionaryMap";

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
beforeEach(() => backend.control.act("reset"));
afterAll(() => backend.close());

async function languages(): Promise<readonly { id: number; code: string }[]> {
  const { data } = await backend.get("/v1/api/user/getLanguage");
  return data as readonly { id: number; code: string }[];
}

test("twenty languages share the legacy ids 0 to 18", async () => {
  const all = await languages();
  expect(new Set(all.map(({ code }) => code)).size).toBe(20);
  expect(new Set(all.map(({ id }) => id))).toEqual(new Set(Array.from({ length: 19 }, (_, id) => id)));
  expect(all.filter(({ id }) => id === 4).map(({ code }) => code)).toEqual(["en_GB", "en_US"]);
});

test("a test can omit languages and change their order", async () => {
  await backend.control.act("languages", { codes: ["fr_FR", "en_GB"] });
  expect((await languages()).map(({ code }) => code)).toEqual(["fr_FR", "en_GB"]);
  await backend.control.act("reset");
  expect(await languages()).toHaveLength(20);
});

test("a dictionary is sent under its upper-case language, with staged texts overlaid", async () => {
  const stored = await backend.post(DICTIONARY, { type: "PC", lang: "FR_FR" });
  expect(stored.data).toMatchObject({ FR_FR: { goBackHome: "Retour aux scores", subscribe: "S’abonner" } });
  await backend.control.act("dictionary", { lang: "fr_FR", entries: { goBackHome: "Retour", own: "!" } });
  const staged = await backend.post(DICTIONARY, { type: "PC", lang: "FR_FR" });
  expect(staged.data).toMatchObject({ FR_FR: { goBackHome: "Retour", own: "!", subscribe: "S’abonner" } });
  await backend.control.act("reset");
  expect(await backend.post(DICTIONARY, { type: "PC", lang: "FR_FR" })).toEqual(stored);
  expect((await backend.post(DICTIONARY, { type: "PC", lang: "SW_KE" })).data).toEqual({ SW_KE: {} });
});

test.each([null, {}, { type: "APP", lang: "FR_FR" }, { type: "PC", lang: "fr_FR" }, { type: "PC", lang: 7 }])(
  "%j is refused",
  async (body) => {
    expect(await backend.post(DICTIONARY, body)).toMatchObject({ code: 400, data: null });
  },
);
