// What the offline worker keeps and finds: install, wishes of pages, builds in a row, refused storage.
import { describe, expect, it } from "vitest";
import { aBrowser, contentOf } from "./testing/aBrowser.ts";
import { aBuild } from "./testing/aBuild.ts";

const wish = (language: string, whole = false) => ({ type: "keep", language, whole }) as const;
const textOf = async (answer: Promise<Response | undefined>) => (await answer)?.text();

it("the install keeps the start and the default language, without cookies, and not the rest", async () => {
  const { browser, network, keeperOf } = aBrowser();
  await keeperOf(aBuild()).install();
  expect(browser.entries("a")).toEqual([
    "/assets/en-a.js",
    "/assets/home-a.js",
    "/assets/vendor-0.js",
    "/images/default-team.svg",
    "/offline/document/en",
    "/offline/wishes",
  ]);
  for (const [, options] of network.mock.calls as unknown as [string, RequestInit][])
    expect(options.credentials).toBe("omit");
});

it("a page's wish adds its language, and the rest where it asks for all", async () => {
  const { browser, keeperOf } = aBrowser();
  const keeper = keeperOf(aBuild());
  await keeper.install();
  await keeper.keep(wish("ar"));
  expect(await textOf(keeper.findDocument("ar"))).toBe(contentOf("/assets/document-ar-a.html"));
  expect(await keeper.find("/assets/faq-a.js")).toBeUndefined();
  await keeper.keep(wish("ar", true));
  expect(await textOf(keeper.find("/assets/faq-a.js"))).toBe("of /assets/faq-a.js");
  const before = browser.fetched.length;
  await keeper.keep(wish("ar", true));
  expect(browser.fetched.length).toBe(before);
});

it("with Save-Data the rest is not fetched, whatever a page asks for", async () => {
  const { browser, keeperOf } = aBrowser();
  browser.savesData = true;
  const keeper = keeperOf(aBuild());
  await keeper.install();
  await keeper.keep(wish("en", true));
  expect(browser.fetched).not.toContain("/assets/faq-a.js");
});

it("two wishes at once are both kept, and an unknown language is ignored", async () => {
  const { keeperOf } = aBrowser();
  const keeper = keeperOf(aBuild());
  await Promise.all([
    keeper.install(),
    keeper.keep(wish("ar")),
    keeper.keep(wish("zh-hk")),
    keeper.keep(wish("xx")),
  ]);
  for (const language of ["en", "ar", "zh-hk"])
    expect(await keeper.findDocument(language), language).toBeDefined();
  expect(await keeper.findDocument("xx")).toBeUndefined();
});

it("a new build is fetched with the languages of the one before, and what is equal is copied", async () => {
  const { browser, keeperOf } = aBrowser();
  const old = keeperOf(aBuild("a"));
  await old.install();
  await old.keep(wish("ar", true));
  browser.fetched = [];
  const fresh = keeperOf(aBuild("b"));
  await fresh.install();
  expect(browser.fetched).not.toContain("/assets/vendor-0.js");
  expect(browser.entries("b")).toEqual(
    expect.arrayContaining(["/assets/vendor-0.js", "/assets/charts-0.js"]),
  );
  expect(await textOf(fresh.findDocument("ar"))).toBe(contentOf("/assets/document-ar-b.html"));
  // The old build is whole, for its tabs and for a worker that still runs.
  expect(await textOf(old.findDocument("ar"))).toBe(contentOf("/assets/document-ar-a.html"));
  expect(await textOf(fresh.find("/assets/faq-a.js"))).toBe("of /assets/faq-a.js");
});

