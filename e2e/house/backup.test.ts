// The commands of docs/hosting.md that copy members' data: they name the folder that the server uses, and a copy is whole.
import { spawnSync, type SpawnSyncReturns } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, expect, it } from "vitest";
import { createAccounts } from "../backend/database/accounts.ts";
import { openDatabase } from "../backend/database/openDatabase.ts";
import { openFeedDatabase } from "../backend/feeds/store/openFeedDatabase.ts";
import { ROOT } from "../commands/lib/paths.ts";
import { readStartOptions } from "../commands/lib/startOptions.ts";

const read = (path: string): string => readFileSync(join(ROOT, path), "utf8");
const chapter = read("docs/hosting.md").split("### Members' data")[1]?.split("\n### ")[0] ?? "";
const [plain = "", copying = "", restoring = ""] = [...chapter.matchAll(/```sh\n(.*?)```/gs)].map(
  ([, commands]) => commands,
);
/** What Node runs in the container. */
const script = /<<'END'.*?\n(.*?)\nEND\n/s.exec(copying)?.[1] ?? "";
/** What a shell runs in the container, for each name. */
const back = /sh -c "([^"]+)"/.exec(restoring)?.[1] ?? "";

function folderOf(env: Readonly<Record<string, string>>): string {
  const options = readStartOptions([], env);
  return options.ok ? options.options.dataDir : options.message;
}

const DATA_DIR = /\bDATA_DIR=(\S+)/.exec(read("Dockerfile"))?.[1] ?? "";
/** Of compose, where the variable is not set. */
const FEED = /FEED: \$\{FEED-([\w-]+)\}/.exec(read("compose.yaml"))?.[1] ?? "";
const IN_CONTAINER = folderOf({ DATA_DIR, FEED });

let data: string;
let folder: string;
beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), "touchline-"));
  folder = IN_CONTAINER.replace(DATA_DIR, data);
});
afterEach(() => rmSync(data, { recursive: true, force: true }));

/** Opens both files as the server does. */
function openBoth(): { readonly members: DatabaseSync; readonly ids: DatabaseSync; close(): void } {
  const opened = [openDatabase(folder, 1000), openFeedDatabase(folder, "openligadb")] as const;
  const [members, ids] = opened.map((result) => {
    if (!result.ok) throw new Error(result.message);
    return result.database;
  });
  return {
    members: members!,
    ids: ids!,
    close() {
      members?.close();
      ids?.close();
    },
  };
}

const inTest = (text: string): string => text.replaceAll(`${DATA_DIR}/`, `${data}/`);

function copy(): SpawnSyncReturns<string> {
  return spawnSync(process.execPath, ["-"], { cwd: ROOT, input: inTest(script), encoding: "utf8" });
}

function putBack(name: string, bytes: Buffer): number | null {
  return spawnSync("sh", ["-c", inTest(back).replaceAll("$name", name)], { input: bytes }).status;
}

it("are commands that a shell can read", () => {
  for (const commands of [plain, copying, restoring])
    expect([commands.length > 0, spawnSync("sh", ["-n"], { input: commands }).status]).toEqual([true, 0]);
});

it("copies from, and puts back into, the folder that the server uses", () => {
  expect(plain).toContain(`folder=${folderOf({ FEED })} `);
  expect(plain).toContain(`# ${folderOf({})} without`);
  expect(script).toContain(`\`${IN_CONTAINER}/\${name}.db\``);
  expect(back).toContain(`cd ${IN_CONTAINER} &&`);
  for (const commands of [plain, restoring]) expect(commands).toContain("for name in touchline feeds;");
});

it("makes whole copies of members and ids while the server runs, which open in their place", () => {
  const running = openBoth();
  const userId = createAccounts(running.members).create({ nickname: "Ada" }, 1000);
  running.ids.exec("INSERT INTO ids (source, kind, source_id) VALUES ('openligadb', 'team', '7')");
  const copied = copy();
  expect([copied.stderr, copied.status]).toEqual(["", 0]);
  expect(copy().status).toBe(0);
  running.members.exec("DELETE FROM users");
  running.ids.exec("DELETE FROM ids");
  running.close();
  for (const name of ["touchline", "feeds"])
    expect(putBack(name, readFileSync(join(data, "copy", `${name}.db`)))).toBe(0);
  const restored = openBoth();
  expect(createAccounts(restored.members).byId(userId)?.nickname).toBe("Ada");
  expect(restored.ids.prepare("SELECT source_id FROM ids").all()).toEqual([{ source_id: "7" }]);
  restored.close();
});

it("fails where no database is, and makes none", () => {
  const copied = copy();
  expect(copied.status).not.toBe(0);
  expect(copied.stderr).toContain("unable to open database file");
  expect(existsSync(folder)).toBe(false);
  expect(existsSync(join(data, "copy", "touchline.db"))).toBe(false);
});
