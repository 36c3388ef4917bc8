// Server data on languages: kept, shared between tabs, and without effect when a request fails.
import { i18n } from "@lingui/core";
import { waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { pageStore } from "#state/pageStore.ts";
import { failure, type Result, success } from "#api/transport/result.ts";
import type { PageRequest } from "#domain/calls/pageCalls.ts";
import { DEFAULT_LOCALE } from "#i18n/locales.ts";
// What is loaded on demand is there before the test: a busy machine may take seconds for it.
import "#i18n/dictionary.ts";
import { languageListAtom } from "#state/preferences/languageList.ts";
import { followDictionary, refreshLanguageList } from "./languageData.ts";

const store = pageStore;
const log = vi.spyOn(console, "error").mockImplementation(() => undefined);

function aClient(...answers: readonly (Result<unknown> | undefined)[]) {
  let count = 0;
  const getPage = vi.fn((_request: PageRequest, _context: unknown) => {
    count += 1;
    return Promise.resolve(answers[Math.min(count, answers.length) - 1]);
  });
  return { getPage };
}

beforeEach(() => {
  log.mockClear();
  store.set(languageListAtom, []);
});

describe("the list of languages", () => {
  it("is stored in the server's order", async () => {
    await refreshLanguageList(aClient(success(["fr_FR", "en_GB"])), DEFAULT_LOCALE);
    expect(store.get(languageListAtom)).toEqual(["fr_FR", "en_GB"]);
    const known = store.get(languageListAtom);
    await refreshLanguageList(aClient(success(["fr_FR", "en_GB"])), DEFAULT_LOCALE);
    expect(store.get(languageListAtom)).toBe(known);
  });

  it.each([success([]), failure("refused", "broken", 500), undefined])(
    "falls back to the built-in table after %j",
    async (answer) => {
      store.set(languageListAtom, ["fr_FR"]);
      await refreshLanguageList(aClient(answer), DEFAULT_LOCALE);
      expect(store.get(languageListAtom)).toEqual([]);
      await vi.dynamicImportSettled();
      expect(log).toHaveBeenCalledTimes(answer?.ok === true ? 0 : 1);
    },
  );
});

describe("the dictionary", () => {
  const show = (id: string, home: string): void =>
    i18n.loadAndActivate({ locale: id, messages: { home: [home] } });
  const texts = (code: string, home: string) => success(new Map([[code, new Map([["home", home]])]]));

  it("is fetched once per language, and again after a failure", async () => {
    vi.stubGlobal("requestIdleCallback", (done: () => void) => queueMicrotask(done));
    show("fr", "Accueil");
    const client = aClient(texts("FR_FR", "Maison"), failure("noAnswer"), texts("DE_DE", "Heim"));
    const stop = followDictionary(client);
    await waitFor(() => expect(i18n._("home")).toBe("Maison"));
    show("de", "Start");
    await waitFor(() => expect(log).toHaveBeenCalledTimes(1));
    expect(i18n._("home")).toBe("Start");
    show("fr", "Accueil");
    show("de", "Start");
    await waitFor(() => expect(i18n._("home")).toBe("Heim"));
    expect(client.getPage.mock.calls.map(([request]) => request.params)).toEqual([
      { language: "fr_FR" },
      { language: "de_DE" },
      { language: "de_DE" },
    ]);
    stop();
    vi.unstubAllGlobals();
  });
});
