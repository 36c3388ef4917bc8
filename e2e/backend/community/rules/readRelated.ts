// Reads what a post is about: matches with their minute and score then, teams and leagues.
// See docs/product.md#related-posts.
import { readWhole } from "../../server/readFields.ts";
import { LIMITS, oneOf, type Related, RELATED_TYPES } from "../terms.ts";
import { bad, type Checked, good, tooMuch } from "./refused.ts";

const MINUTE = /^\d{1,3}(?:\+\d{1,2})?$/;
const SCORE = /^\d{1,2}-\d{1,2}$/;

const isAbsent = (value: unknown): boolean => value === undefined || value === null;

/** Each object once, in order. `isKnown`: whether there is such a match, team or league. */
export function readRelatedList(
  value: unknown,
  isKnown: (type: string, id: number) => boolean,
): Checked<readonly Related[]> {
  if (!Array.isArray(value)) return bad("relatedList is a list");
  if (value.length > LIMITS.related) return tooMuch("relatedList", LIMITS.related);
  const related = new Map<string, Related>();
  for (const item of value as readonly unknown[]) {
    if (typeof item !== "object" || item === null) return bad("relatedList has objects in it");
    const { relatedType, relatedId, minute, scoreThen } = item as Readonly<Record<string, unknown>>;
    const type = oneOf(RELATED_TYPES, relatedType);
    const id = readWhole(relatedId);
    if (type === undefined) return bad(`relatedType is one of ${RELATED_TYPES.join(", ")}`);
    if (id === undefined || !isKnown(type, id)) return bad("relatedId is the id of something that exists");
    if (!isAbsent(minute) && (type !== "MATCH" || !MINUTE.test(String(minute)))) {
      return bad("minute goes with a MATCH and is like 67 or 45+2");
    }
    if (!isAbsent(scoreThen) && (type !== "MATCH" || !SCORE.test(String(scoreThen)))) {
      return bad("scoreThen goes with a MATCH and is like 1-0");
    }
    related.set(`${type} ${id}`, {
      type,
      id,
      minute: isAbsent(minute) ? undefined : String(minute),
      score: isAbsent(scoreThen) ? undefined : String(scoreThen),
    });
  }
  return good([...related.values()]);
}
