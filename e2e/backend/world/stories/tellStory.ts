/** Generates a match's story: assigns every goal, card and substitution to a player on the pitch. */
import type { Course, Happening } from "../course/matchCourse.ts";
import type { PlayerInfo, Sheet, StoryIncident, StoryKind } from "./people.ts";
import { createPitch, WEIGHTS, type Pitch, type Tally } from "./pitch.ts";
import { mix, unit } from "../random.ts";
import { planStory, type Plan } from "./storyPlans.ts";
import type { MatchReport, ReportedIncident } from "../types.ts";

export interface StoryFacts {
  readonly course: Course;
  readonly sheets: { readonly home: Sheet; readonly away: Sheet };
  readonly player: (id: number) => PlayerInfo | undefined;
  readonly hash: number;
  readonly now: number;
  readonly report: MatchReport | undefined;
}

export interface Told {
  readonly incidents: readonly StoryIncident[];
  /** Both teams, home first. */
  readonly pitches: readonly [Pitch, Pitch];
}

const SHARE = { ownGoal: 0.03, penalty: 0.09, assist: 0.72, secondYellow: 0.45 } as const;
const NOBODY = { playerId: undefined, otherId: undefined } as const;

interface Actors {
  readonly kind: StoryKind;
  readonly playerId: number | undefined;
  readonly otherId: number | undefined;
}

/** The story until `now`; earlier incidents do not change while the match goes on. */
export function tellStory({ course, sheets, player, hash, now, report }: StoryFacts): Told {
  const pitches = [createPitch(1, sheets.home, player), createPitch(2, sheets.away, player)] as const;
  const cancelled = new Set(course.happenings.map(({ of }) => of));
  const scorers = new Map<Happening, Actors>();
  const reports = [...(report?.incidents ?? [])];
  const score: [number, number] = [0, 0];
  const counts = new Map<string, number>();
  const incidents: StoryIncident[] = [];
  const events = merge(course.happenings, planStory(course.stretches, hash, now, report));

  for (const event of events) {
    const { at, minute, side, type } = event;
    const count = (counts.get(`${type}${side}`) ?? 0) + 1;
    counts.set(`${type}${side}`, count);
    const own = mix(mix(hash, type.length * 64 + type.charCodeAt(0)), side * 64 + count);
    const pitch = pitches[side === 2 ? 1 : 0];
    const reported = takeReport(reports, event);
    let actors: Actors | undefined;
    if (type === "goal") {
      actors = goal(pitch, pitches[side === 2 ? 0 : 1], own, reported, cancelled.has(event));
      scorers.set(event, actors);
      if (cancelled.has(event)) continue;
      score[side === 2 ? 1 : 0] += 1;
    } else if (type === "goalCancelled") {
      actors = { kind: type, playerId: event.of && scorers.get(event.of)?.playerId, otherId: undefined };
    } else if (type === "yellow") actors = yellow(pitch, own, reported);
    else if (type === "red") actors = red(pitch, minute, own, reported);
    else if (type === "substitution") actors = change(pitch, event, own);
    else if (type === "penaltyMissed")
      actors = { kind: type, ...NOBODY, playerId: pitch.choose(WEIGHTS.penalty, own)?.player.id };
    else actors = { kind: type === "added" ? "addedTime" : type, ...NOBODY };
    if (actors === undefined) continue;
    const added = type === "added" ? event.added : 0;
    incidents.push({ at, side, minute, ...actors, homeScore: score[0], guestScore: score[1], added });
  }
  return { incidents, pitches };
}

/** By instant; at the same instant, the course is first. */
function merge(happenings: readonly Happening[], plans: readonly Plan[]): (Happening | Plan)[] {
  return [...happenings, ...plans].sort((a, b) => a.at - b.at || 0);
}

function goal(
  pitch: Pitch,
  others: Pitch,
  hash: number,
  named: ReportedIncident | undefined,
  cancelled: boolean,
): Actors {
  const chance = unit(hash, 1);
  const own = named === undefined ? chance < SHARE.ownGoal : named.type === "ownGoal";
  const spot = !own && (named === undefined ? chance < SHARE.ownGoal + SHARE.penalty : named.penalty);
  const weights = own ? WEIGHTS.ownGoal : spot ? WEIGHTS.penalty : WEIGHTS.goal;
  const from = own ? others : pitch;
  const scorer = from.byName(named?.player ?? "") ?? from.choose(weights, hash);
  const alone = named === undefined ? unit(hash, 2) >= SHARE.assist : named.other === "";
  const helper =
    own || spot || alone
      ? undefined
      : (pitch.byName(named?.other ?? "") ??
        pitch.choose(WEIGHTS.assist, mix(hash, 3), (tally) => tally !== scorer));
  if (!cancelled) {
    if (scorer !== undefined) scorer[own ? "ownGoals" : "goals"] += 1;
    if (scorer !== undefined && spot) scorer.penalties += 1;
    if (helper !== undefined) helper.assists += 1;
  }
  const kind = own ? "ownGoal" : spot ? "penaltyGoal" : "goal";
  return { kind, playerId: scorer?.player.id, otherId: helper?.player.id };
}

const unbooked = ({ yellowCards }: Tally): boolean => yellowCards === 0;

function yellow(pitch: Pitch, hash: number, named: ReportedIncident | undefined): Actors {
  const known = pitch.byName(named?.player ?? "");
  const booked =
    known !== undefined && unbooked(known) ? known : pitch.choose(WEIGHTS.yellow, hash, unbooked);
  if (booked !== undefined) booked.yellowCards += 1;
  return { kind: "yellowCard", playerId: booked?.player.id, otherId: undefined };
}

function red(pitch: Pitch, minute: number, hash: number, named: ReportedIncident | undefined): Actors {
  const known = pitch.byName(named?.player ?? "");
  const second =
    known === undefined && unit(hash, 1) < SHARE.secondYellow
      ? pitch.choose(WEIGHTS.red, hash, (tally) => !unbooked(tally))
      : undefined;
  const direct = pitch.choose(WEIGHTS.red, hash, unbooked) ?? pitch.choose(WEIGHTS.red, hash);
  const sent = known ?? second ?? direct;
  if (sent === undefined) return { kind: "redCard", ...NOBODY };
  const kind = unbooked(sent) ? "redCard" : "secondYellowCard";
  sent.redCards += 1;
  sent.offAt = minute;
  return { kind, playerId: sent.player.id, otherId: undefined };
}

function change(pitch: Pitch, plan: Happening | Plan, hash: number): Actors | undefined {
  const names = "nameOn" in plan ? plan : { nameOn: "", nameOff: "" };
  const fresh = (tally: Tally): boolean => tally.started;
  const off = pitch.byName(names.nameOff) ?? pitch.choose(WEIGHTS.leaves, hash, fresh);
  // A substitution at half time counts as made before the second half.
  const on = off && pitch.substitute(off, plan.minute, mix(hash, 4), names.nameOn);
  return on && off && { kind: "substitution", playerId: on.player.id, otherId: off.player.id };
}

/** The report's incident for an event, by kind, side and minute; each is used once. */
function takeReport(reports: ReportedIncident[], event: Happening | Plan): ReportedIncident | undefined {
  const kinds = { goal: ["goal", "ownGoal"], yellow: ["yellowCard"], red: ["redCard"] }[event.type as string];
  if (kinds === undefined) return undefined;
  const side = event.side === 1 ? "home" : "away";
  const index = reports.findIndex(
    (known) =>
      kinds.includes(known.type) && known.side === side && known.minute * 100 + known.added === event.minute,
  );
  return index === -1 ? undefined : reports.splice(index, 1)[0];
}
