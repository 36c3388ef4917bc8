/** Writes the explanation text of docs/wire.md#explanation-text from the facts of a cup match. */
import type { Goals } from "../season/outcome.ts";

export interface ExplainFacts {
  /** Score after 90 minutes, once it is final. */
  readonly regular?: Goals;
  readonly aggregate?: Goals;
  /** 1 after 120 minutes, 2 extra time alone, 3 extra time still played (total so far). */
  readonly extra?: { readonly kind: 1 | 2 | 3; readonly score: Goals };
  readonly penalties?: Goals;
  readonly winner?: 0 | 1;
}

const score = (goals: Goals | undefined): string => (goals === undefined ? "" : `${goals[0]}-${goals[1]}`);

/** Five groups separated by `;`; if all are empty, one of the two empty patterns, chosen by `prefixed`. */
export function writeExplain(facts: ExplainFacts, prefixed: boolean): string {
  const groups = [
    facts.regular === undefined ? "" : `90,${score(facts.regular)}`,
    score(facts.aggregate),
    facts.extra === undefined ? "" : `${facts.extra.kind},${score(facts.extra.score)}`,
    score(facts.penalties),
    facts.winner === undefined ? "" : String(facts.winner + 1),
  ];
  return (prefixed ? ";|;|;|" : "") + groups.join(";");
}
