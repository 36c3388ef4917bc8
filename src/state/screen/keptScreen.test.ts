// The picture of a list: what is kept of the page, what is left out, and when nothing is kept.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { forgetScreen, type KeptScreen, keepScreen } from "./keptScreen.ts";

const PAGE = `
  <a href="#main">Skip to content</a>
  <header>
    <div data-connection="live"><i class="dot"></i><span class="words" data-room="Live">Live</span></div>
    <div data-private=""><button title="Ada"><img src="/img/people/7.png" width="28" alt="Ada">3 unread</button></div>
  </header>
  <div class="page" data-rails="both">
    <aside class="rail">England 22</aside>
    <main>
      <div role="radiogroup"><button id="r1favorites">★ <span class="count num">4</span></button></div>
      <ul><li data-tile="">Ajax 1</li><li data-tile="">Feyenoord 0</li><li data-tile="">Utrecht 2</li></ul>
      <div role="status">No news from 14:02 on</div>
      <div class="league" data-followed="true">Eredivisie</div>
      <div class="line" data-line="7" style="transform: translateY(60px)">
        <article data-match-id="7" data-score="goal">
          <button data-favorite="match" aria-pressed="true" aria-label="Favourite: Ajax"><svg viewBox="0 0 24 24"><path d="M1 2"></path></svg></button>
          <span data-field="minute">34′</span>
          <bdi>Ajax</bdi><span data-unkept="">Favourite team</span>
          <span class="tag" data-unkept="">Goal</span>
          <span data-field="homeScore" data-changed="score">2</span>
          <small class="rank">3</small>
          <div class="marks"><svg class="line-up"></svg></div>
          <div class="odds"><span data-move="up"><span data-field="oddsHome">1.85</span><span data-unkept="">▲</span></span></div>
        </article>
      </div>
    </main>
  </div>
  <footer>About</footer>
  <nav class="bottom">Scores</nav>
  <div class="toasts">Saved</div>`;

const TIMES = { at: 1_000, until: 9_000 };

interface Keeping {
  readonly isMember?: boolean;
  /** False while the page shows something else than a list with news. */
  readonly hasNews?: boolean;
  readonly storage?: Pick<Storage, "getItem" | "setItem" | "removeItem">;
}

/** What is stored after a picture was to be kept. */
function keep({ isMember = false, hasNews = true, storage = localStorage }: Keeping = {}) {
  keepScreen({
    page: document,
    storage,
    isMember: () => isMember,
    shown: () => (hasNews ? TIMES : undefined),
    texts: (at) => ({ asOf: `Data from ${at}`, noPrice: "–" }),
  });
  const text = localStorage.getItem("touchline.screen.1");
  return text === null ? undefined : { text, kept: JSON.parse(text) as KeptScreen };
}

beforeEach(() => {
  localStorage.clear();
  document.head.innerHTML = '<meta name="entry" content="/assets/start-1.js /assets/live.worker-1.js">';
  document.body.innerHTML = `<div id="root">${PAGE}</div>`;
});
afterEach(() => vi.restoreAllMocks());

