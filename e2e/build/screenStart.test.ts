// @vitest-environment happy-dom
// public/screen.js: when the app's entry is run, and what follows where it or another file cannot be loaded.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { browser, emptyDocument, start, stored } from "./testing/screenScript.ts";

beforeEach(emptyDocument);

describe("the app starts", () => {
  let frame: FrameRequestCallback | undefined;

  beforeEach(() => {
    frame = undefined;
    browser.imported.length = 0;
    vi.stubGlobal("requestAnimationFrame", (callback: FrameRequestCallback) => void (frame = callback));
  });

  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    browser.isReachable = browser.onLine = true;
    sessionStorage.clear();
  });

  it("at once where there is no picture", async () => {
    await start(null);
    expect(browser.imported).toEqual(["/assets/start-7.js"]);
  });

  it("with an event before, for which the code is asked for", async () => {
    const started = vi.fn(() => expect(browser.imported).toEqual([]));
    addEventListener("touchline-start", started, { once: true });
    await start(null);
    expect(started).toHaveBeenCalledOnce();
  });

  it("at once on a hidden page, which draws no frame", async () => {
    vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    await start(stored());
    expect(browser.imported).toHaveLength(1);
  });

  /** Shows the picture, and lets `ms` pass from then on. */
  async function showFor(ms: number): Promise<void> {
    vi.useFakeTimers({ toFake: ["setTimeout"] });
    const showing = start(stored());
    await vi.advanceTimersByTimeAsync(ms);
    await showing;
  }

  it("once, after the frame with the picture", async () => {
    await showFor(400);
    expect(browser.imported).toEqual([]);
    frame?.(0);
    expect(browser.imported).toEqual([]);
    await vi.advanceTimersByTimeAsync(0);
    expect(browser.imported).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(500);
    expect(browser.imported).toHaveLength(1);
  });

  it("after 500 ms where no frame comes", async () => {
    await showFor(499);
    expect(browser.imported).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(browser.imported).toHaveLength(1);
  });

  it("by its own script on a page that was not built", async () => {
    document.querySelector("meta[name=entry]")?.remove();
    await start(null);
    expect(browser.imported).toEqual([]);
  });

  describe("with a page that is loaded again", () => {
    const reload = vi.fn<() => void>();
    beforeEach(() => {
      reload.mockClear();
      vi.spyOn(location, "reload").mockImplementation(reload);
      vi.spyOn(console, "error").mockImplementation(() => undefined);
    });

    /** Starts, and lets the wait for a navigation pass. */
    async function startAndWait(): Promise<void> {
      await start(null);
      await new Promise((resolve) => setTimeout(resolve, 1_050));
    }

    it("once in ten minutes where the entry cannot be loaded", async () => {
      browser.isReachable = false;
      await startAndWait();
      expect(reload).toHaveBeenCalledOnce();
      await startAndWait();
      expect(reload).toHaveBeenCalledOnce();
      sessionStorage.setItem("touchline.again.1", String(Date.now() - 601_000));
      await startAndWait();
      expect(reload).toHaveBeenCalledTimes(2);
    });

    it("where the entry tells of a file that is missing", async () => {
      await start(null);
      dispatchEvent(new Event("touchline-missing"));
      expect(reload).not.toHaveBeenCalled();
      await vi.waitFor(() => expect(reload).toHaveBeenCalled(), 3_000);
    });

    it("not offline, where the page would be lost too, but when the network is back", async () => {
      browser.isReachable = browser.onLine = false;
      await startAndWait();
      expect(reload).not.toHaveBeenCalled();
      browser.onLine = true;
      dispatchEvent(new Event("online"));
      await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce(), 3_000);
    });

    it("not when the network is back where something is shown meanwhile: the reader may be writing", async () => {
      await start(null);
      document.getElementById("root")?.replaceChildren("rows");
      browser.onLine = false;
      dispatchEvent(new Event("touchline-missing"));
      await new Promise((resolve) => setTimeout(resolve, 1_050));
      browser.onLine = true;
      dispatchEvent(new Event("online"));
      await new Promise((resolve) => setTimeout(resolve, 1_050));
      expect(reload).not.toHaveBeenCalled();
    });

    it("by a press where it must not reload again, if nothing is shown", async () => {
      browser.isReachable = false;
      sessionStorage.setItem("touchline.again.1", String(Date.now()));
      await startAndWait();
      expect(reload).not.toHaveBeenCalled();
      const root = document.getElementById("root");
      expect(root?.querySelector("a")?.href).toBe(location.href);
      root?.replaceChildren("rows");
      dispatchEvent(new Event("touchline-missing"));
      await new Promise((resolve) => setTimeout(resolve, 1_050));
      expect(root?.textContent).toBe("rows");
    });

    it("not where it is being left", async () => {
      browser.isReachable = false;
      await start(null);
      dispatchEvent(new Event("beforeunload"));
      await new Promise((resolve) => setTimeout(resolve, 1_050));
      expect(reload).not.toHaveBeenCalled();
    });
  });
});
