// Messages of the start command for invalid options and files.
import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { ROOT } from "./lib/paths.ts";

/** Each test starts processes, which take over 10 s together on a busy machine. */
const STARTS_PROCESSES_MS = 60_000;
vi.setConfig({ testTimeout: STARTS_PROCESSES_MS });

let folder: string;
let busy: Server;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "touchline-"));
  busy = createServer();
  await new Promise<void>((resolve) => busy.listen(0, "localhost", resolve));
});
afterAll(() => {
  busy.close();
  rmSync(folder, { recursive: true, force: true });
});

interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

function start(args: readonly string[], env: Record<string, string> = {}): Promise<Ended> {
  const child = spawn(process.execPath, [join(ROOT, "e2e", "commands", "start.ts"), ...args], {
    cwd: folder,
    env: { ...process.env, PORT: "0", DATA_DIR: join(folder, "data"), ...env },
  });
  let stdout = "";
  let stderr = "";
  child.stdout.on("data", (chunk) => (stdout += String(chunk)));
  child.stderr.on("data", (chunk) => (stderr += String(chunk)));
  return new Promise((resolve) => {
    child.on("close", (code) => resolve({ code, stdout, stderr }));
  });
}

/** The single line that a refused start prints to stderr. */
async function refusal(args: readonly string[], env?: Record<string, string>): Promise<string> {
  const { code, stdout, stderr } = await start(args, env);
  expect([code, stdout]).toEqual([1, ""]);
  expect(stderr.trimEnd().split("\n")).toHaveLength(1);
  return stderr;
}

test("bad flags and ports are refused in one line", async () => {
  expect(await refusal(["--colour"])).toContain("--colour");
  expect(await refusal(["--port", "eighty"])).toContain("--port");
  const address = busy.address();
  const port = typeof address === "object" ? String(address?.port) : "";
  expect(await refusal(["--port", port])).toContain("in use");
});

test("a replay file that is missing or not of its format is refused in one line", async () => {
  expect(await refusal(["--replay", join(folder, "none.json")])).toContain("not there");
  const file = join(folder, "day.json");
  for (const content of ["rubbish {", "{}", '{"format":"matchday/2"}', "[]"]) {
    writeFileSync(file, content);
    expect(await refusal(["--replay", file])).toContain("matchday/1");
  }
});

test("a data folder that cannot be written is refused in one line", async () => {
  const file = join(folder, "file");
  writeFileSync(file, "");
  expect(await refusal(["--data-dir", join(file, "data")])).toContain("--data-dir");
});

test("a data folder that answers ENOENT to every mkdir is refused in one line", async () => {
  expect(await refusal(["--data-dir", "/proc/touchline"])).toContain("--data-dir");
});

test("a file that is no database is refused in one line and left unchanged", async () => {
  const data = join(folder, "other");
  mkdirSync(data);
  const path = join(data, "touchline.db");
  writeFileSync(path, "my shopping list");
  expect(await refusal([], { DATA_DIR: data })).toContain("not a database");
  expect(readFileSync(path, "utf8")).toBe("my shopping list");
});

test("a feed without its key is refused in one line, and no key is in any message", async () => {
  expect(await refusal(["--feed", "api-football"], { API_FOOTBALL_KEY: "" })).toBe(
    "The feed api-football needs a key. Set API_FOOTBALL_KEY, or use --feed openligadb, which needs none.\n",
  );
  const wrong = await refusal(["--feed", "football-data"], { FOOTBALL_DATA_KEY: "se cret" });
  expect(wrong).toContain("FOOTBALL_DATA_KEY");
  expect(wrong).not.toContain("cret");
  expect(await refusal(["--feed", "openligadb", "--feed-replay", join(folder, "none")])).toContain(
    "not there",
  );
  const empty = join(folder, "empty");
  mkdirSync(empty);
  expect(await refusal(["--feed", "openligadb", "--feed-replay", empty])).toContain("--feed-record");
  expect(await refusal(["--feed", "openfootball", "--feed-dir", join(folder, "none")])).toContain(
    "--feed-dir",
  );
});

test("the list of feeds is printed and nothing is started", async () => {
  const { code, stdout } = await start(["--feed", "list"], { API_FOOTBALL_KEY: "se-cret" });
  expect(code).toBe(0);
  for (const word of [
    "openligadb",
    "football-data",
    "api-football",
    "openfootball",
    "API_FOOTBALL_KEY",
    "ODbL",
  ]) {
    expect(stdout).toContain(word);
  }
  expect(stdout).not.toContain("se-cret");
});
