// Draws the pictures of seeded posts as SVG: a pitch or a stand, in colours that depend on a number.
import { pick, svg } from "./draw.ts";

const SKIES = ["#8ec5ee", "#f2b880", "#39406b", "#b9c4cf", "#e58f7b"] as const;
const GRASS = ["#2e7d4f", "#3c8c40", "#286b46", "#5a9a3a"] as const;
const SHIRTS = ["#b3202c", "#1f4e8c", "#f0b323", "#ffffff", "#6a3d7c", "#222222"] as const;

/** A stand: people as dots in rows. */
function drawStand(number: number, width: number, height: number): string {
  const step = Math.max(12, Math.round(width / 40));
  const top = Math.round(height * 0.25 - step);
  const dots = [`<path d="M0 ${top}h${width}V${height}H0z" fill="#4a5560"/>`];
  for (let row = 0; row < 6; row++) {
    for (let x = step / 2; x < width; x += step) {
      const color = pick(SHIRTS, (number >>> (row + 3)) + Math.round(x / step) * (row + 3));
      const y = height * 0.25 + row * step * 0.8;
      dots.push(
        `<circle cx="${Math.round(x + (row % 2) * (step / 2))}" cy="${Math.round(y)}" r="${Math.round(step * 0.35)}" fill="${color}"/>`,
      );
    }
  }
  return dots.join("");
}

/** A picture of this size in px; the number chooses what it shows. */
export function drawScene(number: number, width: number, height: number): string {
  const horizon = Math.round(height * (0.35 + (number % 5) / 20));
  const stripe = Math.round(width / 8);
  const stripes = Array.from(
    { length: 4 },
    (_, at) =>
      `<path d="M${at * 2 * stripe} ${horizon}h${stripe}V${height}h-${stripe}z" fill="#fff" fill-opacity=".07"/>`,
  ).join("");
  const [x, y] = [Math.round(width * (0.2 + ((number >>> 5) % 60) / 100)), Math.round(height * 0.8)];
  const radius = Math.round(Math.min(width, height) * 0.06);
  return svg(
    width,
    height,
    `<path d="M0 0h${width}v${height}H0z" fill="${pick(SKIES, number)}"/>` +
      ((number >>> 9) % 2 === 0 ? drawStand(number, width, height) : "") +
      `<path d="M0 ${horizon}h${width}V${height}H0z" fill="${pick(GRASS, number >>> 3)}"/>${stripes}` +
      `<ellipse cx="${width / 2}" cy="${height}" rx="${width / 3}" ry="${height / 4}" fill="none" stroke="#fff" stroke-width="4"/>` +
      `<circle cx="${x}" cy="${y}" r="${radius}" fill="#fff" stroke="#222" stroke-width="3"/>`,
  );
}
