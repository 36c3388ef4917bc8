// The section of BENCHMARKS.md with the curves of growth, as text and as links to their charts.
import {
  type Cost,
  type Curve,
  CURVES,
  type Growth,
  pointOf,
  sceneAt,
  SETTLE_MS,
  type Who,
} from "./growth.ts";
import { growthChart } from "./growthChart.ts";

/** Folder of the charts, from the project's root. */
export const CHARTS_DIR = "docs/benchmarks";

const HEADING = "## Growth";
const WHO: readonly Who[] = ["Touchline", "A"];
const FIGURES = [
  { figure: "cpu", name: "CPU, ms/s" },
  { figure: "memory", name: "memory, MB" },
] as const satisfies readonly { readonly figure: keyof Cost; readonly name: string }[];
const NAME_WIDTH = 24;
const COLUMN_WIDTH = 9;
/** At this share of all processors' time a machine is full: the figure is what it gave, not what was needed. */
const FULL = 0.9;

export interface Machine {
  readonly processors: number;
  /** Day and machine in words. */
  readonly measured: string;
}

const isFull = ({ cpu }: Cost, { processors }: Machine): boolean => cpu >= FULL * processors * 1_000;

const countText = (value: number): string => value.toLocaleString("en-GB", { maximumFractionDigits: 0 });

function cellText(cost: Cost | undefined, figure: keyof Cost, machine: Machine): string {
  if (cost === undefined) return "stopped";
  return `${figure === "cpu" && isFull(cost, machine) ? "*" : ""}${countText(cost[figure])}`;
}

function rowText(name: string, cells: readonly string[]): string {
  return (name.padEnd(NAME_WIDTH) + cells.map((cell) => cell.padStart(COLUMN_WIDTH)).join("")).trimEnd();
}

function curveTable(growth: Growth, curve: Curve, machine: Machine): string {
  const rows = WHO.flatMap((who) =>
    FIGURES.map(({ figure, name }) =>
      rowText(
        `${who}, ${name}`,
        curve.values.map((value) =>
          cellText(pointOf(growth, sceneAt(curve, value), who)?.cost, figure, machine),
        ),
      ),
    ),
  );
  return [rowText(curve.title, curve.values.map(countText)), ...rows].join("\n");
}

/** One sentence for each point of a curve that was stopped, or measured on a full machine. */
function notesOf(growth: Growth, curve: Curve, machine: Machine): readonly string[] {
  const stopped = curve.values.flatMap((value, index) =>
    WHO.flatMap((who) => {
      const point = pointOf(growth, sceneAt(curve, value), who);
      if (point === undefined || point.cost !== undefined) return [];
      const before = pointOf(growth, sceneAt(curve, curve.values[index - 1] ?? value), who)?.cost;
      const last =
        before === undefined ? "" : `; at ${curve.values[index - 1]} it needs ${countText(before.cpu)} ms/s`;
      return [
        `${who} was stopped at ${value}: ${point.opened} tabs were open after the limit of time${last}.`,
      ];
    }),
  );
  const full = curve.values.some((value) =>
    WHO.some((who) => {
      const cost = pointOf(growth, sceneAt(curve, value), who)?.cost;
      return cost !== undefined && isFull(cost, machine);
    }),
  );
  return [
    ...stopped,
    ...(full
      ? [`\\* The ${machine.processors} processors had no more time to give: more would have been needed.`]
      : []),
  ];
}

/** The section, from its heading on. `limitSeconds`: the time in which a point's tabs must open. */
export function growthSection(growth: Growth, machine: Machine, limitSeconds: number): string {
  return [
    HEADING,
    "",
    "Written by `npm run bench -- growth`. One tab is visible, the others are hidden. CPU is the time of all processes of the",
    `browser after ${SETTLE_MS / 1_000} s of the stream, memory the PSS of all renderers.`,
    `The tabs of a point have ${limitSeconds} s to open. A point that needs longer is stopped.`,
    "",
    `Measured ${machine.measured}.`,
    "",
    ...CURVES.flatMap((curve) => [
      `### By ${curve.title}`,
      "",
      `With ${curve.constant}.`,
      "",
      `![CPU and memory by ${curve.title}](${CHARTS_DIR}/${curve.name}.svg)`,
      "",
      "```",
      curveTable(growth, curve, machine),
      "```",
      "",
      ...notesOf(growth, curve, machine).flatMap((note) => [note, ""]),
    ]),
  ].join("\n");
}

/** `text` with its section of this kind replaced, or added at its end. */
export function withSection(text: string, section: string): string {
  const start = text.indexOf(`${HEADING}\n`);
  const kept = start === -1 ? text : text.slice(0, start);
  const after = start === -1 ? -1 : text.indexOf("\n## ", start);
  const rest = after === -1 ? "" : text.slice(after + 1);
  return `${kept.trimEnd()}\n\n${section.trimEnd()}\n${rest === "" ? "" : `\n${rest}`}`;
}

/** The charts of all curves, by the name of their file. */
export function growthCharts(growth: Growth): ReadonlyMap<string, string> {
  return new Map(
    CURVES.map((curve) => [
      `${curve.name}.svg`,
      growthChart({
        title: `CPU and memory by ${curve.title}, of Touchline and of a plain React page (A)`,
        axis: curve.title,
        panels: FIGURES.map(({ figure, name }) => ({
          title: name,
          series: WHO.map((who) => ({
            name: who,
            points: curve.values.flatMap((value) => {
              const cost = pointOf(growth, sceneAt(curve, value), who)?.cost;
              return cost === undefined ? [] : [{ x: value, y: cost[figure] }];
            }),
          })),
        })),
      }),
    ]),
  );
}
