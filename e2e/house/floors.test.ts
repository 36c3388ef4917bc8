// Checks every source file against the floors and the house rules, and names file and line of each violation.
import { describe, expect, it } from "vitest";
import { judgeImport, type Verdict } from "./floors.ts";
import {
  findContainerSizes,
  findWireCodes,
  findWireWords,
  type Finding,
  missingSentence,
} from "./houseRules.ts";
import { findComingTexts } from "./comingTexts.ts";
import { aliases, files, scripts, styles, textOf } from "./sourceFiles.ts";
import { readSource } from "./sourceImports.ts";
import { findUntranslated } from "./untranslated.ts";

const sources = new Map(scripts.map((file) => [file, readSource(textOf(file), file)]));

function findAll(among: readonly string[], find: (code: string) => readonly Finding[]): readonly string[] {
  return among.flatMap((file) => {
    return find(textOf(file)).map(({ line, what }) => `${file}:${line} ${what}`);
  });
}

describe("the source files", () => {
  it("import only from floors below their own", () => {
    const broken = [...sources].flatMap(([file, { imports }]) =>
      imports.flatMap((found) => {
        const verdict = judgeImport(file, found, aliases);
        return typeof verdict === "string" ? [] : [`${file}:${found.line} ${verdict.why}`];
      }),
    );
    expect(broken).toEqual([]);
  });

  it("load the worker in one file", () => {
    const loaders = [...sources].filter(([file, { imports }]) =>
      imports.some((found) => judgeImport(file, found, aliases) === "loadsWorker"),
    );
    expect(loaders.map(([file]) => file).slice(1)).toEqual([]);
  });

  it("have no barrels", () => {
    const named = scripts.filter((file) => /\/index\.tsx?$/.test(file) && !file.startsWith("src/routes/"));
    const starred = [...sources].flatMap(([file, { starExports }]) => {
      return starExports.map((line) => `${file}:${line} hands everything on`);
    });
    expect([...named.map((file) => `${file}:1 is a barrel`), ...starred]).toEqual([]);
  });

  it("use words of the wire only in src/api, in the reference backend, in proofs and where posts are staged", () => {
    // A proof writes the server's answers itself, so that it covers the readers. A peer has a reader of its own. Tests
    // of the community in the browser stage posts and ask for lists in the server's words. This check must name the words
    // that it looks for.
    const allowed = [
      "src/api/",
      "e2e/backend/",
      "e2e/prove/",
      "e2e/bench/peers/shared/wire.ts",
      "e2e/pages/feedPage.ts",
      "e2e/specs/community/",
      "e2e/support/payments/",
      "e2e/house/floors.test.ts",
      "e2e/house/houseRules.ts",
    ];
    const elsewhere = files.filter((file) => !allowed.some((place) => file.startsWith(place)));
    expect(findAll(elsewhere, findWireWords)).toEqual([]);
    const product = scripts.filter(
      (file) => /^(?:src|workers)\//.test(file) && !/^src\/api\/|\.test\.|\/testing\//.test(file),
    );
    expect(findAll(product, findWireCodes)).toEqual([]);
  });

  it("show no text outside the catalogues", () => {
    const shown = scripts.filter((file) => file.startsWith("src/") && !/\.test\.|\/testing\//.test(file));
    const broken = shown.flatMap((file) =>
      findUntranslated(textOf(file), file).map(({ line, what }) => `${file}:${line} ${what}`),
    );
    expect(broken).toEqual([]);
  });

  it("give each text that comes and goes an element of its own", () => {
    const shown = scripts.filter(
      (file) => /^src\/.*(?<!\.test)\.tsx$/.test(file) && !file.includes("/testing/"),
    );
    expect(findAll(shown, findComingTexts)).toEqual([]);
  });

  it("give breakpoints of containers in rem", () => {
    expect(findAll(styles, findContainerSizes)).toEqual([]);
  });

  it("open every script with a sentence that says what it is for", () => {
    expect(
      findAll(scripts, (code) => [missingSentence(code)].filter((finding) => finding !== undefined)),
    ).toEqual([]);
  });
});

function judge(file: string, specifier: string, typeOnly = false): Verdict {
  return judgeImport(file, { specifier, typeOnly }, aliases);
}

describe("the guard itself", () => {
  it.each([
    ["src/domain/zones.ts", "react"],
    ["src/domain/zones.ts", "#api/transport/http.ts"],
    ["src/domain/zones.ts", "../api/http.ts"],
    ["src/api/transport/http.ts", "#state/live/store.ts"],
    ["src/ui/controls/Button.tsx", "#domain/zones.ts"],
    ["src/ui/controls/Button.tsx", "jotai"],
    ["workers/live/board.ts", "../../src/ui/controls/Button.tsx"],
    ["workers/live/board.ts", "react"],
    ["src/state/live/store.ts", "#workers/live/board.ts"],
    ["src/state/live/store.ts", "#workers/live/contract.ts"],
    ["src/state/pageData/useAct.ts", "#workers/live/commands.ts"],
    ["src/components/Score.tsx", "#api/transport/http.ts"],
    ["src/features/match/Page.tsx", "../team/Page.tsx"],
    ["src/features/match/Page.tsx", "#features/team/Page.tsx"],
    ["e2e/specs/live/live.spec.ts", "#domain/zones.ts"],
    ["e2e/specs/live/live.spec.ts", "../../../src/api/live/live.ts"],
    ["e2e/specs/live/live.spec.ts", "#i18n/locales.ts"],
    ["e2e/build/documents/sitemap.ts", "#i18n/formats.ts"],
    ["e2e/prove/linesOracle.ts", "#api/live/readLiveLine.ts"],
    ["e2e/bench/peers/shared/wire.ts", "#api/live/readLiveLine.ts"],
    ["workers/live/matches/lists.ts", "../feed/feed.ts"],
    ["workers/live/feed/feed.ts", "../tabs/tab.ts"],
    ["workers/live/tabs/tab.ts", "../createLiveCore.ts"],
    ["workers/live/base/clock.ts", "../testing/fakeClock.ts"],
    ["workers/live/kept/keptLists.ts", "../members/members.ts"],
  ])("sees that %s may not import %s", (file, specifier) => {
    expect(judge(file, specifier)).toHaveProperty("why");
  });

  it.each([
    ["src/domain/board/rowCode.ts", "../match/match.ts", false],
    ["src/domain/zones.test.ts", "fast-check", false],
    ["src/api/live/live.ts", "#domain/zones.ts", false],
    ["src/state/live/store.ts", "#workers/live/contract.ts", true],
    ["src/state/live/client/commands.ts", "#workers/live/commands.ts", false],
    ["src/features/match/Page.tsx", "./Score.tsx", false],
    ["e2e/specs/live/live.spec.ts", "#api/live/live.ts", true],
    ["e2e/build/documents/sitemap.ts", "#i18n/locales.ts", false],
    ["e2e/prove/lines.ts", "#workers/live/wiring/createLiveCore.ts", false],
    ["workers/live/wiring/createLiveCore.ts", "./tabs/tab.ts", false],
    ["workers/live/tabs/tab.ts", "../contract.ts", true],
    ["workers/live/alerts/alerts.ts", "../tabs/tab.ts", false],
    ["workers/live/alerts/alerts.test.ts", "../testing/fakeClock.ts", false],
  ])("sees that %s may import %s", (file, specifier, typeOnly) => {
    expect(judge(file, specifier, typeOnly)).toBe("allowed");
  });

  it("sees that a worker is loaded by its address", () => {
    const code = 'export const worker = new URL("../../../workers/live/live.worker.ts", import.meta.url);';
    const [found] = readSource(code, "x.ts").imports;
    expect(found).toEqual({ line: 1, specifier: "../../../workers/live/live.worker.ts", typeOnly: false });
    expect(judge("src/state/live/worker.ts", found?.specifier ?? "")).toBe("loadsWorker");
  });

  it("reads every kind of import and export", () => {
    const code = [
      'import a, { type B } from "a";',
      'import type { C } from "b";',
      'export { d } from "c";',
      'export * from "d";',
      'const e = () => import("e"); type F = import("f").F;',
      "// import g from 'g';",
    ].join("\n");
    const { imports, starExports } = readSource(code, "x.ts");
    expect(imports.map(({ specifier, typeOnly }) => [specifier, typeOnly])).toEqual([
      ["a", false],
      ["b", true],
      ["c", false],
      ["d", false],
      ["e", false],
      ["f", true],
    ]);
    expect(starExports).toEqual([4]);
  });

  it("sees breakpoints of containers in px and em", () => {
    const css =
      "@container (max-width: 30em) {\n@container x (width >= 9px) {\n@container (max-width: 30.5rem) {";
    expect(findContainerSizes(css).map(({ line }) => line)).toEqual([1, 2]);
  });

  it("sees texts that come and go, and ignores those with an element of their own", () => {
    const bad = [
      "const a = <p>{on ? <Trans>Saved</Trans> : null}</p>;",
      "const b = <p>{on && <Plural value={1} one='#' other='#' />}</p>;",
      "const c = <b>{busy ? <Spinner /> : <Trans>More</Trans>}</b>;",
      "const d = <b>{icon ? <Icon /> : null}<Trans>Add</Trans></b>;",
      "const e = <b>{busy ? <Trans>Sending</Trans> : children}</b>;",
      "const f = <p><b /> {on ? t`Saved` : ''}{more ? <i /> : null} and</p>;",
      "const g = <p>{on ? <><i /> <Trans>Failed</Trans></> : null}</p>;",
    ];
    expect(bad.map((code) => findComingTexts(code).length)).toEqual([1, 1, 1, 1, 1, 1, 1]);
    const good = [
      "const a = <p>{on ? <span><Trans>Saved</Trans></span> : null}</p>;",
      "const b = <p>{on ? t`Saved` : null}</p>;",
      "const c = <p>{on ? <Trans>Saved</Trans> : <Trans>Saving</Trans>}</p>;",
      "const d = <b>{icon ? <Icon /> : null}<span><Trans>Add</Trans></span></b>;",
      "const e = <p><b>{name}</b> <i>{on ? t`Saved` : ''}</i></p>;",
    ];
    expect(findComingTexts(good.join("\n"))).toEqual([]);
  });

  it("sees text outside the catalogues, and ignores names and values", () => {
    const lines = (code: string): readonly number[] =>
      findUntranslated(code, "x.tsx").map(({ line }) => line);
    const bad = [
      "const a = <p>Half time</p>;",
      'const b = <p>{"Half time"}</p>;',
      'const c = <img alt="Crest" />;',
      "const d = <p aria-label={`Score ${x}`} />;",
      'const e = <p>{on ? "On" : t`Off`}</p>;',
      'const f = <Row label={name ?? "Somebody"} />;',
      'usePageTitle("Live");',
      "const g = <Row icon={<b>Goal</b>} />;",
    ];
    expect(lines(bad.join("\n"))).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    const good = [
      "const a = <Trans>Half <b>time</b></Trans>;",
      "const b = <p title={t`Half time`}>{minute}′ · {score} –</p>;",
      'const c = <Icon name="goal" className={styles["row"]} data-field={on ? "homeScore" : "x"} />;',
      'const d = <Plural value={n} one="# goal" other="# goals" />;',
      "const e = <b>Touchline</b>;",
      "usePageTitle(t`Live`);",
    ];
    expect(lines(good.join("\n"))).toEqual([]);
  });

  it("sees codes of the wire, and takes no other number for one", () => {
    expect(findWireCodes("const CHANGED = 4027;\nif (code === 5019) return;")).toHaveLength(2);
    expect(findWireCodes("4_027, 2026, 14027, 4.0275")).toEqual([]);
  });

  it("sees a file without an opening sentence", () => {
    expect(missingSentence("// What a row shows.\nexport {};")).toBeUndefined();
    expect(missingSentence("/* What a row shows. */\n.a {}")).toBeUndefined();
    expect(missingSentence("#!/usr/bin/env node\n// Starts the product.\n")).toBeUndefined();
    expect(missingSentence('import "x"; // Late.')?.line).toBe(1);
    expect(missingSentence("\n// rows\nexport {};")?.line).toBe(2);
    expect(missingSentence("")?.line).toBeGreaterThan(0);
  });
});