describe("of the page", () => {
  it("bars, list and bottom navigation are kept, with address, language, width, build and times", () => {
    document.documentElement.lang = "en-GB";
    const { kept } = keep() ?? {};
    expect(kept).toMatchObject({
      path: location.pathname + location.search,
      language: "en-GB",
      width: innerWidth,
      code: "/assets/start-1.js /assets/live.worker-1.js",
      isMember: false,
      ...TIMES,
    });
    expect(kept?.parts.map(([tag]) => tag)).toEqual(["header", "div", "nav"]);
  });

  it("rows are kept with place, texts and icons", () => {
    const { text = "" } = keep() ?? {};
    expect(text).toContain('"style":"transform: translateY(60px)"');
    expect(text).toContain('["bdi",{},"Ajax"]');
    expect(text).toContain('["path",{"d":"M1 2"}]');
    expect(text).toContain("34′");
  });

  it("tiles that the edges of their row hide are kept without contents, for their room", () => {
    const [row, ...tiles] = document.querySelectorAll("ul, li");
    if (row) row.getBoundingClientRect = () => new DOMRect(0, 0, 300, 90);
    for (const [place, tile] of tiles.entries())
      tile.getBoundingClientRect = () => new DOMRect(place * 200 - 200, 0, 200, 90);
    const { text = "" } = keep() ?? {};
    expect(text).toContain(
      '["ul",{"data-later":"inline-size:300px;block-size:90px"},["li",{"data-tile":""}],["li",{"data-tile":""},"Feyenoord 0"],["li",{"data-tile":""},"Utrecht 2"]]',
    );
    for (const [place, tile] of tiles.entries())
      tile.getBoundingClientRect = () => new DOMRect(place * 200, 0, 200, 90);
    expect(keep()?.text).toContain('["li",{"data-tile":""},"Feyenoord 0"],["li",{"data-tile":""}]]');
  });

  it("what is not displayed is kept without contents", () => {
    const bar = document.querySelector<HTMLElement>("nav");
    if (bar) bar.style.display = "none";
    expect(keep()?.text).toContain('["nav",{"class":"bottom","style":"display: none;"}]');
  });

  it("the state of the connection is replaced by as of when the scores are, marked as old", () => {
    const { text = "" } = keep() ?? {};
    expect(text).toContain('["span",{},"Data from 1000"]');
    expect(text).toContain('"data-stale":"true"');
    expect(text).not.toContain('"Live"]');
  });

  it("what the first frame does without has its size: all but lines and connection, in a line buttons, icons, places and prices", () => {
    vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 0, 120, 32.5));
    const parts = keep()?.kept.parts ?? [];
    const later: string[] = [];
    const look = (nodes: KeptScreen["parts"]): void => {
      for (const node of nodes) {
        if (typeof node === "string") continue;
        const [tag, attributes, ...children] = node;
        const { "data-later": size } = attributes;
        if (size !== undefined)
          later.push(`${tag} ${attributes["class"] ?? attributes["role"] ?? ""}`.trim());
        if (size !== undefined) expect(size).toBe("inline-size:120px;block-size:32.5px");
        look(children);
      }
    };
    look(parts);
    expect(later).toEqual([
      "div",
      "div radiogroup",
      "ul",
      "div league",
      "button",
      "small rank",
      "div marks",
      "div odds",
      "nav bottom",
    ]);
  });

  it.each([
    ["prices", /1\.85/],
    ["arrows of prices", /▲/],
    ["marks of what has just changed", /Goal|data-changed|data-score|data-move/],
    ["stars that are set", /"aria-pressed":"true"/],
    ["marks of favourites", /Favourite|data-followed/],
    ["the number of favourites", /"4"/],
    ["notices", /No news/],
    ["parts that are loaded after the list", /England|About|Saved|Skip/],
    ["pictures and addresses", /\/img\/|href|"src"/],
    ["names of controls", /Ada/],
  ])("%s are left out", (_, pattern) => {
    expect(keep()?.text).not.toMatch(pattern);
  });

  it("texts of the account are kept for visitors, and left out for members", () => {
    expect(keep()?.text).toContain("unread");
    const { text = "", kept } = keep({ isMember: true }) ?? {};
    expect(text).not.toContain("unread");
    expect(kept?.isMember).toBe(true);
  });
});

describe("nothing is kept", () => {
  const before = (): void => localStorage.setItem("touchline.screen.1", '"before"');

  it("of a page without news of a list, and the last picture stays", () => {
    before();
    keep({ hasNews: false });
    expect(localStorage.getItem("touchline.screen.1")).toBe('"before"');
  });

  it("while the page is scrolled, because a start begins at its top", () => {
    vi.stubGlobal("scrollY", 300);
    expect(keep()).toBeUndefined();
    vi.unstubAllGlobals();
  });

  it("while it shows lines that its address does not name, and the last picture stays", () => {
    before();
    document.querySelector("main")?.setAttribute("data-passing", "true");
    keep();
    expect(localStorage.getItem("touchline.screen.1")).toBe('"before"');
  });

  it("while the last picture is still over the page", () => {
    document.body.insertAdjacentHTML("beforeend", '<div id="kept"></div>');
    expect(keep()).toBeUndefined();
  });

  it("of a page that is too large, and the last picture goes", () => {
    before();
    document.querySelector("main")?.append("x".repeat(300_000));
    expect(keep()).toBeUndefined();
  });

  it("where the storage is full, and the last picture goes", () => {
    before();
    const setItem = (): never => {
      throw new DOMException("full", "QuotaExceededError");
    };
    const removeItem = (key: string): void => localStorage.removeItem(key);
    expect(keep({ storage: { getItem: () => null, setItem, removeItem } })).toBeUndefined();
  });

  it("where the storage is blocked", () => {
    const blocked = (): never => {
      throw new DOMException("blocked", "SecurityError");
    };
    const storage = { getItem: blocked, setItem: blocked, removeItem: blocked };
    expect(() => keep({ storage })).not.toThrow();
    expect(() => forgetScreen({ removeItem: blocked })).not.toThrow();
  });
});
