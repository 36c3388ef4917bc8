/** A match of the mock source: a result that is played minute by minute. */

interface PlayedGoal {
  /** 1 to 90; goals of added time have `added`. */
  readonly minute: number;
  readonly added: number;
  readonly side: 1 | 2;
  readonly player: string;
  readonly own?: boolean;
  readonly penalty?: boolean;
  /** Ms after the goal at which it is taken back. */
  readonly takenBackAfterMs?: number;
}

interface PlayedCard {
  readonly minute: number;
  readonly side: 1 | 2;
  readonly player: string;
  readonly red: boolean;
}

export interface PlayedMatch {
  readonly id: number;
  readonly league: number;
  readonly round: number;
  readonly home: { readonly id: number; readonly name: string };
  readonly away: { readonly id: number; readonly name: string };
  /** Planned kick-off, epoch ms; the real one is later. */
  readonly kickoffAt: number;
  readonly startsLateMs: number;
  readonly added: readonly [first: number, second: number];
  readonly goals: readonly PlayedGoal[];
  readonly cards: readonly PlayedCard[];
  /** Line-ups are told, with places on the pitch or without; prices too. */
  readonly lineups?: "placed" | "listed";
}

type PlayedPhase = "before" | "first" | "break" | "second" | "over";

/** What has happened until an instant. */
export interface PlayedNow {
  readonly phase: PlayedPhase;
  /** Minute of the running half, and minutes of added time. */
  readonly minute: number;
  readonly extra: number;
  readonly score: readonly [number, number];
  readonly half: readonly [number, number] | undefined;
  readonly goals: readonly PlayedGoal[];
  readonly cards: readonly PlayedCard[];
  /** Epoch ms of the last thing that happened. */
  readonly changedAt: number;
}

const MINUTE_MS = 60_000;
const HALF = 45;
const BREAK_MS = 15 * MINUTE_MS;

/** Starts and ends of the halves, epoch ms. */
function halves({ kickoffAt, startsLateMs, added }: PlayedMatch): readonly [number, number, number, number] {
  const first = kickoffAt + startsLateMs;
  const firstEnd = first + (HALF + added[0]) * MINUTE_MS;
  const second = firstEnd + BREAK_MS;
  return [first, firstEnd, second, second + (HALF + added[1]) * MINUTE_MS];
}

function happensAt(match: PlayedMatch, minute: number, added: number): number {
  const [first, , second] = halves(match);
  const inFirst = minute <= HALF;
  return (
    (inFirst ? first + (minute - 1) * MINUTE_MS : second + (minute - HALF - 1) * MINUTE_MS) +
    added * MINUTE_MS +
    30_000
  );
}

const countOf = (goals: readonly PlayedGoal[]): readonly [number, number] => [
  goals.filter(({ side }) => side === 1).length,
  goals.filter(({ side }) => side === 2).length,
];

export function playedUntil(match: PlayedMatch, now: number): PlayedNow {
  const [first, firstEnd, second, end] = halves(match);
  const phase: PlayedPhase =
    now < first
      ? "before"
      : now < firstEnd
        ? "first"
        : now < second
          ? "break"
          : now < end
            ? "second"
            : "over";
  const goalAt = (goal: PlayedGoal): number => happensAt(match, goal.minute, goal.added);
  const counted = (until: number): readonly PlayedGoal[] =>
    match.goals.filter((goal) => {
      const gone =
        goal.takenBackAfterMs === undefined ? Number.POSITIVE_INFINITY : goalAt(goal) + goal.takenBackAfterMs;
      return goalAt(goal) <= until && gone > until;
    });
  const goals = counted(now);
  const cards = match.cards.filter((card) => happensAt(match, card.minute, 0) <= now);
  const elapsed =
    Math.floor((now - (now < second ? first : second)) / MINUTE_MS) + (now < second ? 1 : HALF + 1);
  const most = now < second ? HALF : 2 * HALF;
  const instants = [
    ...[first, firstEnd, second, end].filter((at) => at <= now),
    ...match.goals.flatMap((goal) => [goalAt(goal), goalAt(goal) + (goal.takenBackAfterMs ?? 0)]),
    ...match.cards.map((card) => happensAt(match, card.minute, 0)),
  ].filter((at) => at <= now);
  const running = phase === "first" || phase === "second";
  return {
    phase,
    minute: running ? Math.min(most, elapsed) : phase === "break" ? HALF : phase === "over" ? 2 * HALF : 0,
    extra: running ? Math.max(0, elapsed - most) : 0,
    score: countOf(goals),
    half: now >= firstEnd ? countOf(counted(firstEnd).filter(({ minute }) => minute <= HALF)) : undefined,
    goals,
    cards,
    changedAt: Math.max(match.kickoffAt - 7 * 24 * 60 * MINUTE_MS, ...instants),
  };
}
