// What all clients of the crowd have received: counts, bytes and delays.

export type AnswerKind = "list" | "odds" | "token" | "oddsPoll" | "poll";

export interface Received {
  readonly count: number;
  readonly bytes: number;
}

export interface CrowdTally {
  answer(kind: AnswerKind, bytes: number): void;
  frame(bytes: number): void;
  /** From a change to its frame at a client, in ms. */
  delay(ms: number): void;
  /** A call or a socket without an answer, as while the server restarts. */
  unanswered(): void;
  /** A socket that was open has ended. */
  loss(): void;
  fault(text: string | undefined): void;
  received(kind: AnswerKind | "frame"): Received;
  allBytes(): number;
  unansweredCount(): number;
  lossCount(): number;
  faults(): readonly string[];
  /** Forgets the delays of a phase that is not measured. */
  measureDelays(): void;
  /** The delay in ms that this share of the records does not exceed. */
  percentile(share: number): number;
}

const LONGEST_MS = 60_000;
const FAULTS_KEPT = 20;

export function createCrowdTally(): CrowdTally {
  const received = new Map<string, Received>();
  const delays = new Uint32Array(LONGEST_MS + 1);
  const faults: string[] = [];
  let unanswered = 0;
  let losses = 0;
  const add = (kind: string, bytes: number): void => {
    const before = received.get(kind) ?? { count: 0, bytes: 0 };
    received.set(kind, { count: before.count + 1, bytes: before.bytes + bytes });
  };
  return {
    answer: add,
    frame: (bytes) => add("frame", bytes),
    delay(ms) {
      const at = Math.min(LONGEST_MS, Math.max(0, Math.round(ms)));
      delays[at] = (delays[at] ?? 0) + 1;
    },
    unanswered() {
      unanswered += 1;
    },
    loss() {
      losses += 1;
    },
    fault(text) {
      if (text !== undefined && faults.length < FAULTS_KEPT && !faults.includes(text)) faults.push(text);
    },
    received: (kind) => received.get(kind) ?? { count: 0, bytes: 0 },
    allBytes: () => [...received.values()].reduce((sum, { bytes }) => sum + bytes, 0),
    unansweredCount: () => unanswered,
    lossCount: () => losses,
    faults: () => faults,
    measureDelays: () => void delays.fill(0),
    percentile(share) {
      const all = delays.reduce((sum, count) => sum + count, 0);
      let passed = 0;
      for (const [ms, count] of delays.entries()) {
        passed += count;
        if (passed >= share * all) return ms;
      }
      return LONGEST_MS;
    },
  };
}
