// When members were subscribed to a creator: their periods, joined where one follows the other without a gap.
// See docs/wire.md#studio.

interface Period {
  readonly fanId: number;
  /** Epoch ms. */
  readonly startsAt: number;
  readonly endsAt: number;
}

/** From `startsAt` to before `endsAt` the member was subscribed without a gap. */
export type SubscribedTime = Omit<Period, "fanId">;

/** `periods` in the order of members, and of their beginnings for each member. */
export function joinPeriods(periods: readonly Period[]): readonly SubscribedTime[] {
  const joined: { fanId: number; startsAt: number; endsAt: number }[] = [];
  for (const { fanId, startsAt, endsAt } of periods) {
    if (endsAt <= startsAt) continue;
    const last = joined.at(-1);
    if (last?.fanId === fanId && startsAt <= last.endsAt) last.endsAt = Math.max(last.endsAt, endsAt);
    else joined.push({ fanId, startsAt, endsAt });
  }
  return joined;
}

/** How many members were subscribed at each of these instants (epoch ms, ascending). */
export function countAt(times: readonly SubscribedTime[], instants: readonly number[]): readonly number[] {
  const starts = times.map(({ startsAt }) => startsAt).toSorted((a, b) => a - b);
  const ends = times.map(({ endsAt }) => endsAt).toSorted((a, b) => a - b);
  let [begun, over] = [0, 0];
  return instants.map((instant) => {
    while ((starts[begun] ?? Infinity) <= instant) begun += 1;
    while ((ends[over] ?? Infinity) <= instant) over += 1;
    return begun - over;
  });
}
