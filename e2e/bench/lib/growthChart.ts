// Draws curves as a small SVG of two panels side by side, readable on light and dark pages; one call is one picture.

interface ChartPoint {
  readonly x: number;
  readonly y: number;
}

interface ChartSeries {
  readonly name: string;
  readonly points: readonly ChartPoint[];
}

interface ChartPanel {
  /** What the panel shows, with its unit. */
  readonly title: string;
  readonly series: readonly ChartSeries[];
}

export interface ChartOptions {
  /** What the picture shows, for those who do not see it. */
  readonly title: string;
  /** What the horizontal axis counts. */
  readonly axis: string;
  readonly panels: readonly ChartPanel[];
}

/** Of a panel, px. The plot lies inside its margins. */
const WIDTH = 360;
const HEIGHT = 230;
const MARGIN = { top: 50, right: 34, bottom: 42, left: 52 };
const PLOT_WIDTH = WIDTH - MARGIN.left - MARGIN.right;
const PLOT_HEIGHT = HEIGHT - MARGIN.top - MARGIN.bottom;
/** Of two labels of the horizontal axis that are nearer, px, only the larger value is written. */
const TICK_ROOM = 26;
/** Fewest steps between the lines of a scale. */
const STEPS = 3;

const STYLE = `
text{font:12px system-ui,sans-serif;fill:#475665}.name{font-weight:600;fill:#0d1720}
path{fill:none;stroke-width:2}.grid{stroke:#dfe5eb;stroke-width:1}
.s0 path{stroke:#0a7439}.s0 circle{fill:#0a7439}.s1 path{stroke:#b3261e;stroke-dasharray:5 3}.s1 circle{fill:#b3261e}
@media(prefers-color-scheme:dark){text{fill:#aab6c2}.name{fill:#eef1f4}.grid{stroke:#36414c}
.s0 path{stroke:#4cc27e}.s0 circle{fill:#4cc27e}.s1 path{stroke:#ff8a80}.s1 circle{fill:#ff8a80}}`.trim();

const escape = (content: string): string =>
  content.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** A number of 1, 2 or 5 times a power of ten, so that at least `STEPS` of them fit below `most`. */
export function scaleStep(most: number): number {
  const rough = most / STEPS;
  const power = 10 ** Math.floor(Math.log10(rough));
  return ([5, 2].find((factor) => factor * power <= rough) ?? 1) * power;
}

const numberText = (value: number): string => value.toLocaleString("en-GB", { maximumFractionDigits: 1 });
const px = (value: number): string => String(Math.round(value * 10) / 10);

function text(x: number, y: number, anchor: "start" | "middle" | "end", content: string, name = ""): string {
  const cssClass = name === "" ? "" : ` class="${name}"`;
  return `<text x="${px(x)}" y="${px(y)}" text-anchor="${anchor}"${cssClass}>${escape(content)}</text>`;
}

function drawPanel({ title, series }: ChartPanel, axis: string, left: number): string {
  const points = series.flatMap((each) => each.points);
  const highest = Math.max(1, ...points.map(({ y }) => y));
  const farthest = Math.max(1, ...points.map(({ x }) => x));
  const step = scaleStep(highest);
  const top = Math.ceil(highest / step) * step;
  const atX = (x: number): number => MARGIN.left + (x / farthest) * PLOT_WIDTH;
  const atY = (y: number): number => MARGIN.top + PLOT_HEIGHT * (1 - y / top);
  const lines = Array.from({ length: Math.round(top / step) + 1 }, (_, index) => index * step);
  const ticks: number[] = [];
  for (const x of new Set(points.map((point) => point.x).toSorted((one, other) => other - one))) {
    const last = ticks.at(-1);
    if (last === undefined || atX(last) - atX(x) >= TICK_ROOM) ticks.push(x);
  }
  const parts = [
    text(0, 14, "start", title, "name"),
    ...lines.flatMap((y) => [
      `<path class="grid" d="M${MARGIN.left} ${px(atY(y))}h${PLOT_WIDTH}"/>`,
      text(MARGIN.left - 6, atY(y) + 4, "end", numberText(y)),
    ]),
    ...ticks.map((x) => text(atX(x), HEIGHT - MARGIN.bottom + 16, "middle", numberText(x))),
    text(MARGIN.left + PLOT_WIDTH / 2, HEIGHT - 6, "middle", axis),
    ...series.map((each, index) => {
      const legendX = MARGIN.left + index * 110;
      const path = each.points.map(({ x, y }) => `${px(atX(x))} ${px(atY(y))}`).join("L");
      const dots = each.points.map(({ x, y }) => `<circle cx="${px(atX(x))}" cy="${px(atY(y))}" r="3"/>`);
      return [
        `<g class="s${index}"><path d="M${legendX} 30h18"/>${text(legendX + 24, 34, "start", each.name)}`,
        path === "" ? "" : `<path d="M${path}"/>${dots.join("")}`,
        "</g>",
      ].join("");
    }),
  ];
  return `<g transform="translate(${left} 0)">\n${parts.join("\n")}\n</g>`;
}

/** The text of an SVG document. Series keep their order and colour in all panels. */
export function growthChart({ title, axis, panels }: ChartOptions): string {
  const width = WIDTH * panels.length;
  const drawn = panels.map((panel, index) => drawPanel(panel, axis, index * WIDTH));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${HEIGHT}" width="${width}" height="${HEIGHT}" role="img">`,
    `<title>${escape(title)}</title>`,
    `<style>${STYLE}</style>`,
    ...drawn,
    "</svg>",
    "",
  ].join("\n");
}
