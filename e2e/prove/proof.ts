// A proof: a property checked for many seeds, in full by `npm run prove` and in part by `npm test`.

export interface ProofRequest {
  /** Number of cases; default is the proof's full number. */
  readonly cases?: number | undefined;
  /** The first seed. With `cases: 1` it replays one case. */
  readonly seed?: number | undefined;
  /** Number of edges behind nginx, which the proof "crowd" asks in place of one server. */
  readonly edges?: number | undefined;
  /** Origin of a running site, which the proof "hosting" checks in place of servers of its own. */
  readonly site?: string | undefined;
  /** The site is on a static host, which reads no cookie and passes no calls on. */
  readonly isStatic?: boolean | undefined;
  /** Receives progress messages of long runs. */
  report?(line: string): void;
}

export interface ProofResult {
  /** Results as text, as printed by `npm run prove`. */
  readonly figures: readonly string[];
  /** Failures, each with its seed and the command to replay it; empty if the property held. */
  readonly failures: readonly string[];
}

export interface Proof {
  /** One word: `npm run prove -- NAME`. */
  readonly name: string;
  /** The property, as one sentence. */
  readonly claim: string;
  /** A browser proof of the same name follows it. */
  readonly hasBrowserPart?: true;
  run(request: ProofRequest): Promise<ProofResult>;
}
