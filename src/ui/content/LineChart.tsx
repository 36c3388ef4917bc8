// A step chart over the viewer's clock, for values that hold until they change; import it lazily, it needs a library.
import { useEffect, useRef, useState } from "react";
import uPlot from "uplot";
import "uplot/dist/uPlot.min.css";
import { textScale } from "../styles/textScale.ts";
import { linearTicks, timeTicks, valueTicks } from "./chartTicks.ts";
import styles from "./LineChart.module.css";

export interface LineSeries {
  readonly label: string;
  /** One per time; a logarithmic scale shows a gap where a value is not above 0. */
  readonly values: readonly number[];
}

export interface LineChartProps {
  /** Text alternative of the chart. */
  readonly label: string;
  /** Id of the table with the same data. */
  readonly describedBy: string;
  /** Epoch ms, ascending. */
  readonly times: readonly number[];
  /** At most three. */
  readonly series: readonly LineSeries[];
  readonly formatTime: (epochMs: number) => string;
  readonly formatValue: (value: number) => string;
  /** Where the viewer's days begin, minutes east of UTC. */
  readonly offsetMinutes: number;
  /** A linear scale that holds 0, for amounts and counts; does not change while the chart is shown. */
  readonly linear?: boolean;
}

/** Also the height that a page keeps free for it, in CSS pixels (without the legend). */
const HEIGHT = 220;
/** The axes and the width of one label of the time axis, px at the usual font size. */
const TIME_AXIS = 26;
const VALUE_AXIS = 52;
const AMOUNT_AXIS = 72;
const TICK_WIDTH = 76;
const MOST_VALUES = 6;

/** Lines differ in colour and in their dashes. */
const LOOKS = [
  { color: "--zone-1", dash: [] },
  { color: "--text-3", dash: [2, 3] },
  { color: "--zone-playoff", dash: [8, 4] },
] as const;

/** A logarithmic scale unless `linear`, marked with the values themselves; runs from left to right in every language. */
export function LineChart(props: LineChartProps) {
  const { label, describedBy, times, series, formatTime, formatValue } = props;
  const host = useRef<HTMLDivElement>(null);
  const chart = useRef<uPlot>(undefined);
  const latest = useRef(props);
  const [pointed, setPointed] = useState<number>();
  const count = series.length;

  useEffect(() => {
    latest.current = props;
    chart.current?.setData(plotted(props));
  });

  useEffect(() => {
    const element = host.current;
    if (element === null) return undefined;
    const made = new uPlot(
      { ...optionsFor(element, count, latest, setPointed), width: element.clientWidth, height: HEIGHT },
      plotted(latest.current),
      element,
    );
    chart.current = made;
    const resized = new ResizeObserver(() => {
      if (element.clientWidth !== made.width) made.setSize({ width: element.clientWidth, height: HEIGHT });
    });
    resized.observe(element);
    // Colours are read while drawing, so that a new theme needs a redraw only.
    const themed = new MutationObserver(() => made.redraw());
    themed.observe(document.documentElement, { attributes: true, attributeFilter: ["data-theme"] });
    return () => {
      resized.disconnect();
      themed.disconnect();
      made.destroy();
      chart.current = undefined;
    };
  }, [count]);

  // Without a pointer: the latest values, without a time.
  const time = pointed === undefined ? undefined : times[pointed];
  const index = pointed !== undefined && time !== undefined ? pointed : times.length - 1;
  return (
    <div className={styles["chart"]}>
      <div
        ref={host}
        dir="ltr"
        role="img"
        aria-label={label}
        aria-describedby={describedBy}
        className={styles["plot"]}
      />
      <ul className={styles["legend"]}>
        {series.map((line, place) => (
          <li key={line.label} className={styles["line"]} data-look={place}>
            {line.label}{" "}
            <b className="num">
              <span dir="ltr">{formatValue(line.values[index] ?? Number.NaN)}</span>
            </b>
          </li>
        ))}
        <li className={`${styles["time"]} num`}>{time === undefined ? "" : formatTime(time)}</li>
      </ul>
    </div>
  );
}

function plotted({ times, series, linear }: LineChartProps): uPlot.AlignedData {
  const logarithm = (value: number): number | null => (value > 0 ? Math.log(value) : null);
  return [[...times], ...series.map(({ values }) => (linear === true ? [...values] : values.map(logarithm)))];
}

function optionsFor(
  element: HTMLElement,
  count: number,
  latest: { readonly current: LineChartProps },
  onPoint: (index: number | undefined) => void,
): Omit<uPlot.Options, "width" | "height"> {
  const token = (name: string) => (): string => getComputedStyle(element).getPropertyValue(name).trim();
  const isLinear = latest.current.linear === true;
  const scale = textScale();
  const font = `${11 * scale}px ${getComputedStyle(element).fontFamily}`;
  const axis = {
    stroke: token("--text-3"),
    grid: { stroke: token("--line"), width: 1 },
    ticks: { show: false },
    font,
  };
  return {
    legend: { show: false },
    cursor: { y: false, drag: { x: false, y: false } },
    scales: {
      x: { time: false },
      y: { range: (_chart, low, high) => (isLinear ? aroundZero(low, high) : padded(low, high)) },
    },
    axes: [
      {
        ...axis,
        size: TIME_AXIS * scale,
        splits: (made, _axis, from, to) => [
          // Away from the edge, where the label of the lowest value is.
          ...timeTicks(
            from + (to - from) * 0.04,
            to,
            Math.max(2, Math.floor(made.width / (TICK_WIDTH * scale))),
            latest.current.offsetMinutes,
          ),
        ],
        values: (_chart, splits) => splits.map((at) => latest.current.formatTime(at)),
      },
      {
        ...axis,
        size: (isLinear ? AMOUNT_AXIS : VALUE_AXIS) * scale,
        splits: (_chart, _axis, low, high) =>
          isLinear
            ? [...linearTicks(low, high, MOST_VALUES)]
            : valueTicks(Math.exp(low), Math.exp(high), MOST_VALUES).map(Math.log),
        values: (_chart, splits) =>
          splits.map((value) => latest.current.formatValue(isLinear ? value : Math.exp(value))),
      },
    ],
    series: [
      {},
      ...LOOKS.slice(0, count).map(({ color, dash }) => ({
        stroke: token(color),
        width: 2,
        dash: [...dash],
        points: { show: false },
        // A value holds until the next one.
        ...(uPlot.paths.stepped === undefined ? {} : { paths: uPlot.paths.stepped({ align: 1 }) }),
      })),
    ],
    hooks: { setCursor: [(made) => onPoint(made.cursor.idx ?? undefined)] },
  };
}

/** A margin above and below; constant values are in the middle. */
function padded(low: number | null, high: number | null): [number, number] {
  if (low === null || high === null) return [0, 1];
  const air = Math.max((high - low) * 0.08, 0.01);
  return [Math.max(0, low - air), high + air];
}

/** From 0, or what is below it, with a margin above. */
function aroundZero(low: number | null, high: number | null): [number, number] {
  const [least, most] = [Math.min(0, low ?? 0), Math.max(0, high ?? 0)];
  const air = Math.max((most - least) * 0.08, 1);
  return [least < 0 ? least - air : 0, most + air];
}
