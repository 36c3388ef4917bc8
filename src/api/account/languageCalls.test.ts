// Requests for languages and dictionaries, and how good, loose and bad answers are read.
import { describe, expect, it } from "vitest";
import { createFakeServer, envelope, status } from "../testing/fakeServer.ts";
import { createPagesApi } from "../createPagesApi.ts";

const CONTEXT = { language: "fr_FR", offsetMinutes: 0 };

async function languagesFrom(data: unknown): Promise<unknown> {
  const { http } = createFakeServer([envelope(data)]);
  return createPagesApi(http).load({ call: "languages", params: {} }, CONTEXT);
}

async function dictionaryFrom(data: unknown): Promise<unknown> {
  const { http } = createFakeServer([envelope(data)]);
  return createPagesApi(http).load({ call: "dictionary", params: { language: "fr_FR" } }, CONTEXT);
}

describe("languages", () => {
  it("keep the server's order, each once, identified by code or else by legacy id", async () => {
    const answer = await languagesFrom([
      { id: 2, code: "fr_FR", name: "Français" },
      { id: "4" },
      { code: "en_GB" },
      { code: "nl_NL" },
      { id: 99 },
      null,
      "de_DE",
    ]);
    expect(answer).toEqual({ ok: true, value: ["fr_FR", "en_GB", "en_US", "nl_NL"] });
  });

  it("that are no list are a failure", async () => {
    expect(await languagesFrom({ fr: 1 })).toMatchObject({ ok: false });
    expect(await languagesFrom([])).toEqual({ ok: true, value: [] });
  });
});

describe("the dictionary", () => {
  it("is requested by its upper-case language, and once more after a temporary failure", async () => {
    const { http, asked } = createFakeServer([status(503), envelope({})]);
    await createPagesApi(http).load({ call: "dictionary", params: { language: "fr_FR" } }, CONTEXT);
    expect(asked).toHaveLength(2);
    expect(asked[1]).toMatchObject({ method: "POST", path: "/v1/api/user/getDictionaryMap" });
    expect(JSON.parse(asked[1]?.body ?? "")).toEqual({ type: "PC", lang: "FR_FR" });
  });

  it("keeps text entries only", async () => {
    const answer = await dictionaryFrom({ FR_FR: { a: "A", b: 1, c: "", __proto__: "x" }, DE_DE: "none" });
    expect(answer).toEqual({ ok: true, value: new Map([["FR_FR", new Map([["a", "A"]])]]) });
  });

  it("may be empty, but must be an object", async () => {
    expect(await dictionaryFrom(null)).toEqual({ ok: true, value: new Map() });
    expect(await dictionaryFrom([1])).toMatchObject({ ok: false });
  });
});
