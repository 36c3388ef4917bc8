// The window on top: it follows the look of its page, gets sheets that are loaded later, and ends once, with its tab.
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { openTopWindow } from "./topWindow.ts";

interface FakeWindow extends EventTarget {
  readonly document: Document;
  readonly close: () => void;
}

function aWindow(): FakeWindow & { readonly closed: () => number } {
  const other = document.implementation.createHTMLDocument("");
  let times = 0;
  const fake = new EventTarget() as FakeWindow;
  return Object.assign(fake, {
    document: other,
    close: () => void (times += 1),
    closed: () => times,
  });
}

let made: ReturnType<typeof aWindow>;
beforeEach(() => {
  made = aWindow();
  vi.stubGlobal("documentPictureInPicture", { requestWindow: async () => made });
  document.documentElement.lang = "ar";
  document.documentElement.dir = "rtl";
  document.documentElement.dataset["theme"] = "dark";
  document.head.innerHTML = "<style>.a { color: red }</style>";
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.head.innerHTML = "";
});

it("has language, direction, theme and sheets of its page, and follows their changes", async () => {
  await openTopWindow(() => undefined);
  const root = made.document.documentElement;
  expect([root.lang, root.dir, root.dataset["theme"]]).toEqual(["ar", "rtl", "dark"]);
  expect(made.document.querySelectorAll("style")).toHaveLength(1);
  document.documentElement.lang = "en";
  const late = document.createElement("style");
  document.head.append(late);
  await expect.poll(() => root.lang).toBe("en");
  expect(made.document.querySelectorAll("style")).toHaveLength(2);
});

it("loses what its page no longer has, such as the mark of a low battery", async () => {
  document.documentElement.dataset["lowPower"] = "";
  await openTopWindow(() => undefined);
  const root = made.document.documentElement;
  expect(root.dataset["lowPower"]).toBe("");
  delete document.documentElement.dataset["lowPower"];
  await expect.poll(() => "lowPower" in root.dataset).toBe(false);
  expect(root.lang).toBe("ar");
});

it("ends once when it is closed, and follows nothing afterwards", async () => {
  const onClosed = vi.fn();
  await openTopWindow(onClosed);
  made.dispatchEvent(new Event("pagehide"));
  made.dispatchEvent(new Event("pagehide"));
  expect(onClosed).toHaveBeenCalledTimes(1);
  dispatchEvent(new Event("pagehide"));
  expect(made.closed()).toBe(0);
});

it("goes with its tab", async () => {
  const onClosed = vi.fn();
  await openTopWindow(onClosed);
  dispatchEvent(new Event("pagehide"));
  expect(made.closed()).toBe(1);
  expect(onClosed).toHaveBeenCalledTimes(1);
});

it("is a window of its own where the browser has none on top, and undefined where it refuses", async () => {
  vi.stubGlobal("documentPictureInPicture", undefined);
  const open = vi.spyOn(window, "open").mockReturnValue(made as unknown as Window);
  expect((await openTopWindow(() => undefined))?.body).toBe(made.document.body);
  open.mockReturnValue(null);
  expect(await openTopWindow(() => undefined)).toBeUndefined();
  vi.stubGlobal("documentPictureInPicture", { requestWindow: () => Promise.reject(new Error("no")) });
  expect(await openTopWindow(() => undefined)).toBeUndefined();
});

it("leaves no empty window where drawing in it fails", async () => {
  Object.defineProperty(made.document, "head", { get: () => undefined });
  await expect(openTopWindow(() => undefined)).rejects.toThrow("undefined");
  expect(made.closed()).toBe(1);
});
