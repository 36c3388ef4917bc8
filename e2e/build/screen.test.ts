// @vitest-environment happy-dom
// public/screen.js: when the kept picture is shown, what of it may not be drawn, what removes it.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { emptyDocument, type Entry, start, stored } from "./testing/screenScript.ts";

/** Lets observers and two frames pass. */
async function framesPass(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 100));
}

beforeEach(emptyDocument);

it("a picture is laid over the app: not to be pressed, and hidden from screen readers", async () => {
  const picture = await start(stored());
  expect(picture?.querySelector("[data-field=minute]")?.textContent).toBe("34′");
  expect(picture?.querySelector("path")?.namespaceURI).toBe("http://www.w3.org/2000/svg");
  expect(picture).toMatchObject({ inert: true, ariaHidden: "true" });
});

describe("the first frame", () => {
  const LATER: Entry = [
    "div",
    { class: "tools", style: "color: red", "data-later": "inline-size:120px;block-size:32px" },
    ["button", { "data-later": "inline-size:32px;block-size:32px" }, "Filter"],
  ];
  let frames: FrameRequestCallback[] = [];

  beforeEach(() => {
    frames = [];
    vi.stubGlobal("requestAnimationFrame", (callback: FrameRequestCallback) => frames.push(callback));
  });
  afterEach(() => vi.unstubAllGlobals());

  it("has the lines, and room for what follows it, without a mark of it", async () => {
    const picture = await start(stored({ parts: [LATER, ...stored().parts] }));
    const tools = picture?.querySelector<HTMLElement>(".tools");
    expect(picture?.querySelector("[data-field=minute]")?.textContent).toBe("34′");
    expect(tools?.childNodes).toHaveLength(0);
    expect(tools?.getAttribute("style")).toBe("color: red; inline-size: 120px; block-size: 32px;");
    expect(picture?.innerHTML).not.toContain("data-later");
  });

  it("is followed by the rest, which has the size that it needs", async () => {
    const picture = await start(stored({ parts: [LATER] }));
    for (const frame of frames) frame(0);
    await new Promise((resolve) => setTimeout(resolve));
    expect(picture?.innerHTML).toBe('<div class="tools" style="color: red;"><button>Filter</button></div>');
  });
});

describe("no picture is shown", () => {
  it.each<readonly [string, Readonly<Record<string, unknown>>]>([
    ["of another address", { path: "/live" }],
    ["in another language", { language: "fr-FR" }],
    ["of another width", { width: 320 }],
    ["of another build", { code: "/assets/start-8.js /assets/live.worker-8.js" }],
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
