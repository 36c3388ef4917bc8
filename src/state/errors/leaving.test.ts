// While a page is being left nothing is logged, and no language is given up; where it stays both are made up for.
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { activateLocale, holdFailures } from "#i18n/activateLocale.ts";
import { DEFAULT_LOCALE } from "#i18n/locales.ts";
import { watchLeaving, whenStaying } from "./leaving.ts";
import { reportError } from "./reportError.ts";

const written: string[] = [];
let page = new EventTarget();

beforeEach(() => {
  vi.useFakeTimers();
  written.length = 0;
  page = new EventTarget();
  for (const level of ["error", "warn"] as const)
    vi.spyOn(console, level).mockImplementation((line) => void written.push(String(line)));
});
afterEach(() => {
  page.dispatchEvent(new Event("pageshow"));
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const pass = async (ms: number): Promise<void> => {
  await vi.advanceTimersByTimeAsync(ms);
  await vi.dynamicImportSettled();
};

for (const event of ["beforeunload", "pagehide"]) {
  it(`a failure after ${event} is logged only where the page stays`, async () => {
    watchLeaving(page);
    page.dispatchEvent(new Event(event));
    reportError(new TypeError(`Importing a module script failed, ${event}.`), "piece of the page");
    await pass(9_900);
    expect(written).toEqual([]);
    await pass(200);
    expect(written.join("\n")).toContain(event);
  });
}

it("a failure of a page that is not left, or has come back, is logged at once", async () => {
  watchLeaving(page);
  page.dispatchEvent(new Event("pagehide"));
  page.dispatchEvent(new Event("pageshow"));
  expect(whenStaying()).toBeUndefined();
  reportError(new Error("at once"), "page");
  await pass(0);
  expect(written.join("\n")).toContain("at once");
});

it("a page that has started does not listen to beforeunload", async () => {
  watchLeaving(page);
  await pass(8_000);
  page.dispatchEvent(new Event("beforeunload"));
  expect(whenStaying()).toBeUndefined();
});

it("a catalogue that leaving has ended is neither warned of nor replaced, and is loaded again where the page stays", async () => {
  watchLeaving(page);
  holdFailures(whenStaying);
  page.dispatchEvent(new Event("beforeunload"));
  const load = vi.fn(async () => ({ title: "Title" }));
  load.mockRejectedValueOnce(new TypeError("error loading dynamically imported module"));
  const activated = activateLocale(DEFAULT_LOCALE, document, load);
  await pass(9_900);
  expect([written, load.mock.calls.length]).toEqual([[], 1]);
  await pass(200);
  await activated;
  expect([written, load.mock.calls.length]).toEqual([[], 2]);
});
