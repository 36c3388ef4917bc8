// Channels, locks, service workers and clipboard that are missing, null, forbidden, or do not answer.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { copyToClipboard } from "./clipboard.ts";
import { openChannel, serviceWorkers, webLocks } from "./webParts.ts";

const insecure = (): DOMException => new DOMException("The operation is insecure.", "SecurityError");
const never = (): Promise<never> => new Promise(() => undefined);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A navigator with one part; `throws` where asking for it does. */
function stubNavigator(name: string, part: unknown): void {
  const get = (): unknown => {
    if (part === "throws") throw insecure();
    return part;
  };
  vi.stubGlobal("navigator", Object.defineProperty({}, name, { get }));
}

const NONE = [["missing", undefined] as const, ["null", null] as const, ["forbidden", "throws"] as const];

describe("a channel", () => {
  it("is opened where the browser has them", () => {
    const channel = openChannel("a");
    expect(channel?.name).toBe("a");
    channel?.close();
  });

  it.each([
    ["missing", undefined],
    ["null", null],
    [
      "forbidden",
      function forbidden() {
        throw insecure();
      },
    ],
  ])("is undefined where the class is %s", (_, part) => {
    vi.stubGlobal("BroadcastChannel", part);
    expect(openChannel("a")).toBeUndefined();
  });
});

describe.each(NONE)("a part that is %s", (_, part) => {
  it("is undefined", async () => {
    stubNavigator("locks", part);
    expect(webLocks()).toBeUndefined();
    stubNavigator("serviceWorker", part);
    expect(serviceWorkers()).toBeUndefined();
    stubNavigator("clipboard", part);
    expect(await copyToClipboard("text")).toBe(false);
  });
});

it("asks for no worker where cookies are blocked", () => {
  const workers = {};
  vi.stubGlobal("navigator", { serviceWorker: workers, cookieEnabled: true });
  expect(serviceWorkers()).toBe(workers);
  vi.stubGlobal("navigator", { serviceWorker: workers, cookieEnabled: false });
  expect(serviceWorkers()).toBeUndefined();
});

describe("the clipboard", () => {
  it("takes the text", async () => {
    const writeText = vi.fn<(text: string) => Promise<void>>(async () => undefined);
    stubNavigator("clipboard", { writeText });
    expect(await copyToClipboard("text")).toBe(true);
    expect(writeText.mock.calls).toEqual([["text"]]);
  });

  it.each([
    ["refuses", () => Promise.reject(insecure())],
    ["does not answer", never],
  ])("has not taken it where the browser %s", async (_, writeText) => {
    stubNavigator("clipboard", { writeText });
    const asked = copyToClipboard("text");
    await vi.advanceTimersByTimeAsync(3_000);
    expect(await asked).toBe(false);
  });
});
