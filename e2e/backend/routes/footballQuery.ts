// Reads the query of football calls; errors are sentences.
import type { Read } from "../server/readFields.ts";
import type { MatchesAsked } from "../details/matchesAsked.ts";
import { dayAt, dayWindow, DEFAULT_ZONE, readZone, type DayWindow } from "../server/zones.ts";

type Query = Readonly<Record<string, unknown>>;

const MAX_IDS = 500;
const PROVIDERS: readonly number[] = [8, 47, 9];

function text(query: Query, name: string): string | undefined {
  const value = query[name];
  return typeof value === "string" && value !== "" ? value : undefined;
}

/** `lang`: any language code; names are English where the server has no others. */
export function readLang(query: Query): Read<string> {
  const lang = text(query, "lang") ?? "en_GB";
  return /^[a-z]{2,3}(_[A-Z]{2})?$/.test(lang)
    ? { ok: true, value: lang }
    : { ok: false, msg: "lang is a language code such as en_GB" };
}

/** `date` in `timezone`: the instants of that day, of today if no date is given. */
export function readDay(query: Query, now: number): Read<DayWindow> {
  const offset = readZone(text(query, "timezone") ?? DEFAULT_ZONE);
  if (offset === undefined) {
    return { ok: false, msg: "timezone is one of the 37 zone ids, such as e8, w5 or e5:30" };
  }
  const day = dayWindow(text(query, "date") ?? dayAt(now, offset), offset);
  return day === undefined
    ? { ok: false, msg: "date is a calendar day written yyyy-mm-dd" }
    : { ok: true, value: day };
}

/** Ids separated by commas; none where the parameter is absent. */
function readIdList(query: Query, name: string): Read<readonly number[]> {
  const parts = text(query, name)?.split(",") ?? [];
  if (parts.length > MAX_IDS || !parts.every((part) => /^\d{1,15}$/.test(part))) {
    return { ok: false, msg: `${name} is a list of at most ${MAX_IDS} ids joined by commas` };
  }
  return { ok: true, value: [...new Set(parts.map(Number))] };
}

/** `ids` of matches, `teamIds` and `sclassIds`; at least one id. */
export function readMatchesAsked(query: Query): Read<MatchesAsked> {
  const ids = readIdList(query, "ids");
  const teamIds = readIdList(query, "teamIds");
  const leagueIds = readIdList(query, "sclassIds");
  if (!ids.ok) return ids;
  if (!teamIds.ok) return teamIds;
  if (!leagueIds.ok) return leagueIds;
  const value = { ids: ids.value, teamIds: teamIds.value, leagueIds: leagueIds.value };
  return Object.values(value).every((list) => list.length === 0)
    ? { ok: false, msg: "ids is missing, and so are teamIds and sclassIds" }
    : { ok: true, value };
}

/** `companyId`: an odds provider (docs/product.md#odds-providers); the default provider if absent. */
export function readProvider(query: Query): Read<number> {
  const id = Number(text(query, "companyId") ?? 8);
  return PROVIDERS.includes(id)
    ? { ok: true, value: id }
    : { ok: false, msg: `companyId is one of ${PROVIDERS.join(", ")}` };
}
