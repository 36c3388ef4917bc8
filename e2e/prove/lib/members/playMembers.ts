// Plays members' calls against one server, and counts what they take of the processor and of the disk.
import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DEMO } from "../../../backend/database/seedDemo.ts";
import { costsOf } from "../crowd/processCosts.ts";

const LIST = "/v1/api/community/post/list?lang=en_GB&pageNum=1&pageSize=20";
const POSTS = 20;
/** Calls before the count, in which the server's code becomes fast. */
const WARM_UP = 200;
const AT_ONCE = 8;
/** Teams that are followed and left again. */
const TEAMS = 40;

export interface MembersResult {
  /** Of a call that writes, and of a list of 20 posts. */
  readonly writeMs: number;
  readonly listMs: number;
  /** Of database and log, when a made-up community stands in them. */
  readonly bytes: number;
  readonly failures: readonly string[];
}

interface Answered {
  readonly code: number;
  readonly data: unknown;
}

const sizeOf = (folder: string): number =>
  readdirSync(folder)
    .filter((name) => name.startsWith("touchline.db"))
    .reduce((total, name) => total + statSync(join(folder, name)).size, 0);

/** `calls`: of each kind. */
export async function playMembers(calls: number): Promise<MembersResult> {
  const folder = mkdtempSync(join(tmpdir(), "touchline-members-"));
  const child = fork(join(import.meta.dirname, "membersProcess.ts"), [folder], {
    // As `npm start`.
    execArgv: ["--max-semi-space-size=4"],
  });
  const failures: string[] = [];
  try {
    const [{ origin }] = (await once(child, "message")) as [{ readonly origin: string }];

    async function ask(path: string, body?: object, token = ""): Promise<Answered> {
      const headers = { "content-type": "application/json", authorization: `Bearer ${token}` };
      const request =
        body === undefined ? { headers } : { method: "POST", headers, body: JSON.stringify(body) };
      return (await (await fetch(origin + path, request)).json()) as Answered;
    }

    /** Ms of the processor for each of `count` calls. */
    async function costOf(count: number, act: (at: number) => Promise<void>): Promise<number> {
      const before = costsOf(child.pid ?? 0).cpuMs;
      for (let at = 0; at < count; at += AT_ONCE)
        await Promise.all(Array.from({ length: Math.min(AT_ONCE, count - at) }, (_, each) => act(at + each)));
      return (costsOf(child.pid ?? 0).cpuMs - before) / count;
    }

    const { data } = await ask("/v1/api/user/login", { email: DEMO.email, password: DEMO.password });
    const { token } = data as { readonly token: string };
    async function write(at: number): Promise<void> {
      const verb = Math.floor(at / TEAMS) % 2 === 0 ? "follow" : "unfollow";
      const id = 900_000 + (at % TEAMS);
      const { code, data: followed } = await ask(`/v1/api/sport/teams/${verb}`, [id], token);
      if (code !== 0 || (followed as readonly number[]).includes(id) !== (verb === "follow"))
        failures.push(`write ${at} is answered with ${code}`);
    }
    async function list(at: number): Promise<void> {
      const { code, data: page } = await ask(LIST);
      const count = (page as { readonly list?: readonly unknown[] } | null)?.list?.length;
      if (code !== 0 || count !== POSTS) failures.push(`list ${at} has ${count} posts, code ${code}`);
    }

    const bytes = sizeOf(folder);
    await costOf(WARM_UP, write);
    await costOf(WARM_UP, list);
    const writeMs = await costOf(calls, write);
    const listMs = await costOf(calls, list);
    return { writeMs, listMs, bytes, failures };
  } finally {
    child.disconnect();
    if (child.exitCode === null) await once(child, "exit");
    rmSync(folder, { recursive: true, force: true });
  }
}
