/** Saves raw answers to a folder, and answers from such a folder in place of the network. */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { makeFolder } from "../../database/openDatabase.ts";
import type { FeedCall } from "../contract.ts";
import { isObject } from "../reading/json.ts";
import type { FeedFetcher } from "./fetcher.ts";

/** One answer; the headers of the request, which hold the key, are not part of it. */
interface RecordedAnswer {
  /** Epoch ms of the receipt. */
  readonly at: number;
  readonly call: FeedCall;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Headers of answers that tell who asked. */
const LEFT_OUT: ReadonlySet<string> = new Set([
  "set-cookie",
  "x-authenticated-client",
  "x-request-id",
  "cf-ray",
]);

/** The fetcher, and a file for each of its answers. `secret` is replaced wherever an answer repeats it. */
export function recordTo(folder: string, fetcher: FeedFetcher, secret: string | undefined): FeedFetcher {
  makeFolder(resolve(folder));
  let count = readdirSync(folder).length;
  const clean = (text: string): string =>
    secret === undefined || secret === "" ? text : text.replaceAll(secret, "(key)");
  return async (call) => {
    const answer = await fetcher(call);
    if (answer === undefined) return answer;
    const headers = Object.fromEntries([...answer.headers].filter(([name]) => !LEFT_OUT.has(name)));
    const recorded: RecordedAnswer = {
      at: answer.receivedAt,
      call,
      status: answer.status,
      headers,
      body: answer.body,
    };
    count += 1;
    const name = `${String(count).padStart(6, "0")}-${recorded.at}.json`;
    writeFileSync(join(folder, name), clean(JSON.stringify(recorded)));
    return answer;
  };
}

function readRecorded(text: string): RecordedAnswer | undefined {
  try {
    const json: unknown = JSON.parse(text);
    if (!isObject(json) || !isObject(json["call"]) || typeof json["body"] !== "string") return undefined;
    if (typeof json["at"] !== "number" || typeof json["status"] !== "number") return undefined;
    if (json["status"] < 200 || json["status"] > 599) return undefined;
    const headers = Object.entries(isObject(json["headers"]) ? json["headers"] : {});
    return {
      at: json["at"],
      call: json["call"] as unknown as FeedCall,
      status: json["status"],
      headers: Object.fromEntries(headers.map(([name, value]) => [name, String(value)])),
      body: json["body"],
    };
  } catch {
    return undefined;
  }
}

/** The first answer of a path may be taken so much earlier, because calls are not made at the same instants. */
const HEAD_START_MS = 60_000;

export interface Replay {
  readonly fetcher: FeedFetcher;
  /** Epoch ms of the recorded time, which runs `speed` times as fast as the machine's. */
  now(): number;
}

/**
 * Answers each call with the last recorded answer of its path until then; before the first one there is none.
 * undefined if the folder has no recorded answer.
 */
export function replayFrom(folder: string, speed: number, realNow: () => number): Replay | undefined {
  const answers = readdirSync(folder)
    .filter((name) => name.endsWith(".json"))
    .flatMap((name) => readRecorded(readFileSync(join(folder, name), "utf8")) ?? [])
    .sort((a, b) => a.at - b.at);
  const first = answers[0];
  if (first === undefined) return undefined;
  const startedAt = realNow();
  const now = (): number => Math.floor(first.at + (realNow() - startedAt) * speed);
  return {
    now,
    async fetcher({ path }) {
      const at = now();
      const answer =
        answers.findLast((each) => each.call.path === path && each.at <= at) ??
        answers.find((each) => each.call.path === path && each.at <= at + HEAD_START_MS);
      if (answer === undefined) return undefined;
      return {
        status: answer.status,
        headers: new Headers(answer.headers),
        body: answer.body,
        receivedAt: at,
      };
    },
  };
}
