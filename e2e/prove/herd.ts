// Proof "herd": many clients that lose their sockets in the same second do not ask again in the same second.
import { type Calls, countCalls, KINDS, type Kind } from "./lib/herd/calls.ts";
import { type Comeback, LOOK_ON_MS, type Outage, playOutage } from "./lib/herd/outage.ts";
import type { Proof } from "./proof.ts";

const FULL = 1_000_000;
/** Maximum share of all clients in any later second. */
const SHARE_MAX = 0.1;
/**
 * Calls other than sockets are counted for a sample of the clients, because whole cores that poll every 2 s cost a
 * hundred times more. A smaller sample cannot be judged: chance alone would exceed the limit.
 */
const CALLERS = { share: 1 / 100, most: 2_000, leastJudged: 1_000 } as const;
/**
 * Share of the clients that make a call of this kind in each second in which all poll (docs/product.md#refresh-times).
 * No spreading lowers it, so the limit is 10 % of the clients beyond it (docs/decisions/measuring.md).
 */
const STEADY: Partial<Record<Kind, number>> = { polls: 1 / 2, "odds polls": 1 / 8 };

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const OUTAGES: readonly (Outage & { readonly words: string; readonly secondsPerLine: number })[] = [
  { lastsMs: SECOND, down: "refuses", words: "back after 1 s", secondsPerLine: 1 },
  { lastsMs: MINUTE, down: "refuses", words: "back after 1 min", secondsPerLine: 3 },
  {
    lastsMs: MINUTE,
    down: "hangs",
    words: "back after 1 min, upgrades unanswered until then",
    secondsPerLine: 3,
  },
  { lastsMs: 10 * MINUTE, down: "refuses", words: "back after 10 min", secondsPerLine: 60 },
];

function percent(count: number, whole: number): string {
  return `${((100 * count) / whole).toFixed(2)} %`;
}

function describeComeback(words: string, comeback: Comeback, secondsPerLine: number): readonly string[] {
  const { clients, attempts, reopened } = comeback;
  const most = attempts.peak();
  const opening = reopened.peak();
  return [
    `${words}: at most ${percent(most.count, clients)} of ${clients} clients ask in one second (second ${most.second}), ` +
      `at most ${percent(opening.count, clients)} are let in (second ${opening.second})`,
    `  ${attempts.total()} attempts; ${percent(reopened.total(), clients)} are back ${LOOK_ON_MS / MINUTE} min after the server`,
    `  fullest second of each ${secondsPerLine} s, attempts in per cent of the clients:`,
    ...attempts.draw(clients, secondsPerLine).map((line) => `  ${line}`),
  ];
}

/** Largest share of the clients that may make a call of this kind in one second. */
function shareMax(kind: Kind): number {
  return SHARE_MAX + (STEADY[kind] ?? 0);
}

function describeCalls({ clients, of }: Calls): string {
  const peaks = KINDS.map((kind) => {
    const { second, count } = of[kind].peak();
    return `${kind} ${percent(count, clients)} (second ${second}, limit ${percent(shareMax(kind), 1)})`;
  });
  return `calls in the fullest second, of ${clients} clients: ${peaks.join(", ")}`;
}

/** The kinds of calls with a second beyond their limit. */
export function findCallHerds({ clients, of }: Calls): readonly string[] {
  return KINDS.flatMap((kind) => {
    const { second, count } = of[kind].peak();
    return count > shareMax(kind) * clients
      ? [`second ${second} carries ${kind} of ${percent(count, clients)} of the clients`]
      : [];
  });
}

/** A second with too many attempts or openings; undefined if there is none. */
function findHerd({ clients, attempts, reopened }: Comeback): string | undefined {
  const limit = SHARE_MAX * clients;
  for (const [what, curve] of [
    ["attempts", attempts],
    ["openings", reopened],
  ] as const) {
    const { second, count } = curve.peak();
    if (count > limit) return `second ${second} carries ${percent(count, clients)} of the ${what}`;
  }
  return reopened.total() < 0.5 * clients
    ? `only ${percent(reopened.total(), clients)} came back`
    : undefined;
}

export const herdProof: Proof = {
  name: "herd",
  claim:
    "when all clients lose their sockets in one second, no later second has reconnects of more than 10 % of them, or calls " +
    "of any kind from more than 10 % beyond those that poll steadily",
  async run({ cases = FULL, seed = 1, report }) {
    const figures: string[] = [];
    const failures: string[] = [];
    for (const { words, secondsPerLine, ...outage } of OUTAGES) {
      const comeback = await playOutage(outage, cases, seed);
      const herd = findHerd(comeback);
      if (herd !== undefined) {
        failures.push(`${words}: ${herd} (npm run prove -- herd --seed ${seed} --cases ${cases})`);
      }
      figures.push(...describeComeback(words, comeback, secondsPerLine));
      const callers = Math.min(CALLERS.most, Math.ceil(cases * CALLERS.share));
      const calls = await countCalls(outage, callers, seed);
      figures.push(`  ${describeCalls(calls)}`);
      if (callers >= CALLERS.leastJudged) {
        failures.push(...findCallHerds(calls).map((found) => `${words}: ${found}`));
      }
      report?.(`${words}: played`);
    }
    return { figures, failures };
  },
};
