// Draws a country's flag as SVG from its layers in flagData, or a plain one without an entry.
import { FLAGS } from "./flagData.ts";
import { pick, svg } from "./draw.ts";

const WIDTH = 60;
const HEIGHT = 40;

function stripes(colors: readonly string[], across: boolean): string {
  const bands = colors.map((band) => {
    const [color = "", weight = "1"] = band.split("*");
    return { color, weight: Number(weight) };
  });
  const whole = bands.reduce((sum, { weight }) => sum + weight, 0);
  let at = 0;
  return bands
    .map(({ color, weight }) => {
      const start = (at / whole) * (across ? HEIGHT : WIDTH);
      at += weight;
      const size = (weight / whole) * (across ? HEIGHT : WIDTH) + 0.1;
      return across ? rect(0, start, WIDTH, size, color) : rect(start, 0, size, HEIGHT, color);
    })
    .join("");
}

function rect(x: number, y: number, width: number, height: number, color: string): string {
  return `<path d="M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}z" fill="#${color}"/>`;
}

function disc(x: number, y: number, radius: number, color: string): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="#${color}"/>`;
}

/** A five-pointed star, one point up. */
function star(x: number, y: number, radius: number, color: string): string {
  const points = Array.from({ length: 10 }, (_, index) => {
    const angle = -Math.PI / 2 + (index * Math.PI) / 5;
    const reach = index % 2 === 0 ? radius : radius * 0.382;
    return `${round(x + reach * Math.cos(angle))},${round(y + reach * Math.sin(angle))}`;
  });
  return `<polygon points="${points.join(" ")}" fill="#${color}"/>`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

/** A cross whose arms meet at (x, y) and reach the edges. */
function cross(color: string, thickness: number, x: number, y: number): string {
  return (
    rect(x - thickness / 2, 0, thickness, HEIGHT, color) + rect(0, y - thickness / 2, WIDTH, thickness, color)
  );
}

function line(x1: number, y1: number, x2: number, y2: number, color: string, thickness: number): string {
  return `<path d="M${x1} ${y1}L${x2} ${y2}" stroke="#${color}" stroke-width="${thickness}"/>`;
}

type Layer = (args: readonly string[], numbers: readonly number[]) => string;

const LAYERS: Readonly<Record<string, Layer>> = {
  h: (args) => stripes(args, true),
  v: (args) => stripes(args, false),
  c: ([color], [, thickness, x = WIDTH / 2, y = HEIGHT / 2]) => cross(color!, thickness!, x, y),
  n: ([color], [, thickness]) => cross(color!, thickness!, 21, HEIGHT / 2),
  p: ([color], [, length, thickness, x = WIDTH / 2, y = HEIGHT / 2]) =>
    rect(x - thickness! / 2, y - length! / 2, thickness!, length!, color!) +
    rect(x - length! / 2, y - thickness! / 2, length!, thickness!, color!),
  x: ([color], [, thickness]) =>
    line(0, 0, WIDTH, HEIGHT, color!, thickness!) + line(WIDTH, 0, 0, HEIGHT, color!, thickness!),
  b: ([color], [, thickness]) => line(0, HEIGHT, WIDTH, 0, color!, thickness!),
  o: ([, , , color], [x, y, radius]) => disc(x!, y!, radius!, color!),
  s: ([, , , color], [x, y, radius]) => star(x!, y!, radius!, color!),
  m: ([, , , color, ground], [x, y, radius]) =>
    disc(x!, y!, radius!, color!) + disc(x! + radius! * 0.28, y!, radius! * 0.8, ground!),
  m2: ([, , , color], [x, y, radius]) =>
    `<path d="M${x! - radius!} ${y}a${radius} ${radius} 0 0 0 ${radius! * 2} 0z" fill="#${color}"/>`,
  t: ([color], [, depth]) => `<path d="M0 0L${depth} 20L0 40z" fill="#${color}"/>`,
  k: ([, , color], [width, height]) => rect(0, 0, width!, height!, color!),
  k2: ([, , , , color], [x, y, width, height]) => rect(x!, y!, width!, height!, color!),
  d: ([color]) => `<path d="M5 20L30 4L55 20L30 36z" fill="#${color}"/>`,
  d2: ([, , , color], [x, y, radius]) =>
    `<path d="M${x! - radius!} ${y}L${x} ${y! - radius!}L${x! + radius!} ${y}L${x} ${y! + radius!}z" fill="#${color}"/>`,
};

function drawLayers(words: string): string {
  return words
    .split(" ")
    .map((layer) => {
      const [kind = "", list = ""] = layer.split(":");
      const args = list.split(",");
      return LAYERS[kind]?.(args, args.map(Number)) ?? "";
    })
    .join("");
}

/** International football has no country: a globe. */
const GLOBE =
  rect(0, 0, WIDTH, HEIGHT, "1f4e8c") +
  `<g fill="none" stroke="#fff" stroke-width="1.5"><circle cx="30" cy="20" r="13"/><ellipse cx="30" cy="20" rx="5.5" ry="13"/><path d="M17 20h26M19 13h22M19 27h22"/></g>`;

const SOBER = ["1f4e8c", "8a1538", "2e6f40", "b98a1b", "44546a", "6a3d7c", "b5532a", "287a8a"] as const;

/** A flag for a country without an entry: three muted stripes that depend on its id. */
function soberFlag(id: number): string {
  const first = pick(SOBER, id);
  const second = pick(SOBER, id * 5 + 3);
  return stripes([first, "ffffff", first === second ? "44546a" : second], id % 2 === 0);
}

/** A hairline separates white flags from white pages. */
const EDGE = `<path d="M.5 .5h59v39h-59z" fill="none" stroke="#000" stroke-opacity=".14"/>`;

/** The flag of a country by its ISO 3166 code. */
export function drawFlag(code: string, id: number): string {
  const words = Object.hasOwn(FLAGS, code) ? FLAGS[code] : undefined;
  if (code === "INT") return svg(WIDTH, HEIGHT, GLOBE);
  return svg(WIDTH, HEIGHT, (words === undefined ? soberFlag(id) : drawLayers(words)) + EDGE);
}
