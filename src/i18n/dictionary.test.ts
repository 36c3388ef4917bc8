// Texts of a language: those of the server replace those of the catalogue, and numbers have Latin digits.
import { i18n, type Messages } from "@lingui/core";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { activateLocale, loadAllTexts, type CataloguePart } from "./activateLocale.ts";
import { putDictionary } from "./dictionary.ts";
import { compileInPlaceOf } from "./dictionaryEntry.ts";
import { findLocale, type Locale, LOCALES } from "./locales.ts";

function locale(id: string): Locale {
  const found = findLocale(id);
  if (!found) throw new Error(`no locale ${id}`);
  return found;
}

/** The parts of a document that activateLocale uses. */
function aPage(): Document {
  const classes = new Set<string>();
  const classList = {
    [Symbol.iterator]: () => classes.values(),
    add: (name: string) => classes.add(name),
    remove: (...names: string[]) => names.forEach((name) => classes.delete(name)),
  };
  return { documentElement: { lang: "", dir: "" }, body: { classList } } as unknown as Document;
}

const CATALOGUES: Readonly<Record<CataloguePart, Messages>> = {
  first: { home: ["Home"], hello: ["Hello ", ["name"]] },
  rest: { late: ["Late"] },
};
const load = (_localeId: string, part: CataloguePart): Promise<Messages> =>
  Promise.resolve({ ...CATALOGUES[part] });
const show = (id: string): Promise<void> => activateLocale(locale(id), aPage(), load);

const bad = vi.fn<(message: string) => void>();
const put = (id: string, texts: Readonly<Record<string, string>>): void =>
  putDictionary(id, new Map(Object.entries(texts)), bad);
beforeEach(() => bad.mockClear());

describe("the dictionary", () => {
  it("takes priority where both have the message, and notifies components that show texts", async () => {
    await show("de");
    const changed = vi.fn();
    const stop = i18n.on("change", changed);
    put("de", { home: "Zuhause", hello: "Guten Tag, {name}", unknown: "{}" });
    stop();
    expect(changed).toHaveBeenCalledTimes(1);
    expect(i18n._("home")).toBe("Zuhause");
    expect(i18n._("hello", { name: "Ada" })).toBe("Guten Tag, Ada");
    expect(Object.hasOwn(i18n.messages, "unknown")).toBe(false);
    expect(bad).not.toHaveBeenCalled();
  });

  it("notifies no component where it replaces nothing", async () => {
    await show("sw");
    const changed = vi.fn();
    const stop = i18n.on("change", changed);
    put("sw", { unknown: "Nini" });
    stop();
    expect(changed).not.toHaveBeenCalled();
  });

  it("ignores only an invalid entry, and reports it once", async () => {
    await show("it");
    put("it", { home: "{broken", hello: "Ciao {nome}" });
    await show("it");
    expect(i18n._("home")).toBe("Home");
    expect(i18n._("hello", { name: "Ada" })).toBe("Hello Ada");
    expect(bad.mock.calls.map(([message]) => message)).toEqual([
      expect.stringContaining("home"),
      expect.stringContaining("hello"),
    ]);
  });

  it("applies to its language, and again when that language returns", async () => {
    await show("fr");
    put("fr", { home: "Maison" });
    await show("es");
    expect(i18n._("home")).toBe("Home");
    put("vi", { home: "Nhà" });
    expect(i18n._("home")).toBe("Home");
    await show("fr");
    expect(i18n._("home")).toBe("Maison");
    await show("vi");
    expect(i18n._("home")).toBe("Nhà");
  });

  it("applies its texts to parts of the catalogue that are loaded later, for which nothing is drawn again", async () => {
    await show("ko");
    put("ko", { late: "Spät", home: "Heim" });
    expect(Object.hasOwn(i18n.messages, "late")).toBe(false);
    const changed = vi.fn();
    const stop = i18n.on("change", changed);
    await loadAllTexts(load);
    stop();
    expect(changed).not.toHaveBeenCalled();
    expect([i18n._("late"), i18n._("home")]).toEqual(["Spät", "Heim"]);
  });
});

describe("a text that replaces a catalogue text", () => {
  it.each([
    [["Plain"], "Other"],
    [["Hi ", ["name"]], "{name}!"],
    [[["count", "plural", { one: "one", other: ["#", " goals"] }]], "{count, plural, other {# Tore}}"],
    [[["count"], " goals"], "{count, plural, one {# goal} other {# goals}}"],
    [["See <0>", ["name"], "</0>"], "<0>{name}</0> ansehen"],
    [[["price", "number", "percent"]], "{price, number, percent}"],
  ] as const)("%j may be %j", (own, text) => {
    expect(compileInPlaceOf(own as unknown as string[], text)).toBeDefined();
  });

  it.each([
    [["Plain"], "With {name}"],
    [["Hi ", ["name"]], "Hi"],
    [["Hi ", ["name"]], "Hi {name"],
    [["See <0>this</0>"], "See this"],
    [["See <0>this</0>"], "See <0>this"],
    [["Plain"], "<b>bold</b>"],
    [[["price"]], "{price, number, nonsense}"],
    [[["price"]], "{price, nonsense}"],
    [[["count", "plural", { other: ["<0>", ["name"], "</0>"] }]], "{count, plural, other {all}}"],
  ] as const)("%j may not be %j", (own, text) => {
    expect(compileInPlaceOf(own as unknown as string[], text)).toBeUndefined();
  });
});

describe("the later part of a language", () => {
  it("that is wanted while the first is loading is awaited by each who needs it, and kept", async () => {
    // As on a new page, where nothing has wanted the later part.
    vi.resetModules();
    const { activateLocale: activateAnew, loadAllTexts: loadAllAnew } = await import("./activateLocale.ts");
    const { i18n: texts } = await import("@lingui/core");
    const letCome = new Map<CataloguePart, () => void>();
    const slowly = (_id: string, part: CataloguePart): Promise<Messages> =>
      new Promise((resolve) => letCome.set(part, () => resolve({ ...CATALOGUES[part] })));
    const activated = activateAnew(locale("de"), aPage(), slowly);
    const loaded = loadAllAnew(slowly);
    letCome.get("rest")?.();
    letCome.get("first")?.();
    await activated;
    expect(loadAllAnew(slowly)).toBeDefined();
    await loaded;
    expect(loadAllAnew(slowly)).toBeUndefined();
    expect([texts._("home"), texts._("late")]).toEqual(["Home", "Late"]);
  });
});

it.each(LOCALES.map(({ id, html }) => [id, html]))(
  "numbers in the texts of %s have Latin digits, whatever the browser prefers",
  async (id, html) => {
    await show(id);
    const { baseName, numberingSystem } = new Intl.Locale(String(i18n.locales));
    expect([baseName, numberingSystem]).toEqual([html, "latn"]);
  },
);
