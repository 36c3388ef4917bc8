// What is logged of a failure: once, with what is needed to find the cause, without secrets or personal data.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { watchLeaving } from "./leaving.ts";
import { reportError, watchUncaught } from "./reportError.ts";

let written: string[] = [];
beforeEach(() => {
  written = [];
  vi.spyOn(console, "error").mockImplementation((...words) => void written.push(words.join(" ")));
  history.replaceState(null, "", "/football/match/7/odds?code=wwww&state=xxxx");
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  history.replaceState(null, "", "/");
});

/** The console lines once all reports are written. */
async function said(): Promise<readonly string[]> {
  await vi.dynamicImportSettled();
  return written;
}

describe("a report", () => {
  it("names place, message, call, build and page", async () => {
    reportError(new TypeError("no such tab"), "render");
    await said();
    expect(written).toHaveLength(1);
    expect(written[0]).toMatch(/^\[render\] TypeError: no such tab\n\s+at .*reportError\.test\.ts/);
    expect(written[0]).toMatch(/\(build \w+, page \/football\/match\/7\/odds\)$/);
  });

  it("names the cause of an error, and prints values that are no errors", async () => {
    reportError(new Error("outer", { cause: new Error("inner") }), "a");
    reportError("plain words", "b");
    reportError(undefined, "c");
    reportError({ message: "like an error" }, "d");
    await said();
    expect(written[0]).toMatch(/outer[^]*caused by Error: inner/);
    expect(written.slice(1).map((line) => line.split(" (build")[0])).toEqual([
      "[b] plain words",
      "[c] undefined",
      "[d] like an error",
    ]);
  });

  it("never throws", async () => {
    const trap = new Proxy(
      {},
      {
        get() {
          throw new Error("trap");
        },
      },
    );
    for (const odd of [trap, Object.create(null), Symbol("s"), 7n, () => 0]) {
      const before = written.length;
      expect(() => reportError(odd, `odd ${before}`)).not.toThrow();
      await said();
      expect(written).toHaveLength(before + 1);
    }
  });

  it("is made once per error object, and once a minute per line", async () => {
    vi.useFakeTimers({ toFake: ["performance"] });
    const error = new Error("once");
    reportError(error, "page");
    reportError(error, "render");
    for (let time = 0; time < 100; time++) reportError("every frame", "uncaught");
    await said();
    expect(written).toHaveLength(2);
    vi.advanceTimersByTime(60_000);
    reportError("every frame", "uncaught");
    await said();
    expect(written).toHaveLength(3);
  });

  it.each([
    ["Authorization: Bearer eyJhbGciOi.abc-_123", "eyJhbGciOi"],
    ["GET /stream?channels=x&token=SECRET1 failed", "SECRET1"],
    ["at /login?platform=google&code=SECRET2&state=SECRET3", "SECRET"],
    ["/?stripe_callback=success&session_id=SECRET4", "SECRET4"],
    ["access_token=SECRET5#", "SECRET5"],
    ["password=SECRET6", "SECRET6"],
    ["no account for ada.lovelace+x@mail.example.com", "lovelace"],
  ])("of %s keeps the secret to itself", async (words, secret) => {
    reportError(new Error(words), "call");
    reportError(words, "call");
    await said();
    expect(written).toHaveLength(2);
    for (const line of written) expect(line).not.toContain(secret);
  });

  it("keeps words and numbers that are no secrets", async () => {
    reportError("Page Not Found: /en/live?date=2026-11-21&lang=fr", "404");
    await said();
    expect(written[0]).toContain("Page Not Found: /en/live?date=2026-11-21&lang=fr");
  });
});

describe("what nobody caught", () => {
  const raise = (event: Event, isRequest?: (reason: unknown) => boolean): boolean => {
    const stop = watchUncaught(window, isRequest);
    window.dispatchEvent(event);
    stop();
    return event.defaultPrevented;
  };

  it("is logged here instead of by the browser", async () => {
    const error = new Error("lost pass");
    expect(raise(new ErrorEvent("error", { error, message: "lost pass", cancelable: true }))).toBe(true);
    await said();
    expect(written[0]).toContain("[uncaught] Error: lost pass");
  });

  it("names file and line where there is no error object", async () => {
    raise(new ErrorEvent("error", { message: "Script error.", filename: "https://x/y.js", lineno: 3 }));
    await said();
    expect(written[0]).toContain("[uncaught] Script error. at https://x/y.js:3");
  });

  it("holds for rejections", async () => {
    const reason = new Error("chunk is gone");
    const event = Object.assign(new Event("unhandledrejection", { cancelable: true }), { reason });
    expect(raise(event)).toBe(true);
    await said();
    expect(written[0]).toContain("[unhandled rejection] Error: chunk is gone");
  });

  it.each([
    ["is logged 5 s later where the page stays", false, 1],
    ["is not logged where the page is left within that time", true, 0],
  ])("of a request %s", async (_, isLeft, lines) => {
    vi.useFakeTimers();
    const page = new EventTarget();
    watchLeaving(page);
    const reason = new TypeError("Importing a module script failed.");
    raise(
      Object.assign(new Event("unhandledrejection", { cancelable: true }), { reason }),
      (error) => error === reason,
    );
    await vi.advanceTimersByTimeAsync(4_900);
    expect(written).toEqual([]);
    if (isLeft) page.dispatchEvent(new Event("pagehide"));
    await vi.advanceTimersByTimeAsync(200);
    await said();
    expect(written).toHaveLength(lines);
    page.dispatchEvent(new Event("pageshow"));
  });

  it("is not logged for a ResizeObserver that settles late", async () => {
    raise(
      new ErrorEvent("error", { message: "ResizeObserver loop completed with undelivered notifications." }),
    );
    expect(written).toEqual([]);
  });
});
