// Reads one live-change record in the plain way, as the reference for the fast reader.
import type { MatchUpdate } from "#domain/match/match.ts";
import { writeInstant } from "../wire/readInstant.ts";
import { readPhase } from "../wire/readPhase.ts";

/** docs/wire.md#live-change-line word for word, without optimisations. */
export function readSlowly(text: string): MatchUpdate | undefined {
  const fields = text.split("^");
  const [id = "", state = ""] = fields;
  if (fields.length < 12 || !/^[0-9]{1,15}$/.test(id) || Number(id) < 1 || !/^-?[0-9]+$/.test(state))
    return undefined;
  for (const instant of fields.slice(2, 4)) if (instant !== "" && !isInstant(instant)) return undefined;
  for (const count of fields.slice(4, 12)) {
    if (count !== "" && count !== "-1" && !(/^[0-9]{1,15}$/.test(count) && Number(count) <= 99))
      return undefined;
  }
  const count = (position: number): number | undefined =>
    fields[position] === "" || fields[position] === "-1" ? undefined : Number(fields[position]);
  const instant = (position: number): number | undefined =>
    fields[position] === "" ? undefined : instantOf(fields[position] ?? "");
  const added = fields[21] ?? "";
  return {
    matchId: Number(id),
    phase: readPhase(Number(state)),
    periodStartedAt: instant(2),
    kickoffAt: instant(3),
    homeScore: count(4),
    awayScore: count(5),
    homeHalfTimeScore: count(6),
    awayHalfTimeScore: count(7),
    homeRedCards: count(8),
    awayRedCards: count(9),
    homeYellowCards: count(10),
    awayYellowCards: count(11),
    hasLineup: fields[13] === "1" ? true : fields[13] === "0" ? false : undefined,
    // The tests' texts never contain a readable one.
    explanation: undefined,
    addedTime: /^[0-9]{1,15}$/.test(added) && Number(added) <= 99 ? Number(added) : undefined,
  };
}

function instantOf(text: string): number {
  const [, y, mo, d, h, mi] = /^([0-9]{4})(..)(..)(..)(..)$/.exec(text) ?? [];
  return Date.parse(`${y}-${mo}-${d}T${h}:${mi}:00+08:00`);
}

function isInstant(text: string): boolean {
  return /^[0-9]{12}$/.test(text) && !Number.isNaN(instantOf(text)) && writeInstant(instantOf(text)) === text;
}
