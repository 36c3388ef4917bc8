/** Reads names from a match-day file: referee, venue, scorers, bookings, substitutions. */
import type { MatchReport, ReportedIncident } from "../world/types.ts";

type Json = Readonly<Record<string, unknown>>;

const TYPES: ReadonlySet<string> = new Set(["goal", "ownGoal", "yellowCard", "redCard", "substitution"]);

/** The report of a match; a missing or unreadable name is "", because names never make a file invalid. */
export function readReport(match: Json): MatchReport {
  const list: readonly unknown[] = Array.isArray(match["incidents"]) ? match["incidents"] : [];
  const items = list.filter(isObject);
  const incidents = items
    .filter((item) => TYPES.has(String(item["type"])) && (item["side"] === "home" || item["side"] === "away"))
    .map((item) => incident(item, items));
  incidents.sort((a, b) => a.minute - b.minute || a.added - b.added);
  return { referee: name(match["referee"]), venue: name(match["venue"]), incidents };
}

function incident(item: Json, all: readonly Json[]): ReportedIncident {
  const type = item["type"] as ReportedIncident["type"];
  const change = type === "substitution";
  return {
    type,
    side: item["side"] as ReportedIncident["side"],
    minute: Number(item["minute"]),
    added: Number(item["added"] ?? 0),
    player: name(item[change ? "playerIn" : "player"]),
    other: name(item[change ? "playerOut" : "assist"]),
    penalty: type === "goal" && all.some((other) => isAwardFor(other, item)),
  };
}

/** True for a penalty awarded to the same side at most three minutes before its goal. */
function isAwardFor(award: Json, goal: Json): boolean {
  const wait = Number(goal["minute"]) - Number(award["minute"]);
  return award["type"] === "penaltyAwarded" && award["side"] === goal["side"] && wait >= 0 && wait <= 3;
}

const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const name = (value: unknown): string => (typeof value === "string" ? value.trim().slice(0, 60) : "");
