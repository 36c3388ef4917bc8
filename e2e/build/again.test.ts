// @vitest-environment happy-dom
// public/again.js: what follows where the app's entry or another file of the page cannot be loaded.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

const SCRIPT = readFileSync(join(process.cwd(), "public", "again.js"), "utf8");
/** The wait for a navigation, ms. */
const WAIT_MS = 1_000;

const reload = vi.fn<() => void>();
const browser = { onLine: true };
/** Ends the listeners of each start. */
let page = new AbortController();

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML =
    '<div id="root"></div><p id="failed" hidden>Failed</p><p id="outdated" hidden>Old</p>';
  reload.mockClear();
  vi.spyOn(location, "reload").mockImplementation(reload);
});

afterEach(() => {
  page.abort();
  vi.useRealTimers();
  vi.restoreAllMocks();
  browser.onLine = true;
  sessionStorage.clear();
});

/** Opens the page. */
function open(): void {
  page.abort();
  page = new AbortController();
  const { signal } = page;
  const listen = (type: string, listener: () => void, options: unknown): void =>
    addEventListener(type, listener, {
      ...(typeof options === "object" ? options : { capture: options === true }),
      signal,
    });
  const navigator = {
    get onLine() {
      return browser.onLine;
    },
  };
  // oxlint-disable-next-line no-implied-eval -- runs the product's own script
  new Function("navigator", "addEventListener", SCRIPT)(navigator, listen);
}

/** The browser tells that an element of the document could not be loaded. */
function fail(tag: string, type: string): void {
  const element = document.createElement(tag);
  element.setAttribute("type", type);
  document.body.append(element);
  element.dispatchEvent(new Event("error"));
  element.remove();
}

function failAndWait(): void {
  open();
  fail("script", "module");
  vi.advanceTimersByTime(WAIT_MS);
}

it("a page whose entry cannot be loaded is loaded again once in ten minutes", () => {
  failAndWait();
  expect(reload).toHaveBeenCalledOnce();
  failAndWait();
  expect(reload).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(600_000);
  failAndWait();
  expect(reload).toHaveBeenCalledTimes(2);
});

it("a page whose entry tells of a missing file is loaded again", () => {
  open();
  dispatchEvent(new Event("touchline-missing"));
  expect(reload).not.toHaveBeenCalled();
  vi.advanceTimersByTime(WAIT_MS);
  expect(reload).toHaveBeenCalledOnce();
});

it.each([
  ["a picture", "img", ""],
  ["a style sheet", "link", "text/css"],
])("%s that cannot be loaded loads nothing again", (_, tag, type) => {
  open();
  fail(tag, type);
  vi.advanceTimersByTime(WAIT_MS);
  expect(reload).not.toHaveBeenCalled();
});

it("offline the page is not loaded again, where it would be lost too, but when the network is back", () => {
  browser.onLine = false;
  failAndWait();
  expect(reload).not.toHaveBeenCalled();
  browser.onLine = true;
  dispatchEvent(new Event("online"));
  vi.advanceTimersByTime(WAIT_MS);
  expect(reload).toHaveBeenCalledOnce();
});

it("a page that shows something is not loaded again when the network is back: the reader may be writing", () => {
  open();
  document.getElementById("root")?.replaceChildren("rows");
  browser.onLine = false;
  dispatchEvent(new Event("touchline-missing"));
  vi.advanceTimersByTime(WAIT_MS);
  browser.onLine = true;
  dispatchEvent(new Event("online"));
  vi.advanceTimersByTime(WAIT_MS);
  expect(reload).not.toHaveBeenCalled();
});

/** Ids of the sentences that are shown. */
const shown = (): readonly string[] =>
  [...document.querySelectorAll<HTMLElement>("p")].filter((each) => !each.hidden).map(({ id }) => id);

it("where it must not reload again, an empty page shows the sentence of its document", () => {
  sessionStorage.setItem("touchline.again.1", String(Date.now()));
  failAndWait();
  expect(reload).not.toHaveBeenCalled();
  expect(shown()).toEqual(["failed"]);
});

it("an empty page that could not be drawn shows the sentence, and no other page does", () => {
  open();
  document.getElementById("root")?.replaceChildren("rows");
  dispatchEvent(new Event("touchline-failed"));
  expect(shown()).toEqual([]);
  document.getElementById("root")?.replaceChildren();
  dispatchEvent(new Event("touchline-failed"));
  expect(shown()).toEqual(["failed"]);
});

it.each([
  ["https://scores.example/assets/start-1.js", ["failed"]],
  ["https://scores.example/boot.js", []],
  ["moz-extension://a/content.js", []],
])("an error in %s shows %j where the page stays empty", (filename, sentences) => {
  open();
  dispatchEvent(new ErrorEvent("error", { filename, message: "SyntaxError" }));
  expect(shown()).toEqual([]);
  vi.advanceTimersByTime(WAIT_MS);
  expect(shown()).toEqual(sentences);
});

it("an older browser says so instead", () => {
  vi.stubGlobal("Promise", Object.assign(class extends Promise<void> {}, { try: undefined }));
  open();
  vi.unstubAllGlobals();
  dispatchEvent(new Event("touchline-failed"));
  expect(shown()).toEqual(["outdated"]);
});

it("a browser without modules says so once the document is there", () => {
  const create = document.createElement.bind(document);
  vi.spyOn(document, "createElement").mockImplementation(
    (tag: string) => (tag === "script" ? {} : create(tag)) as HTMLElement,
  );
  open();
  expect(shown()).toEqual([]);
  dispatchEvent(new Event("load"));
  expect(shown()).toEqual(["failed"]);
});

it("a page that is being left is not loaded again", () => {
  open();
  fail("script", "module");
  dispatchEvent(new Event("beforeunload"));
  vi.advanceTimersByTime(WAIT_MS);
  expect(reload).not.toHaveBeenCalled();
});
