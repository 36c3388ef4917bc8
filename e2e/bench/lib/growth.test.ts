// Growth as lines, text and section: ratios of the right points, stopped points named, sections replaced.
import { describe, expect, it } from "vitest";
import { allScenes, type Cost, type Growth, growthLines, type Scene, type Who } from "./growth.ts";
import { ratioLines } from "./growthRatios.ts";
import { growthCharts, growthSection, withSection } from "./growthSection.ts";
import { verdictOf } from "./target.ts";

const MACHINE = { processors: 2, measured: "2026-11-23 on 2 × processor" };

/** The product costs 50 ms/s and 1 more per tab, A 100 per tab; `change` replaces a cost. */
function grown(
  change: (who: Who, scene: Scene, cost: Cost) => Cost | undefined = (_, __, cost) => cost,
): Growth {
  const whos = ["Touchline", "A"] as const;
  return {
    points: allScenes().flatMap((scene) =>
      whos.map((who) => {
        const cpu = who === "A" ? 100 * scene.tabs : 50 + scene.tabs;
        const cost = change(who, scene, { cpu, memory: 40 * scene.tabs });
        return { scene, who, cost, opened: cost === undefined ? 41 : scene.tabs };
      }),
    ),
    workerHeap: 11.5,
  };
}

it("measures each scene once: the curves share the scene with one tab", () => {
  expect(allScenes()).toHaveLength(9);
});

describe("the lines of the table", () => {
  it("judge the heap of the worker", () => {
    expect(growthLines(grown()).map(({ value }) => value)).toEqual([11.5]);
  });

  it("compare 60 tabs with 20, and 5,000 matches with 1,500", () => {
    const lines = ratioLines(
      ({ scene, name }) =>
        (name.startsWith("L") ? 30 : scene.matches / 100) + scene.tabs / (name.startsWith("L") ? 20 : 1),
    );
    expect(lines.map(({ value }) => value)).toEqual([75 / 35, 51 / 16]);
    expect(lines.map(({ shown }) => shown)).toEqual([
      "2.14 (75.0 ÷ 35.0 ms/s) after 75 s of the stream; L, closed while hidden: 1.06 (33.0 ÷ 31.0 ms/s)",
      "3.19 (51.0 ÷ 16.0 ms/s) after 75 s of the stream",
    ]);
    expect(lines.map(verdictOf)).toEqual(["fails", "fails"]);
  });
});

describe("the section", () => {
  it("has a table and a chart for each curve", () => {
    const section = growthSection(grown(), MACHINE, 150);
    expect(section).toContain("Measured 2026-11-23 on 2 × processor.");
    expect(section).toContain("![CPU and memory by tabs](docs/benchmarks/tabs.svg)");
    expect(section).toContain(
      [
        "matches                       150    1,500    5,000",
        "Touchline, CPU, ms/s           51       51       51",
        "Touchline, memory, MB          40       40       40",
        "A, CPU, ms/s                  100      100      100",
        "A, memory, MB                  40       40       40",
      ].join("\n"),
    );
  });

  it("marks the points of a full machine", () => {
    const section = growthSection(
      grown((_, __, cost) => ({ ...cost, cpu: Math.min(1_960, cost.cpu) })),
      MACHINE,
      150,
    );
    expect(section).toMatch(/^A, CPU, ms\/s +100 +500 +\*1,960 +\*1,960$/m);
    expect(section).toContain("\\* The 2 processors had no more time to give");
  });

  it("says where a point was stopped, and what the one before it needs", () => {
    const section = growthSection(
      grown((who, { tabs }, cost) => (who === "A" && tabs === 60 ? undefined : cost)),
      { ...MACHINE, processors: 4 },
      150,
    );
    expect(section).toMatch(/^A, CPU, ms\/s +100 +500 +2,000 +stopped$/m);
    expect(section).toContain(
      "A was stopped at 60: 41 tabs were open after the limit of time; at 20 it needs 2,000 ms/s.",
    );
    expect(section).not.toContain("\\*");
  });

  it("replaces the one that a text has, and nothing else of it", () => {
    const section = growthSection(grown(), MACHINE, 150);
    const text = withSection("# Benchmarks\n\n| table |\n", "## Growth\n\nold\n\n### By tabs\n");
    expect(withSection(text, section)).toBe(`# Benchmarks\n\n| table |\n\n${section.trimEnd()}\n`);
    expect(withSection(`${text}\n## Other\n\nkept\n`, section)).toBe(
      `# Benchmarks\n\n| table |\n\n${section.trimEnd()}\n\n## Other\n\nkept\n`,
    );
  });
});

it("draws a chart for each curve, without the points that were stopped", () => {
  const charts = growthCharts(
    grown((who, { tabs }, cost) => (who === "A" && tabs === 60 ? undefined : cost)),
  );
  expect([...charts.keys()]).toEqual(["tabs.svg", "matches.svg", "frames.svg", "languages.svg"]);
  expect((charts.get("tabs.svg") ?? "").split("<circle")).toHaveLength(1 + 2 * (4 + 3));
  for (const [name, svg] of charts) expect(Buffer.byteLength(svg), name).toBeLessThan(10_000);
});