it("a new build leaves all other files to the wishes of its pages, and installs without them", async () => {
  const { browser, keeperOf } = aBrowser();
  const old = keeperOf(aBuild("a"));
  await old.install();
  await old.keep(wish("en", true));
  browser.fetched = [];
  browser.gone.add("/assets/faq-b.js");
  const fresh = keeperOf(aBuild("b"));
  await fresh.install();
  expect(browser.fetched).not.toContain("/assets/faq-b.js");
  await expect(fresh.keep(wish("en", true))).rejects.toThrow("cannot be kept");
  browser.gone.clear();
  await fresh.keep(wish("en", true));
  expect(browser.entries("b")).toContain("/assets/faq-b.js");
});

describe("while all other files are being fetched", () => {
  /** A keeper whose download of the rest waits until `go` is called, and then has one file more to fetch. */
  async function downloading() {
    const { browser, network, keeperOf } = aBrowser();
    const build = aBuild();
    const rest = Array.from({ length: 8 }, (_, index) => `/assets/page${index}-a.js`);
    const keeper = keeperOf({ ...build, rest });
    await keeper.install();
    let go = (): void => {};
    const held = new Promise<void>((resolve) => (go = resolve));
    const answer = network.getMockImplementation();
    network.mockImplementation(async (path: string) => {
      if (rest.includes(path)) await held;
      return answer!(path);
    });
    const all = keeper.keep(wish("en", true));
    await expect.poll(() => network.mock.calls.some(([path]) => path === rest[0])).toBe(true);
    return {
      browser,
      keeper,
      go,
      all,
      fetchedRest: () => rest.filter((path) => browser.fetched.includes(path)),
    };
  }

  it("a language that is wished for does not wait for them", async () => {
    const { browser, keeper, go, all } = await downloading();
    const second = keeper.keep(wish("ar", true));
    await expect.poll(() => browser.entries("a")).toContain("/offline/document/ar");
    go();
    await Promise.all([all, second]);
    expect(browser.entries("a")).toContain("/assets/page7-a.js");
  });

  it.each(["a wish for the start alone", "Save-Data"])("%s ends that", async (what) => {
    const { browser, keeper, go, all, fetchedRest } = await downloading();
    if (what === "Save-Data") browser.savesData = true;
    else await keeper.keep(wish("en"));
    go();
    await all;
    // Those that were under way.
    expect(fetchedRest()).toHaveLength(4);
    browser.savesData = false;
    await keeper.keep(wish("en", true));
    expect(fetchedRest()).toHaveLength(8);
  });
});

it("a build that cannot be had in full does not install, and the document of the one before stays", async () => {
  const { browser, keeperOf } = aBrowser();
  await keeperOf(aBuild("a")).install();
  browser.gone.add("/assets/home-b.js");
  const fresh = keeperOf(aBuild("b"));
  await expect(fresh.install()).rejects.toThrow("cannot be kept");
  expect(await textOf(fresh.findDocument("en"))).toBe(contentOf("/assets/document-en-a.html"));
  browser.gone.clear();
  await fresh.install();
  expect(await textOf(fresh.findDocument("en"))).toBe(contentOf("/assets/document-en-b.html"));
});

it("another document in the place of a language's own is not kept, until the server has the right one", async () => {
  const { browser, keeperOf } = aBrowser();
  await keeperOf(aBuild("a")).install();
  const fresh = keeperOf(aBuild("b"));
  browser.documents.set("/assets/document-en-b.html", contentOf("/assets/document-en-c.html"));
  await expect(fresh.install()).rejects.toThrow("another document");
  expect(await textOf(fresh.findDocument("en"))).toBe(contentOf("/assets/document-en-a.html"));
  browser.documents.clear();
  await fresh.install();
  expect(await textOf(fresh.findDocument("en"))).toBe(contentOf("/assets/document-en-b.html"));
});

it("a language whose files cannot be had has no kept document until they can", async () => {
  const { browser, keeperOf } = aBrowser();
  const keeper = keeperOf(aBuild());
  await keeper.install();
  browser.online = false;
  await expect(keeper.keep(wish("ar"))).rejects.toThrow("Failed to fetch");
  expect(await keeper.findDocument("ar")).toBeUndefined();
  browser.online = true;
  await keeper.keep(wish("en"));
  expect(await keeper.findDocument("ar")).toBeDefined();
});

