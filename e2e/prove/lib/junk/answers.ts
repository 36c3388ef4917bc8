// Valid answers of the reference backend, from which junk is derived, with the positions of their values.
import { readFileSync } from "node:fs";
import { readEnvelope } from "#api/transport/answer.ts";
import { readMatchList } from "#api/live/readMatchList.ts";
import type { Match, MatchList } from "#domain/match/match.ts";
import { type MappedJson, mapJson } from "./damageJson.ts";

/** The minute of the recording, epoch ms. */
export const RECORDED_AT = Date.UTC(2026, 10, 21, 15);

export interface Answers {
  /** By the name of the call, such as "list", "page matchDetails" or "act signIn". */
  readonly byName: ReadonlyMap<string, MappedJson>;
  /** The valid list as read by the product. */
  readonly list: MatchList;
  readonly matches: readonly Match[];
}

/** Reads the recorded answers; a missing or unreadable file means a broken checkout. */
export function loadAnswers(): Answers {
  const lines = readFileSync(new URL("answers.jsonl", import.meta.url), "utf8")
    .trimEnd()
    .split("\n");
  const byName = new Map(
    lines.map((line) => {
      const [name, body] = JSON.parse(line) as readonly [string, unknown];
      return [name, mapJson(JSON.stringify(body))] as const;
    }),
  );
  const list = readMatchList(readEnvelope(byName.get("list")?.text ?? "")?.data);
  if (list === undefined || list.matches.length === 0) throw new Error("the recorded list cannot be read");
  return { byName, list, matches: list.matches };
}
