// Starts the product over a source with a key, also with failures, and looks for the key in all that leaves the server.
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { FeedId } from "../../../backend/feeds/contract.ts";
import { createMockSource, type MockFault } from "../../../backend/feeds/testing/mockSource.ts";
import { playedMatch } from "../../../backend/feeds/testing/virtualFeed.ts";

export interface KeySearch {
  /** Where the key was found. */
  readonly found: readonly string[];
  /** Number of texts that were searched. */
  readonly searched: number;
  /** Calls that carried the key in its header, as they must. */
  readonly sent: number;
}

const ROOT = join(import.meta.dirname, "../../../..");
const KEY = "k3y-t0-b3-f0und-n0wh3r3";
const FAULTS: readonly (MockFault | undefined)[] = [undefined, "keyRefused", "plan", "broken"];
const VARIABLES = { "football-data": "FOOTBALL_DATA_KEY", "api-football": "API_FOOTBALL_KEY" } as const;
const ANSWERS_MS = 1_500;

function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true })
    .map((file) => join(folder, String(file)))
    .filter((file) => statSync(file).isFile());
}

export async function findKey(source: keyof typeof VARIABLES & FeedId): Promise<KeySearch> {
  const found: string[] = [];
  let searched = 0;
  let sent = 0;
  const search = (where: string, text: string | Buffer): void => {
    searched += 1;
    if (text.includes(KEY)) found.push(`${source}: ${where}`);
  };
  for (const fault of FAULTS) {
    const folder = mkdtempSync(join(tmpdir(), "feed-key-"));
    const matches = [playedMatch({ kickoffAt: Date.now() - 20 * 60_000 })];
    const mock = createMockSource({ source, matches, now: Date.now });
    mock.faults = new Set(fault === undefined ? [] : [fault]);
    const args = ["--feed", source, "--port", "0", "--data-dir", folder];
    const script = join(ROOT, "e2e/commands/start.ts");
    const child = spawn(process.execPath, [script, ...args, "--feed-record", join(folder, "answers")], {
      cwd: ROOT,
      env: { ...process.env, FEED_ORIGIN: await mock.listen(), [VARIABLES[source]]: KEY },
      stdio: ["ignore", "pipe", "pipe"],
    });
    const printed: string[] = [];
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (part: Buffer) => printed.push(String(part)));
    const origin = await new Promise<string>((resolve) => {
      createInterface(child.stdout).once("line", resolve);
    });
    const list = await (await fetch(`${origin}/api/football/live?lang=en_GB`)).text();
    await new Promise((resolve) => {
      setTimeout(resolve, ANSWERS_MS);
    });
    const id = /"scheduleId":(\d+)/.exec(list)?.[1] ?? "1";
    for (const path of [
      "/",
      "/about",
      "/api/football/feed",
      "/api/football/live",
      "/api/football/fixture",
      `/api/football/match/detail?scheduleId=${id}`,
      `/api/football/match/lineups?scheduleId=${id}`,
      "/api/football/team/squad?teamId=1",
      "/api/no/such/call",
      "/img/fbteam/200000001.png",
    ])
      search(path, await (await fetch(origin + path)).text());
    const title = `/proc/${child.pid}/cmdline`;
    if (existsSync(title)) search("process title", readFileSync(title));
    const ended = new Promise((resolve) => {
      child.once("exit", resolve);
    });
    child.kill("SIGTERM");
    await ended;
    search("printed lines", printed.join(""));
    for (const file of filesIn(folder)) search(file.slice(folder.length), readFileSync(file));
    sent += mock.calls.filter(({ key }) => key === KEY).length;
    mock.close();
    rmSync(folder, { recursive: true });
  }
  for (const file of filesIn(join(ROOT, "dist"))) search(file.slice(ROOT.length), readFileSync(file));
  return { found, searched, sent };
}
