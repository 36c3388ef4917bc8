// What a proof is: something that must hold for many seeds, run in full by `npm run prove` and in part by `npm test`.

export interface ProofRequest {
  /** How many cases; the proof's own full number unless told. */
  readonly cases?: number | undefined;
  /** The first seed. With `cases: 1` it replays one case. */
  readonly seed?: number | undefined;
  /** Told about progress on long work. */
  report?(line: string): void;
}

export interface ProofResult {
  /** Each figure in words, as `npm run prove` prints it. */
  readonly figures: readonly string[];
  /** What did not hold, each with its seed and the command that replays it; empty when all held. */
  readonly failures: readonly string[];
}

export interface Proof {
  /** One word: `npm run prove -- NAME`. */
  readonly name: string;
  /** What must hold, as one sentence. */
  readonly claim: string;
  run(request: ProofRequest): Promise<ProofResult>;
}
