// How the step chart uses its library and describes itself; its drawing is checked in screenshots.
import { act, render, screen } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { LineChart, type LineChartProps } from "./LineChart.tsx";

interface Options {
  readonly hooks: { readonly setCursor: readonly ((chart: unknown) => void)[] };
  readonly axes: readonly { values(chart: unknown, splits: readonly number[]): readonly string[] }[];
  readonly scales: {
    readonly y: { range(chart: unknown, low: number | null, high: number | null): number[] };
  };
}

/** A fake of the canvas library, which records its calls. */
const told = vi.hoisted(() => ({
  options: [] as unknown[],
  data: [] as unknown[],
  redraws: 0,
  destroyed: 0,
}));

vi.mock("uplot", () => ({
  default: class {
    static paths = {};
    width = 0;
    constructor(options: unknown, data: unknown) {
      told.options.push(options);
      told.data.push(data);
    }
    setData(data: unknown) {
      told.data.push(data);
    }
    setSize() {}
    redraw() {
      told.redraws += 1;
    }
    destroy() {
      told.destroyed += 1;
    }
  },
}));

const PROPS: LineChartProps = {
  label: "Prices over time",
  describedBy: "moves",
  times: [0, 60_000, 120_000],
  series: [
    { label: "Home", values: [1, Math.E, Math.E] },
    { label: "Away", values: [Math.E, 1, 1] },
  ],
  formatTime: (at) => `${at / 60_000} min`,
  formatValue: (value) => value.toFixed(2),
  offsetMinutes: 0,
};

const options = () => told.options.at(-1) as Options;
const legend = () => screen.getAllByRole("listitem").map(({ textContent }) => textContent);

beforeEach(() => {
  told.options.length = 0;
  told.data.length = 0;
  told.redraws = 0;
  told.destroyed = 0;
});

it("is a picture with a name, described by its table, and runs left to right", () => {
  render(<LineChart {...PROPS} />);
  const picture = screen.getByRole("img", { name: "Prices over time" });
  expect(picture.getAttribute("aria-describedby")).toBe("moves");
  expect(picture.getAttribute("dir")).toBe("ltr");
});

it("plots on a logarithmic scale and writes the values themselves", () => {
  render(<LineChart {...PROPS} />);
  expect(told.data[0]).toEqual([
    [0, 60_000, 120_000],
    [0, 1, 1],
    [1, 0, 0],
  ]);
  expect(options().axes[0]?.values(undefined, [60_000])).toEqual(["1 min"]);
  expect(options().axes[1]?.values(undefined, [0, 1])).toEqual(["1.00", "2.72"]);
  expect(options().scales.y.range(undefined, null, null)).toEqual([0, 1]);
  const [low = 1, high = 0] = options().scales.y.range(undefined, 0.5, 0.5);
  expect(low < 0.5 && high > 0.5).toBe(true);
});

it("shows the latest values, or those at the pointer with their time", () => {
  render(<LineChart {...PROPS} />);
  expect(legend()).toEqual(["Home 2.72", "Away 1.00", ""]);
  const point = (idx: number | null) =>
    act(() => {
      for (const hook of options().hooks.setCursor) hook({ cursor: { idx } });
    });
  point(0);
  expect(legend()).toEqual(["Home 1.00", "Away 2.72", "0 min"]);
  point(null);
  expect(legend()).toEqual(["Home 2.72", "Away 1.00", ""]);
});

it("takes new data without a new chart, and is destroyed with the page", () => {
  const { rerender, unmount } = render(<LineChart {...PROPS} />);
  rerender(
    <LineChart
      {...PROPS}
      times={[0]}
      series={[
        { label: "Home", values: [1] },
        { label: "Away", values: [1] },
      ]}
    />,
  );
  expect(told.options).toHaveLength(1);
  expect(told.data.at(-1)).toEqual([[0], [0], [0]]);
  unmount();
  expect(told.destroyed).toBe(1);
});
