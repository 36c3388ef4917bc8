// What of a world the bus carries: the keys of it all, those that may have changed, and the values of keys.
import { createLanguageList } from "../server/languageList.ts";
import type { World } from "../world/types.ts";
import type { BusValue } from "./bus.ts";
import { KEYS, writeCountry, writeLeague, writeMatch, writePrices, writeTeam } from "./liveValues.ts";

const DAY_MS = 24 * 3_600_000;
/** In ms: covers every day within a week before or after, in any zone. Other days are asked of the source as pages. */
export const CARRIED_MS = 8 * DAY_MS;

export interface WorldValues {
  allKeys(now: number): Iterable<string>;
  /** Keys whose values may have changed in (from, to]. */
  changedKeys(from: number, to: number): readonly string[];
  /** The values of keys at `now`; undefined for what the world does not have, or no longer near. */
  values(keys: readonly string[], now: number): readonly BusValue[];
}

/** `putSince`: matches of the load, which the world does not report as changed. */
export function createWorldValues(
  world: World,
  putSince: (from: number) => readonly number[] = () => [],
): WorldValues {
  const langs = createLanguageList()
    .list()
    .map(({ code }) => code);

  function matchText(id: number, now: number, running: ReadonlySet<number>): string | undefined {
    const match = world.matchAt(id, now);
    const isRunning = running.has(id);
    if (match === undefined || (!isRunning && Math.abs(match.kickoffAt - now) >= CARRIED_MS))
      return undefined;
    return writeMatch({ match, isRunning });
  }

  function placed<Thing extends { readonly id: number }>(
    things: readonly Thing[],
    id: number,
    write: (place: number, thing: Thing) => string,
  ): string | undefined {
    const place = things.findIndex((thing) => thing.id === id);
    return place < 0 ? undefined : write(place, things[place]!);
  }

  function valueOf(key: string, now: number, running: ReadonlySet<number>): string | undefined {
    const [kind, digits] = key.split(".");
    const id = Number(digits);
    if (kind === KEYS.match) return matchText(id, now, running);
    if (kind === KEYS.prices) return writePrices((provider) => world.pricesAt(id, provider, now));
    if (kind === KEYS.league)
      return placed(world.leagues, id, (place, league) => writeLeague(place, league, langs));
    if (kind === KEYS.country)
      return placed(world.countries, id, (place, country) => writeCountry(place, country, langs));
    const team = kind === KEYS.team ? world.team(id) : undefined;
    return team && writeTeam(team, langs);
  }

  return {
    *allKeys(now) {
      for (const { id } of world.leagues) yield `${KEYS.league}.${id}`;
      for (const { id } of world.countries) yield `${KEYS.country}.${id}`;
      for (const id of world.teamIds) yield `${KEYS.team}.${id}`;
      const near = world.matchesBetween(now - CARRIED_MS, now + CARRIED_MS);
      for (const id of new Set([...world.running(now), ...near])) {
        yield `${KEYS.match}.${id}`;
        yield `${KEYS.prices}.${id}`;
      }
    },
    changedKeys(from, to) {
      const matches = new Set([...world.changedBetween(from, to), ...putSince(from)]);
      return [
        ...[...matches].map((id) => `${KEYS.match}.${id}`),
        ...world.pricesChangedBetween(from, to).map((id) => `${KEYS.prices}.${id}`),
      ];
    },
    values(keys, now) {
      const running = new Set(world.running(now));
      return keys.map((key) => ({ key, value: valueOf(key, now, running) }));
    },
  };
}
