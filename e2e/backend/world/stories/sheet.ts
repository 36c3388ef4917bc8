/** Generates a team's sheet for a match: formation, starters, bench, captain and missing players. */
import { FORMATIONS, needs } from "./formation.ts";
import type { PlayerInfo, Sheet, SheetPlayer } from "./people.ts";
import { mix, pick, unit } from "../random.ts";

export interface SheetFacts {
  readonly squad: readonly PlayerInfo[];
  readonly teamId: number;
  readonly matchHash: number;
  /** Ids of suspended players. */
  readonly suspended: readonly number[];
  /** Names known to have started the match, and to have come on; empty if unknown. */
  readonly started: ReadonlySet<string>;
  readonly cameOn: ReadonlySet<string>;
}

const LEAST_BENCH = 9;

/** The sheet; equal facts yield equal sheets. An empty squad yields an empty sheet. */
export function drawSheet(facts: SheetFacts): Sheet {
  const { squad, teamId, matchHash, started, cameOn } = facts;
  const hash = mix(matchHash, teamId);
  const named = (player: PlayerInfo, names: ReadonlySet<string>): boolean => names.has(player.name("en_GB"));
  const surely = squad.filter((player) => named(player, started));
  const formation = drawFormation(facts, surely, hash);
  const wanted = needs(formation);
  const missing = drawMissing(
    squad.filter((player) => !named(player, started) && !named(player, cameOn)),
    facts,
    hash,
  );
  const out = new Set(missing.map(({ playerId }) => playerId));
  const fit = squad.filter((player) => !out.has(player.id));
  // Known starters first, known substitutes last, the others by talent and form of the day.
  const worth = (player: PlayerInfo): number =>
    player.talent +
    (unit(mix(hash, player.id), 3) - 0.5) * (player.position === "G" ? 0.55 : 0.5) +
    (named(player, started) ? 10 : 0) -
    (named(player, cameOn) ? 10 : 0);
  const ranked = fit
    .map((player) => ({ player, worth: worth(player) }))
    .sort((a, b) => b.worth - a.worth)
    .map(({ player }) => player);
  const chosen = (["G", "D", "M", "F"] as const).flatMap((position) =>
    ranked.filter((player) => player.position === position).slice(0, wanted[position]),
  );
  const playing = new Set(chosen);
  const rest = ranked.filter((player) => !playing.has(player));
  return {
    formation,
    starters: arrange(chosen, formation),
    bench: drawBench(rest, (player) => named(player, cameOn), hash),
    captainId: captain(chosen)?.id ?? 0,
    missing,
  };
}

/** A team uses its own formation in four of five matches, if the players known to play fit into it. */
function drawFormation(
  { squad, teamId, cameOn }: SheetFacts,
  surely: readonly PlayerInfo[],
  hash: number,
): string {
  const fits = FORMATIONS.filter((formation) => {
    const wanted = needs(formation);
    return (["D", "M", "F"] as const).every((position) => {
      const sure = surely.filter((player) => player.position === position).length;
      const sitting = (player: PlayerInfo): boolean => cameOn.has(player.name("en_GB"));
      const free = squad.filter((player) => player.position === position && !sitting(player)).length;
      // One player of each position may be missing.
      return sure <= wanted[position] && wanted[position] < free;
    });
  });
  if (fits.length === 0) return "4-4-2";
  return unit(hash, 1) < 0.8 ? pick(fits, mix(0x0f0, teamId)) : pick(fits, mix(hash, 2));
}

/**
 * Suspended players, and injured ones up to three in total; never two of one position, so that every formation
 * can be filled. The third keeper is not on the sheet, and the bench must not become empty.
 */
function drawMissing(
  candidates: readonly PlayerInfo[],
  { squad, suspended }: SheetFacts,
  hash: number,
): Sheet["missing"] {
  const wanted = Math.min(mix(hash, 4) % 4, squad.length - 12 - LEAST_BENCH);
  const found: PlayerInfo[] = [];
  const barred = (player: PlayerInfo): boolean => suspended.includes(player.id);
  const order = [...candidates].sort(
    (a, b) => Number(barred(b)) - Number(barred(a)) || unit(mix(hash, a.id), 5) - unit(mix(hash, b.id), 5),
  );
  for (const player of order) {
    if (found.length >= wanted && !barred(player)) break;
    if (player.position !== "G" && !found.some(({ position }) => position === player.position))
      found.push(player);
  }
  return found.map((player) => ({
    playerId: player.id,
    reason: barred(player) || unit(mix(hash, player.id), 6) < 0.15 ? "suspended" : "injured",
  }));
}

/** Lines from the back; left-footed players are on the team's left. */
function arrange(chosen: readonly PlayerInfo[], formation: string): SheetPlayer[] {
  const side = { right: 0, both: 1, left: 2 } as const;
  const keepers = chosen.filter(({ position }) => position === "G");
  const outfield = chosen.filter(({ position }) => position !== "G");
  let next = 0;
  const lines = formation.split("-").map((size) => {
    const line = outfield.slice(next, next + Number(size)).sort((a, b) => side[a.foot] - side[b.foot]);
    next += Number(size);
    return line;
  });
  return [keepers, ...lines].flatMap((players, line) =>
    players.map(({ id, position }, place) => ({ playerId: id, position, line, place })),
  );
}

/** Nine to twelve players, a keeper first, including those known to come on. */
function drawBench(
  rest: readonly PlayerInfo[],
  mustSit: (player: PlayerInfo) => boolean,
  hash: number,
): number[] {
  const size = LEAST_BENCH + (mix(hash, 7) % 4);
  const keeper = rest.find(({ position }) => position === "G");
  const outfield = rest.filter((player) => player.position !== "G");
  const others = outfield.length >= LEAST_BENCH - 1 ? outfield : rest.filter((player) => player !== keeper);
  const ordered = [...others.filter(mustSit), ...others.filter((player) => !mustSit(player))].slice(
    0,
    size - 1,
  );
  return [...(keeper === undefined ? [] : [keeper]), ...ordered].map(({ id }) => id);
}

/** The most experienced starter. */
function captain(chosen: readonly PlayerInfo[]): PlayerInfo | undefined {
  const standing = (player: PlayerInfo): number => player.talent * 6 - Number(player.birthDate.slice(0, 4));
  return [...chosen].sort((a, b) => standing(b) - standing(a))[0];
}
