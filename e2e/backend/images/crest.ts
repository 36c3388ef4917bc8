// Draws a team's crest as SVG: a shield and a pattern chosen by its id, in the team's colours.
import type { TeamInfo } from "../world/types.ts";
import { escapeText, inkOn, pick, scatter, svg } from "./draw.ts";

/** Outlines in a 64 by 64 view box. */
const SHIELDS = [
  "M8 6h48v26c0 14-10 22-24 28C18 54 8 46 8 32z",
  "M32 4l24 8v20c0 14-10 22-24 28C18 54 8 46 8 32V12z",
  "M32 4a28 28 0 1 1 0 56a28 28 0 1 1 0-56z",
  "M10 8c8 3 14 1 22-4c8 5 14 7 22 4c4 18 2 40-22 52C8 48 6 26 10 8z",
  "M32 4l26 15v26L32 60L6 45V19z",
  "M8 8q24-8 48 0v30q0 12-24 22Q8 50 8 38z",
] as const;

type Pattern = (color: string) => string;

const PATTERNS: readonly Pattern[] = [
  (color) => `<path d="M16 0h8v64h-8zM32 0h8v64h-8zM48 0h8v64h-8z" fill="${color}"/>`,
  (color) => `<path d="M0 10h64v9H0zM0 28h64v9H0zM0 46h64v9H0z" fill="${color}"/>`,
  (color) => `<path d="M32 0h32v64H32z" fill="${color}"/>`,
  (color) => `<path d="M0 64V46L46 0h18v18L18 64z" fill="${color}"/>`,
  (color) => `<path d="M0 14l32 20l32-20v16L32 50L0 30z" fill="${color}"/>`,
  (color) => `<path d="M26 0h12v64H26zM0 24h64v12H0z" fill="${color}"/>`,
  (color) => `<path d="M32 0h32v32H32zM0 32h32v32H0z" fill="${color}"/>`,
  (color) => `<path d="M0 0h64v22H0z" fill="${color}"/>`,
  () => "",
];

/** The crest of a team, legible from 16 px up. */
export function drawCrest(team: TeamInfo): string {
  const number = scatter(team.id);
  const shield = pick(SHIELDS, number);
  const pattern = pick(PATTERNS, number >>> 8);
  const [first, second] = team.colors;
  const ink = inkOn(second);
  const letters = escapeText(team.short);
  const size = team.short.length > 3 ? 13 : 16;
  return svg(
    64,
    64,
    `<clipPath id="c"><path d="${shield}"/></clipPath><g clip-path="url(#c)"><path d="M0 0h64v64H0z" fill="${first}"/>${pattern(second)}` +
      `<path d="M0 23h64v18H0z" fill="${second}"/></g>` +
      `<path d="${shield}" fill="none" stroke="${inkOn(first) === "#fff" ? first : "#444"}" stroke-width="2.5"/>` +
      `<text x="32" y="37.5" text-anchor="middle" font-family="Arial,Helvetica,sans-serif" font-weight="700" font-size="${size}" fill="${ink}">${letters}</text>`,
  );
}
