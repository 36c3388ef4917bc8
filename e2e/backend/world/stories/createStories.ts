/** Stories of a world's matches: sheets, incidents and appearances that always fit the matches' states. */
import { remember } from "../cache.ts";
import { minuteOf } from "../course/matchClock.ts";
import { readCourse, type Course } from "../course/matchCourse.ts";
import type { Appearance, People, Sheet, Stories } from "./people.ts";
import type { Pitch, Tally } from "./pitch.ts";
import { hashText, mix, unit } from "../random.ts";
import { drawSheet } from "./sheet.ts";
import { withSides } from "./shootOutKicks.ts";
import { createSuspensions } from "./suspensions.ts";
import { tellStory, type Told } from "./tellStory.ts";
import type { MatchNow, World } from "../types.ts";

const OVER: ReadonlySet<number> = new Set([-1, -10, -12]);

interface Known extends Told {
  readonly course: Course;
  readonly last: MatchNow;
}

/** Creates the stories of a world with its people; the world may contain staged events. */
export function createStories(
  world: Pick<World, "history" | "report" | "seasons">,
  people: Pick<People, "squad" | "player">,
): Stories {
  /** Stories of finished matches, by their last state. */
  const over = new WeakMap<MatchNow, Known>();
  const hashOf = (matchId: number): number => mix(hashText("story"), matchId);

  const { ending, suspended } = createSuspensions(
    world,
    (matchId) => storyOf(matchId, Number.POSITIVE_INFINITY)?.pitches ?? [],
  );

  // Sheets depend on the teams and on the ends of their previous matches, so those are the cache key.
  const drawn = remember(4000, () => new Map<string, { home: Sheet; away: Sheet }>());

  function sheets(matchId: number): { readonly home: Sheet; readonly away: Sheet } | undefined {
    const match = world.history(matchId, 0)[0]?.match;
    if (match === undefined) return undefined;
    const kept = drawn(matchId);
    const key = [match.homeId, match.awayId].map((teamId) => `${teamId}:${ending(match, teamId)}`).join("/");
    const known = kept.get(key);
    if (known !== undefined) return known;
    const fresh = { home: sheet(match, "home"), away: sheet(match, "away") };
    kept.set(key, fresh);
    return fresh;
  }

  function sheet(match: MatchNow, side: "home" | "away"): Sheet {
    const teamId = side === "home" ? match.homeId : match.awayId;
    const named = { started: new Set<string>(), cameOn: new Set<string>() };
    for (const { type, side: credited, player, other } of world.report?.(match.id)?.incidents ?? []) {
      const mine = (type === "ownGoal" ? credited !== side : credited === side) && player !== "";
      if (mine && type === "substitution") named.cameOn.add(player);
      else if (mine) named.started.add(player);
      if (credited === side && other !== "") named.started.add(other);
    }
    for (const name of named.cameOn) named.started.delete(name);
    return drawSheet({
      squad: people.squad(teamId),
      teamId,
      matchHash: hashOf(match.id),
      suspended: suspended(match, teamId),
      ...named,
    });
  }

  function storyOf(matchId: number, now: number): Known | undefined {
    const history = world.history(matchId, now);
    const last = history.at(-1)?.match;
    const both = sheets(matchId);
    if (last === undefined || both === undefined) return undefined;
    const known = over.get(last);
    if (known !== undefined) return known;
    const hash = hashOf(matchId);
    const course = readCourse(history, hash);
    const story = tellStory({
      course,
      sheets: both,
      player: people.player,
      hash,
      now,
      report: world.report?.(matchId),
    });
    const fresh = { ...story, course, last };
    if (OVER.has(last.state)) over.set(last, fresh);
    return fresh;
  }

  return {
    sheets,
    incidents: (matchId, now) => storyOf(matchId, now)?.incidents ?? [],
    appearances(matchId, now) {
      const known = storyOf(matchId, now);
      return known === undefined || known.course.happenings.length === 0
        ? []
        : known.pitches.flatMap((pitch) => appearances(pitch, known, now));
    },
    kicks(matchId, now) {
      const known = storyOf(matchId, now);
      if (known === undefined) return [];
      // The order of kicks is known only after the first goal; the course of the whole match contains it.
      const all = readCourse(world.history(matchId, Number.POSITIVE_INFINITY), hashOf(matchId)).kicks;
      const order = withSides(all, 1)[0]?.side ?? 1;
      const takers = known.pitches.map((pitch) =>
        pitch
          .on()
          .filter(({ player }) => player.position !== "G")
          .sort((a, b) => b.player.talent - a.player.talent),
      );
      const turns: [number, number] = [0, 0];
      return withSides(known.course.kicks, order).map(({ side, scored }) => {
        const team = takers[side - 1] ?? [];
        const turn = turns[side - 1] ?? 0;
        turns[side - 1] = turn + 1;
        return { side, scored, playerId: team[turn % Math.max(1, team.length)]?.player.id };
      });
    },
  };
}

/** Minutes played so far, with the match clock stopped at 90 or 120. */
function appearances(pitch: Pitch, { last, course }: Known, now: number): Appearance[] {
  const end = course.happenings.at(-1);
  const over = end?.type === "fullTime";
  const clock = Math.floor((over ? end.minute : Math.max(minuteOf(last, now), end?.minute ?? 0)) / 100);
  const conceded = pitch.side === 1 ? last.guestScore : last.homeScore;
  const scored = pitch.side === 1 ? last.homeScore : last.guestScore;
  return [...pitch.tallies.values()].map((tally) => {
    const from = played(tally.onAt);
    const to = tally.offAt === undefined ? clock : Math.min(clock, played(tally.offAt));
    return {
      playerId: tally.player.id,
      teamId: tally.player.teamId,
      started: tally.started,
      minutes: Math.max(tally.started ? 1 : 0, to - from),
      goals: tally.goals,
      penalties: tally.penalties,
      ownGoals: tally.ownGoals,
      assists: tally.assists,
      yellowCards: tally.yellowCards,
      redCards: tally.redCards,
      wentOffAt: tally.offAt,
      cameOnAt: tally.started ? undefined : tally.onAt,
      rating: rating(tally, scored - conceded, conceded, mix(last.id, tally.player.id)),
    };
  });
}

/** Whole minutes elapsed when a minute code is first displayed; a substitution at 46 was made at half time. */
const played = (minute: number): number =>
  minute === 0 ? 0 : minute === 4600 ? 45 : Math.floor(minute / 100);

function rating(tally: Tally, lead: number, conceded: number, hash: number): number {
  const { position } = tally.player;
  const back = position === "G" || position === "D";
  const raw =
    6.2 +
    (unit(hash, 1) + unit(hash, 2)) * 0.6 +
    tally.goals * (tally.penalties > 0 ? 0.8 : 0.95) +
    tally.assists * 0.6 -
    tally.ownGoals * 1.1 -
    tally.yellowCards * 0.25 -
    tally.redCards * 1.6 +
    Math.max(-0.6, Math.min(0.6, lead * 0.2)) +
    (back ? (conceded === 0 ? 0.5 : -0.15 * conceded) : 0);
  return Math.round(Math.max(3, Math.min(10, raw)) * 10) / 10;
}
