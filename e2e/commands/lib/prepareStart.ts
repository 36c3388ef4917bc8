// Checks all preconditions of a start before the client is built, so that an error is reported at once.
import { createServer } from "node:net";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { openDatabase } from "../../backend/database/openDatabase.ts";
import { errorCode, reason } from "../../backend/server/reason.ts";
import { STAMP_FILE } from "../../build/buildStamp.ts";
import type { BuildResult } from "../../build/ensureBuilt.ts";
import type { World } from "../../backend/world/types.ts";
import type { StartOptions } from "./startOptions.ts";

export type Prepared<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly message: string };

/** The folder of a client that is served as it is, without a look at its sources. */
export function checkBuilt(distDir: string): BuildResult {
  return existsSync(join(distDir, STAMP_FILE))
    ? { ok: true, distDir }
    : { ok: false, message: `${distDir} holds no built client. Name another folder with DIST_DIR.` };
}

/** True if a port of this machine is free; 0 always is. */
export function checkPort(port: number, host = "localhost"): Promise<Prepared<number>> {
  const probe = createServer();
  return new Promise((resolve) => {
    probe.once("error", (error) => {
      const why = errorCode(error) === "EADDRINUSE" ? "is in use" : `cannot be opened (${reason(error)})`;
      resolve({ ok: false, message: `Port ${port} ${why}. Name another with --port (or PORT).` });
    });
    probe.listen(port, host, () => probe.close(() => resolve({ ok: true, value: port })));
  });
}

/** Opens the database and closes it again: returns its path, or the reason why it cannot be used. */
export function checkDatabase(dataDir: string): Prepared<string> {
  const opened = openDatabase(dataDir, Date.now());
  if (!opened.ok) return opened;
  opened.database.close();
  return { ok: true, value: dataDir };
}

/** Reads a match-day file, if one was named; the returned function starts its clock. */
export async function prepareReplay(
  replay: StartOptions["replay"],
): Promise<Prepared<(() => World) | undefined>> {
  if (replay === undefined) return { ok: true, value: undefined };
  // Loaded on demand, because most starts replay nothing.
  const { readMatchday } = await import("../../backend/replay/readMatchday.ts");
  const { createReplayWorld } = await import("../../backend/replay/createReplayWorld.ts");
  let text: string;
  try {
    text = readFileSync(replay.file, "utf8");
  } catch (error) {
    const why = errorCode(error) === "ENOENT" ? "is not there" : "cannot be read";
    return { ok: false, message: `The replay file ${replay.file} ${why}. Give --replay a matchday/1 file.` };
  }
  const read = readMatchday(text);
  if (!read.ok) {
    return {
      ok: false,
      message: `The replay file ${replay.file} is not a matchday/1 file: ${read.message.split("\n")[0]} Mend it or give --replay another.`,
    };
  }
  const { speed, leadMs } = replay;
  return {
    ok: true,
    value: () => createReplayWorld({ file: read.value, speed, startedAt: Date.now(), leadMs }),
  };
}
