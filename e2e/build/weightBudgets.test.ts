// The budgets of the client's JavaScript: each breaks by itself, and each counts what it should.
import { expect, it } from "vitest";
import {
  BUDGETS,
  fetchedWith,
  isByTime,
  isLazyChunk,
  isRichEditor,
  isStudio,
  isWallet,
  isWorker,
  judgeWeights,
  onlyLoadedBy,
  type Weighed,
  withImports,
} from "./weightBudgets.ts";

const LIGHT = {
  "first screen": 100,
  worker: 17,
  "worker, socket open": 27,
  "core, on demand": 8,
  "largest lazy chunk": 30,
  "rich editor": 50,
  composer: 6,
  studio: 15,
  wallet: 15,
} as const;

it("passes when every weight is within its budget", () => {
  const verdicts = judgeWeights(LIGHT);
  expect(verdicts.map(({ holds }) => holds)).toEqual(Object.keys(BUDGETS).map(() => true));
  expect(verdicts[0]?.text).toBe("ok   first screen: 100.0 of 118 kB");
});

it.each(Object.keys(BUDGETS) as Weighed[])(
  "fails when the %s is above its budget or was not found",
  (name) => {
    const most = BUDGETS[name];
    for (const weight of [most + 0.001, 0]) {
      const broken = judgeWeights({ ...LIGHT, [name]: weight }).filter(({ holds }) => !holds);
      expect(broken).toHaveLength(1);
      expect(broken[0]?.text).toContain(`OVER ${name}`);
    }
    expect(judgeWeights({ ...LIGHT, [name]: most }).every(({ holds }) => holds)).toBe(true);
  },
);

it("counts as lazy what is not of the first screen, the worker or the editor", () => {
  const first = ["/assets/home-a1.js"];
  const lazy = (path: string): boolean => isLazyChunk(path, first);
  expect(
    ["/assets/home-a1.js", "/assets/live.worker-b2.js", "/assets/RichEditor-c3.js"].filter(lazy),
  ).toEqual([]);
  expect(["/assets/home-a1.css", "/assets/router-d4.js"].filter(lazy)).toEqual(["/assets/router-d4.js"]);
  expect(["/assets/live.worker-b2.js", "/assets/liveCore-e5.js"].map(isWorker)).toEqual([true, true]);
  expect(["/assets/liveCore-e5.js"].filter(lazy)).toEqual([]);
  expect(["/assets/RichEditor-c3.js", "/assets/RichEditor-c3.css"].map(isRichEditor)).toEqual([true, false]);
});

it("counts with a chunk what it imports at once, and not what it imports later", () => {
  const sources = new Map([
    ["/assets/live.worker-a1.js", `import{a}from"./phase-b2.js";x=()=>import("./feed-c3.js")`],
    ["/assets/phase-b2.js", `import"./zones-d4.js"`],
    ["/assets/zones-d4.js", "z"],
    ["/assets/feed-c3.js", `import"./live.worker-a1.js"`],
  ]);
  const entry = ["/assets/live.worker-a1.js", "/assets/phase-b2.js", "/assets/zones-d4.js"];
  expect(withImports(["/assets/live.worker-a1.js"], sources)).toEqual(entry);
  expect(withImports(["/assets/feed-c3.js"], sources)).toEqual(["/assets/feed-c3.js", ...entry]);
});

it("counts with the composer what is fetched for it alone, also by way of its own chunks", () => {
  const sources = new Map([
    [
      "/assets/ComposerDialog-a1.js",
      `import{a}from"./fields-b2.js";import"./shared-c3.js";x=()=>import(\`./rich-d4.js\`)`,
    ],
    ["/assets/fields-b2.js", `import{b}from"./picker-e5.js";import{c}from"./asked-f6.js"`],
    ["/assets/picker-e5.js", "b"],
    ["/assets/asked-f6.js", "c"],
    ["/assets/shared-c3.js", "s"],
    ["/assets/rich-d4.js", `import"./fields-b2.js"`],
    ["/assets/page-g7.js", `import"./shared-c3.js";y=()=>import("./asked-f6.js")`],
  ]);
  const composer = ["/assets/ComposerDialog-a1.js"];
  expect(onlyLoadedBy(composer, sources)).toEqual(["/assets/ComposerDialog-a1.js"]);
  sources.delete("/assets/rich-d4.js");
  expect(onlyLoadedBy(composer, sources)).toEqual([
    "/assets/ComposerDialog-a1.js",
    "/assets/fields-b2.js",
    "/assets/picker-e5.js",
  ]);
});

it("counts with the studio what its pages share, and names a chunk that fetches a page before it is opened", () => {
  const sources = new Map([
    ["/assets/router-a1.js", `x=()=>import("./studio-b2.js");y=()=>import("./studio.wallet-c3.js")`],
    ["/assets/studio-b2.js", `import"./frame-d4.js"`],
    [
      "/assets/studio.wallet-c3.js",
      `import"./frame-d4.js";import"./money-e5.js";()=>import("./AccountEditor-f6.js")`,
    ],
    ["/assets/frame-d4.js", "f"],
    ["/assets/money-e5.js", "m"],
    ["/assets/AccountEditor-f6.js", `import"./money-e5.js"`],
  ]);
  const pages = [...sources.keys()].filter((path) => isStudio(path) || isWallet(path));
  const wallet = onlyLoadedBy(pages.filter(isWallet), sources);
  expect(wallet).toEqual([
    "/assets/studio.wallet-c3.js",
    "/assets/AccountEditor-f6.js",
    "/assets/money-e5.js",
  ]);
  expect(onlyLoadedBy(pages, sources).filter((path) => !wallet.includes(path))).toEqual([
    "/assets/studio-b2.js",
    "/assets/frame-d4.js",
  ]);
  sources.set("/assets/Paper-f6.js", `import{s}from"./studio-b2.js"`);
  sources.set("/assets/studio-b2.js", `${sources.get("/assets/studio-b2.js") ?? ""};import("./Paper-f6.js")`);
  expect(fetchedWith(pages, sources)).toEqual([]);
  sources.set("/assets/home-g7.js", `import{s}from"./studio-b2.js"`);
  expect(fetchedWith(pages, sources)).toEqual(["/assets/home-g7.js"]);
});

it("counts nothing for the socket that comes at a moment of its own", () => {
  const files = ["streamFeed", "updateOdds", "reactions", "live.worker"].map(
    (name) => `/assets/${name}-a1.js`,
  );
  expect(files.filter(isByTime)).toEqual(["/assets/updateOdds-a1.js", "/assets/reactions-a1.js"]);
});
