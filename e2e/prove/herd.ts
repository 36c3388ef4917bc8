// Proof "herd": many clients that lose their sockets in the same second do not reconnect in the same second.
import { type Calls, countCalls } from "./lib/herd/calls.ts";
import { type Comeback, LOOK_ON_MS, type Outage, playOutage } from "./lib/herd/outage.ts";
import type { Proof } from "./proof.ts";

const FULL = 1_000_000;
/** Maximum share of all clients in any later second. */
const SHARE_MAX = 0.1;
/**
 * Calls other than sockets are counted for a sample of the clients, because polling every 2 s costs a hundred
 * times more.
 */
const CALLERS = { share: 1 / 100, most: 5_000 } as const;

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

function describeCalls({ clients, polls, tokens, lists }: Calls): string {
  const peak = (name: string, curve: Calls["polls"]): string => {
    const { second, count } = curve.peak();
    return `${name} ${percent(count, clients)} (second ${second})`;
  };
  const peaks = [peak("polls", polls), peak("tokens", tokens), peak("full lists after missed news", lists)];
  return `beside it, in the fullest second, of ${clients} clients: ${peaks.join(", ")}`;
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
    "when all clients lose their sockets in one second, no later second has more than 10 % of the reconnects",
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
      if (outage.down === "refuses") {
        const callers = Math.min(CALLERS.most, Math.ceil(cases * CALLERS.share));
        figures.push(`  ${describeCalls(await countCalls(outage.lastsMs, callers, seed))}`);
      }
      report?.(`${words}: played`);
    }
    return { figures, failures };
  },
};
