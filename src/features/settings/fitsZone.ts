// Whether a time zone matches a query: an offset such as "+5:30" or "utc-3", a part of its name, or a city in it.
import { includesFolded } from "./includesFolded.ts";

export interface ZoneTexts {
  readonly name: string;
  /** "UTC+5:45", "UTC−3", "UTC". */
  readonly symbol: string;
  /** Names of cities in it; called only for a query with a word. */
  readonly cities?: () => string;
}

/** Shorter words occur in too many names of cities. */
const SHORTEST_CITY = 3;

const DIFFERENCE = /^(?:utc|gmt)?([+\-−]?)0?(\d{1,2})?(?::?(\d{1,2}))?$/;

export function fitsZone({ name, symbol, cities }: ZoneTexts, query: string): boolean {
  const typed = query.toLowerCase().replaceAll(/\s/g, "");
  const parts = DIFFERENCE.exec(typed);
  if (parts === null) {
    if (includesFolded(name, query)) return true;
    return typed.length >= SHORTEST_CITY && cities !== undefined && includesFolded(cities(), query);
  }
  const [, sign = "", hours = "", minutes = ""] = parts;
  if (sign === "" && hours === "") return symbol !== "" && /^(utc|gmt)/.test(typed);
  const known = /^UTC([+−]?)(\d*)(?::(\d+))?$/.exec(symbol);
  if (known === null) return false;
  const [, itsSign = "", itsHours = "", itsMinutes = ""] = known;
  if (sign !== "" && (sign === "+" ? "+" : "−") !== itsSign) return false;
  return itsHours.startsWith(hours) && itsMinutes.startsWith(minutes);
}
