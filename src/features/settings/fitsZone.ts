// Whether a time zone is what was typed: a difference such as "+5:30", "utc-3", or a part of its name.
import { includesFolded } from "./includesFolded.ts";

export interface ZoneTexts {
  readonly name: string;
  /** "UTC+5:45", "UTC−3", "UTC". */
  readonly symbol: string;
}

const DIFFERENCE = /^(?:utc|gmt)?([+\-−]?)0?(\d{1,2})?(?::?(\d{1,2}))?$/;

export function fitsZone({ name, symbol }: ZoneTexts, query: string): boolean {
  const typed = query.toLowerCase().replaceAll(/\s/g, "");
  const parts = DIFFERENCE.exec(typed);
  if (parts === null) return includesFolded(name, query);
  const [, sign = "", hours = "", minutes = ""] = parts;
  if (sign === "" && hours === "") return symbol !== "" && /^(utc|gmt)/.test(typed);
  const known = /^UTC([+−]?)(\d*)(?::(\d+))?$/.exec(symbol);
  if (known === null) return false;
  const [, itsSign = "", itsHours = "", itsMinutes = ""] = known;
  if (sign !== "" && (sign === "+" ? "+" : "−") !== itsSign) return false;
  return itsHours.startsWith(hours) && itsMinutes.startsWith(minutes);
}
