// @vitest-environment happy-dom
// public/screen.js: when the kept picture is shown, what of it may not be drawn, what removes it, when the app starts.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

const SCRIPT = readFileSync(join(process.cwd(), "public", "screen.js"), "utf8");
const KEY = "touchline.screen.1";

type Entry = string | readonly [string, Readonly<Record<string, string>>, ...Entry[]];

const ROW: Entry = [
  "article",
  { class: "row" },
  ["span", { "data-field": "minute" }, "34′"],
  ["svg", { viewBox: "0 0 24 24" }, ["path", { d: "M1 2" }]],
];

function stored(changes: Readonly<Record<string, unknown>> = {}) {
  return {
    path: location.pathname + location.search,
    language: "en-GB",
    width: innerWidth,
    style: "/assets/home-1.css",
    isMember: false,
    config: null,
    offset: new Date(Date.now() - 60_000).getTimezoneOffset(),
    at: Date.now() - 60_000,
    until: Date.now() + 60_000,
    parts: [ROW],
    ...changes,
  };
}

/** Addresses of modules that the script has run. */
const imported: string[] = [];
/** Whether modules can be loaded, and the browser is online. */
let isReachable = true;
let onLine = true;

/** Runs the script in a document whose root is parsed afterwards. */
async function start(kept: unknown, controller: unknown = {}): Promise<Element | null> {
  localStorage.setItem(KEY, typeof kept === "string" ? kept : JSON.stringify(kept));
  // oxlint-disable-next-line no-implied-eval -- runs the product's own script
  const run = new Function("navigator", "importModule", SCRIPT.replace("import(", "importModule("));
  const load = (address: string): Promise<void> => {
    imported.push(address);
    return isReachable ? Promise.resolve() : Promise.reject(new TypeError("module script failed"));
  };
  const browser = {
    serviceWorker: { controller },
    get onLine() {
      return onLine;
    },
  };
  run(browser, load);
  const root = document.createElement("div");
  root.id = "root";
  document.body.append(root);
  await new Promise((resolve) => setTimeout(resolve));
  return document.getElementById("kept");
}

/** Lets observers and two frames pass. */
async function framesPass(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 100));
}

/** A style sheet that is not fetched. */
const withoutFetching = globalThis as unknown as {
  readonly happyDOM: { readonly settings: { handleDisabledFileLoadingAsSuccess: boolean } };
};

beforeEach(() => {
  withoutFetching.happyDOM.settings.handleDisabledFileLoadingAsSuccess = true;
  document.documentElement.lang = "en-GB";
  document.head.innerHTML = '<link rel="stylesheet" href="/assets/home-1.css">';
  document.body.innerHTML = "";
  document.cookie = "isLogin=; max-age=0";
  localStorage.clear();
});

it("a picture is laid over the app: not to be pressed, and hidden from screen readers", async () => {
  const picture = await start(stored());
  expect(picture?.querySelector("[data-field=minute]")?.textContent).toBe("34′");
  expect(picture?.querySelector("path")?.namespaceURI).toBe("http://www.w3.org/2000/svg");
  expect(picture).toMatchObject({ inert: true, ariaHidden: "true" });
});

describe("no picture is shown", () => {
  it.each<readonly [string, Readonly<Record<string, unknown>>]>([
    ["of another address", { path: "/live" }],
    ["in another language", { language: "fr-FR" }],
    ["of another width", { width: 320 }],
    ["of another build", { style: "/assets/home-2.css" }],
    ["of a member, to a visitor", { isMember: true }],
    ["in another language or zone by choice", { config: '{"zone":"e8"}' }],
    ["in another zone of the machine", { offset: 77 }],
    ["that is too old", { until: Date.now() - 1 }],
    ["of a time to come", { at: Date.now() + 60_000 }],
    ["without parts", { parts: undefined }],
  ])("%s", async (_, changes) => {
    expect(await start(stored(changes))).toBeNull();
  });

  it("of a visitor, to a member", async () => {
    document.cookie = "isLogin=1";
    expect(await start(stored())).toBeNull();
  });

  it.each(["{", "null", "7", '"text"', "[]"])("from a damaged record: %s", async (text) => {
    expect(await start(text)).toBeNull();
  });

  it("without the offline worker, whose files the first style sheets are", async () => {
    expect(await start(stored(), null)).toBeNull();
  });
});

it("what runs code, leads elsewhere or names rows of the app is not drawn", async () => {
  const parts: readonly Entry[] = [
    ["script", {}, "alert(1)"],
    ["iframe", { src: "https://elsewhere.example" }],
    ["a", { href: "javascript:alert(1)", onclick: "alert(1)", id: "main", class: "link" }, "Ajax"],
    ["div", { "data-match-id": "7", "data-line": "7", "data-favorite": "match", style: "color: red" }],
    ["img", { src: "https://elsewhere.example/x.png", width: "20" }],
  ];
  const picture = await start(stored({ parts }));
  expect(picture?.innerHTML).toBe('<a class="link">Ajax</a><div style="color: red;"></div><img width="20">');
});

