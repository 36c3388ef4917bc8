// The server's words exist in all 20 languages, with the same values to fill in, and reach the asker in their language.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestBackend, type TestBackend } from "../testing/testBackend.ts";
import { ENGLISH, type WordsKey } from "./english.ts";
import { LANGUAGE_TABLES, say, words } from "./words.ts";

const keys = Object.keys(ENGLISH) as readonly WordsKey[];
const namesIn = (text: string): readonly string[] =>
  [...text.matchAll(/\{\w+\}/g)].map(([name]) => name).toSorted();

describe.each(Object.entries(LANGUAGE_TABLES))("%s", (_code, table) => {
  it("has every text with the values of the English one", () => {
    expect(Object.keys(table).toSorted()).toEqual([...keys].toSorted());
    for (const key of keys) expect([key, namesIn(table[key])]).toEqual([key, namesIn(ENGLISH[key])]);
  });
});

it("is another text than the English one in every other language", () => {
  const same = Object.entries(LANGUAGE_TABLES).flatMap(([code, table]) =>
    code.startsWith("en_")
      ? []
      : keys.filter((key) => table[key] === ENGLISH[key]).map((key) => `${code} ${key}`),
  );
  expect(same).toEqual([]);
});

it("fills values in as they are, and falls back to English", () => {
  const sent = words("codeSent", { email: "{email}$&@example.org" });
  expect(say("de_DE", sent)).toBe("Wir haben einen Code an {email}$&@example.org gesendet.");
  for (const lang of [undefined, "xx_XX", "constructor", 5]) {
    expect(say(lang, words("noMatch"))).toBe("There is no such match.");
  }
});

describe("over HTTP", () => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await startTestBackend();
  });
  afterAll(() => backend.close());

  it("refuses in the language that the call names", async () => {
    const login = (lang: string) =>
      backend.post(`/v1/api/user/login?lang=${lang}`, { email: "nobody@example.org", password: "Wrong1234" });
    expect((await login("fr_FR")).msg).toBe("L’adresse e-mail ou le mot de passe est incorrect.");
    expect((await login("ar_SA")).msg).toBe("البريد الإلكتروني أو كلمة المرور غير صحيحة.");
    expect((await login("en_GB")).msg).toBe(ENGLISH.wrongSignIn);
  });

  it("names in that language what does not exist and which field is invalid", async () => {
    const match = await backend.get("/api/football/match/detail?scheduleId=1&lang=es_ES&timezone=e0");
    expect([match.code, match.msg]).toEqual([404, "Este partido no existe."]);
    const login = await backend.post("/v1/api/user/login?lang=ja_JP", { email: "x" });
    expect([login.code, login.msg]).toEqual([400, "メールアドレスが正しくありません。"]);
  });
});
