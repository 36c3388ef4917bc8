// Draws the smaller pictures as SVG: league badges, regions and faces of players.
import type { LeagueInfo } from "../world/types.ts";
import { escapeText, inkOn, pick, scatter, svg } from "./draw.ts";

/** Initials of a competition's English name, at most three letters. */
function initials(name: string): string {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  const letters = words.length > 1 ? words.map((word) => word[0]!).join("") : (words[0] ?? "");
  return letters.slice(0, 3).toUpperCase();
}

const CUP = `<path d="M22 12h20v4h8c0 10-4 15-10 17c-2 4-4 5-6 6v7h7v6H23v-6h7v-7c-2-1-4-2-6-6c-6-2-10-7-10-17h8z" fill="#fff" fill-opacity=".25"/>`;
const BALL = `<circle cx="32" cy="32" r="19" fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="4"/>`;

/** A competition's badge in its colour: a cup behind the initials of cups, a ring behind those of leagues. */
export function drawLeagueBadge(league: LeagueInfo): string {
  return svg(
    64,
    64,
    `<rect x="4" y="4" width="56" height="56" rx="14" fill="${league.color}"/>${league.cup ? CUP : BALL}` +
      `<text x="32" y="39" text-anchor="middle" font-family="Arial,Helvetica,sans-serif" font-weight="700" font-size="19" fill="${inkOn(league.color)}">${escapeText(initials(league.name("en_GB")))}</text>`,
  );
}

const REGION_COLORS = ["#1f4e8c", "#2e6f40", "#b98a1b", "#8a1538", "#6a3d7c", "#287a8a"] as const;

/** A world region: a globe whose colour depends on the id. */
export function drawRegion(id: number): string {
  return svg(
    64,
    64,
    `<circle cx="32" cy="32" r="28" fill="${pick(REGION_COLORS, id)}"/><g fill="none" stroke="#fff" stroke-width="2.5"><ellipse cx="32" cy="32" rx="12" ry="28"/><path d="M4 32h56M8 18h48M8 46h48"/></g>`,
  );
}

const SKIN = ["#f2d3b3", "#e0b48c", "#c68e5f", "#9b6a43", "#6f4526"] as const;
const HAIR = ["#20140c", "#3b2314", "#6b4423", "#b58143", "#8d8d8d"] as const;
const SHIRT = ["#b3202c", "#1f4e8c", "#2e6f40", "#f0b323", "#44546a", "#ffffff", "#6a3d7c"] as const;
const HAIRCUTS = [
  "M20 26c0-10 6-15 12-15s12 5 12 15c-3-4-6-6-12-6s-9 2-12 6z",
  "M19 30c-2-14 5-20 13-20s15 6 13 20c-1-6-3-9-5-10c-6 3-12 2-16 0c-2 1-4 4-5 10z",
  "M21 22c2-8 6-11 11-11s9 3 11 11c-6-4-16-4-22 0z",
] as const;

/** A player's face: a simple figure whose features depend on the id. */
export function drawFace(id: number): string {
  const number = scatter(id);
  const skin = pick(SKIN, number);
  return svg(
    64,
    64,
    `<path d="M0 0h64v64H0z" fill="#e6ebf1"/><path d="M8 64c0-14 10-18 24-18s24 4 24 18z" fill="${pick(SHIRT, number >>> 6)}"/>` +
      `<path d="M26 38h12v10c-3 4-9 4-12 0z" fill="${skin}"/><ellipse cx="32" cy="29" rx="11.5" ry="14" fill="${skin}"/>` +
      `<path d="${pick(HAIRCUTS, number >>> 12)}" fill="${pick(HAIR, number >>> 16)}"/>`,
  );
}
