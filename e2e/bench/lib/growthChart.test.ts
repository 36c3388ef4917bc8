// The charts of growth: small, complete and readable SVG documents.
import { describe, expect, it } from "vitest";
import { growthChart, scaleStep } from "./growthChart.ts";

const OPTIONS = {
  title: "Cost by <tabs> & more",
  axis: "tabs",
  panels: [
    {
      title: "CPU, ms/s",
      series: [
        {
          name: "Touchline",
          points: [
            { x: 1, y: 50 },
            { x: 60, y: 60 },
          ],
        },
        {
          name: "A",
          points: [
            { x: 1, y: 100 },
            { x: 20, y: 2_000 },
          ],
        },
      ],
    },
    { title: "memory, MB", series: [{ name: "Touchline", points: [{ x: 1, y: 40 }] }] },
  ],
};

describe("a chart", () => {
  const svg = growthChart(OPTIONS);

  it("is a small document with a title whose special characters are escaped", () => {
    expect(svg.startsWith("<svg ")).toBe(true);
    expect(svg).toContain("<title>Cost by &lt;tabs&gt; &amp; more</title>");
    expect(Buffer.byteLength(svg)).toBeLessThan(10_000);
    for (const tag of ["g", "text"]) {
      expect(svg.split(`<${tag}`).length, tag).toBe(svg.split(`</${tag}>`).length);
    }
  });

  it("has colours for light and dark pages", () => {
    expect(svg).toContain("@media(prefers-color-scheme:dark)");
  });

  it("draws a dot for each point, higher up for more and further right for more", () => {
    const dots = [...svg.matchAll(/<circle cx="([\d.]+)" cy="([\d.]+)"/g)].map(([, x, y]) => [
      Number(x),
      Number(y),
    ]);
    expect(dots).toHaveLength(5);
    const [first = [], last = [], low = [], high = []] = dots;
    expect(last[0]).toBeGreaterThan(first[0] ?? Number.NaN);
    expect(high[1]).toBeLessThan(low[1] ?? Number.NaN);
  });

  it("writes the names of panels, series, axis and the counts of the axis", () => {
    for (const each of ["CPU, ms/s", "memory, MB", "Touchline", "A", "tabs", "60", "20", "2,000"]) {
      expect(svg).toContain(`>${each}</text>`);
    }
  });

  it("has no number that is not finite, also without points", () => {
    const empty = growthChart({
      ...OPTIONS,
      panels: [{ title: "none", series: [{ name: "A", points: [] }] }],
    });
    for (const text of [svg, empty]) expect(text).not.toMatch(/NaN|Infinity/);
  });
});

it.each([
  [2_000, 500],
  [60, 20],
  [3, 1],
  [1, 0.2],
  [7_300, 2_000],
])("the scale of values up to %d has steps of %d", (most, step) => expect(scaleStep(most)).toBeCloseTo(step));