it("two builds in a row: the files of a tab's build stay until the tab is closed", async () => {
  const { browser, keeperOf } = aBrowser();
  for (const id of ["a", "b", "c"]) {
    browser.locks = ["touchline-a-1/0f1e"];
    const keeper = keeperOf(aBuild(id));
    await keeper.install();
    await keeper.dropUnneeded();
  }
  const newest = keeperOf(aBuild("c"));
  expect(await newest.find("/assets/home-a.js")).toBeDefined();
  browser.locks = [];
  await newest.dropUnneeded();
  expect(browser.caches()).toEqual(["touchline-files-b", "touchline-files-c"]);
});

it("files of builds that no tab needs go before all other files are fetched, and where a file cannot be had", async () => {
  const { browser, network, keeperOf } = aBrowser();
  for (const id of ["a", "b", "c"]) await keeperOf(aBuild(id)).install();
  const newest = keeperOf(aBuild("c"));
  const answer = network.getMockImplementation();
  network.mockImplementation((path) =>
    path.startsWith("/assets/faq") ? new Promise(() => undefined) : (answer?.(path) as Promise<Response>),
  );
  void newest.keep(wish("en", true));
  await expect.poll(() => browser.caches()).toEqual(["touchline-files-b", "touchline-files-c"]);
  await keeperOf(aBuild("d")).install();
  browser.gone.add("/assets/ar-d.js");
  await expect(keeperOf(aBuild("d")).keep(wish("ar"))).rejects.toThrow("cannot be kept");
  expect(browser.caches()).toEqual(["touchline-files-c", "touchline-files-d"]);
});

it("a build whose install failed does not take the place of the build before", async () => {
  const { browser, keeperOf } = aBrowser();
  const first = keeperOf(aBuild("a"));
  await first.install();
  browser.gone.add("/assets/home-b.js");
  await expect(keeperOf(aBuild("b")).install()).rejects.toThrow("cannot be kept");
  const newest = keeperOf(aBuild("c"));
  await newest.install();
  await newest.dropUnneeded();
  expect(await newest.find("/assets/home-a.js")).toBeDefined();
});

it("a search does not make a deleted cache anew", async () => {
  const { browser, keeperOf, deletedMeanwhile } = aBrowser();
  const keeper = keeperOf(aBuild("b"));
  await keeperOf(aBuild("a")).install();
  await keeper.install();
  deletedMeanwhile("a");
  expect(await keeper.find("/assets/home-a.js")).toBeUndefined();
  expect(browser.caches()).toEqual(["touchline-files-b"]);
});

it("keeps what a page has fetched itself if it is a file of this build and the right answer", async () => {
  const { keeperOf } = aBrowser();
  const keeper = keeperOf(aBuild());
  const script = () => new Response("1", { headers: { "content-type": "text/javascript" } });
  await keeper.store("/assets/faq-a.js", script());
  await keeper.store("/assets/faq-0.js", script());
  await keeper.store("/assets/ar-a.js", new Response("portal", { headers: { "content-type": "text/html" } }));
  expect(await textOf(keeper.find("/assets/faq-a.js"))).toBe("1");
  expect(await keeper.find("/assets/faq-0.js")).toBeUndefined();
  expect(await keeper.find("/assets/ar-a.js")).toBeUndefined();
});

it("where storage is refused nothing is found and nothing installs", async () => {
  const { browser, keeperOf } = aBrowser();
  const keeper = keeperOf(aBuild());
  await keeper.install();
  browser.refuses = true;
  expect(await keeper.find("/assets/home-a.js")).toBeUndefined();
  expect(await keeper.findDocument("en")).toBeUndefined();
  await expect(keeperOf(aBuild("b")).install()).rejects.toThrow("full");
});