describe("the picture goes", () => {
  it("when the app has drawn its rows", async () => {
    await start(stored());
    const row =
      '<main><div data-match-id="7"><span data-field="minute">35′</span></div><div data-loading=""></div></main>';
    document.getElementById("root")?.insertAdjacentHTML("beforeend", row);
    await framesPass();
    expect(document.getElementById("kept")).toBeNull();
  });

  it.each([
    ["that there are no matches", "<main><p>No matches here.</p></main>"],
    [
      "that the list could not be loaded",
      '<main><p role="alert">The matches could not be loaded.</p></main>',
    ],
  ])("when the app has drawn %s", async (_, html) => {
    await start(stored());
    document.getElementById("root")?.insertAdjacentHTML("beforeend", html);
    await framesPass();
    expect(document.getElementById("kept")).toBeNull();
  });

  it.each([
    ["its frame", "<header>Touchline</header>"],
    ["an empty page", "<header>Touchline</header><main></main>"],
    ["the list while it loads", '<main><div role="status" data-loading=""></div></main>'],
  ])("not when the app has drawn %s", async (_, html) => {
    await start(stored());
    document.getElementById("root")?.insertAdjacentHTML("beforeend", html);
    await framesPass();
    expect(document.getElementById("kept")).not.toBeNull();
  });

  const acts = ["scroll", "wheel", "touchmove", "pointerdown", "keydown", "resize", "popstate", "pagehide"];
  it.each(acts)("at %s", async (event) => {
    await start(stored());
    dispatchEvent(new Event(event));
    expect(document.getElementById("kept")).toBeNull();
  });

  it("after 8 s, where the app draws no rows", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout"] });
    const showing = start(stored());
    await vi.advanceTimersByTimeAsync(7_900);
    await showing;
    expect(document.getElementById("kept")).not.toBeNull();
    await vi.advanceTimersByTimeAsync(200);
    expect(document.getElementById("kept")).toBeNull();
    vi.useRealTimers();
  });
});

describe("of a page opened in the background", () => {
  const show = (): void => void document.dispatchEvent(new Event("visibilitychange"));

  beforeEach(() => {
    vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  });
  afterEach(() => vi.restoreAllMocks());

  it("the picture is drawn when the page is first shown", async () => {
    expect(await start(stored())).toBeNull();
    show();
    expect(document.querySelector("#kept [data-field=minute]")?.textContent).toBe("34′");
  });

  it("there is none where the app is there by then", async () => {
    await start(stored());
    document.getElementById("root")?.append("a match");
    show();
    expect(document.getElementById("kept")).toBeNull();
  });
});

describe("the app starts", () => {
  const HINT = '<link id="entry" rel="modulepreload" crossorigin href="/assets/home-7.js">';
  let frame: FrameRequestCallback | undefined;

  beforeEach(() => {
    frame = undefined;
    imported.length = 0;
    vi.stubGlobal("requestAnimationFrame", (callback: FrameRequestCallback) => void (frame = callback));
    document.head.insertAdjacentHTML("beforeend", HINT);
  });

  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    isReachable = onLine = true;
    sessionStorage.clear();
  });

  it("at once where there is no picture", async () => {
    await start(null);
    expect(imported).toEqual([`${location.origin}/assets/home-7.js`]);
  });

  it("at once on a hidden page, which draws no frame", async () => {
    vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    await start(stored());
    expect(imported).toHaveLength(1);
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
    expect(imported).toEqual([]);
    frame?.(0);
    expect(imported).toEqual([]);
    await vi.advanceTimersByTimeAsync(0);
    expect(imported).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(500);
    expect(imported).toHaveLength(1);
  });

  it("after 500 ms where no frame comes", async () => {
    await showFor(499);
    expect(imported).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(imported).toHaveLength(1);
  });

  it("by its own script on a page that was not built", async () => {
    document.getElementById("entry")?.remove();
    await start(null);
    expect(imported).toEqual([]);
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
      isReachable = false;
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
      isReachable = onLine = false;
      await startAndWait();
      expect(reload).not.toHaveBeenCalled();
      onLine = true;
      dispatchEvent(new Event("online"));
      await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce(), 3_000);
    });

    it("not when the network is back where something is shown meanwhile: the reader may be writing", async () => {
      await start(null);
      document.getElementById("root")?.replaceChildren("rows");
      onLine = false;
      dispatchEvent(new Event("touchline-missing"));
      await new Promise((resolve) => setTimeout(resolve, 1_050));
      onLine = true;
      dispatchEvent(new Event("online"));
      await new Promise((resolve) => setTimeout(resolve, 1_050));
      expect(reload).not.toHaveBeenCalled();
    });

    it("by a press where it must not reload again, if nothing is shown", async () => {
      isReachable = false;
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
      isReachable = false;
      await start(null);
      dispatchEvent(new Event("beforeunload"));
      await new Promise((resolve) => setTimeout(resolve, 1_050));
      expect(reload).not.toHaveBeenCalled();
    });
  });
});
