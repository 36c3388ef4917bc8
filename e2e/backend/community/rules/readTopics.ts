// Reads the topics of a post: ids of topics, and names of new ones.
// See docs/wire.md#topics.
import { foldName } from "../../search/foldName.ts";
import { countLetters } from "../letters.ts";
import { LIMITS } from "../terms.ts";
import { bad, type Checked, good, tooMuch } from "./refused.ts";

/** Numbers are ids of topics, texts are names. `areTopics`: whether all these topics exist. */
export function readTopicIds(
  value: unknown,
  areTopics: (ids: readonly number[]) => boolean,
): Checked<readonly (number | string)[]> {
  if (!Array.isArray(value)) return bad("topicIds is a list");
  if (value.length > LIMITS.topics) return tooMuch("topicIds", LIMITS.topics);
  const topics = new Set<number | string>();
  for (const item of value as readonly unknown[]) {
    if (typeof item === "number") {
      topics.add(item);
      continue;
    }
    const name = typeof item === "string" ? item.trim().replaceAll(/\s+/g, " ") : "";
    const length = name.length > 20 * LIMITS.topicMost ? Infinity : countLetters(name, LIMITS.topicMost);
    if (length > LIMITS.topicMost) return tooMuch("topicIds", LIMITS.topicMost);
    if (length < LIMITS.topicLeast || foldName(name) === "") {
      return bad("topicIds has ids of topics, or names of 2 to 40 letters");
    }
    topics.add(name);
  }
  const ids = [...topics].filter((topic) => typeof topic === "number");
  return areTopics(ids) ? good([...topics]) : bad("topicIds has the id of a topic that does not exist");
}
