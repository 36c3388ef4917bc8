// A lock between processes: a folder that only one of them can create.
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { errorCode } from "../../backend/server/reason.ts";

const LOOK_AGAIN_MS = 200;
/** In ms: a lock folder younger than this without its owner's process id is still being created. */
const NEWBORN_MS = 5000;

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === "EPERM";
  }
}

/** True if the lock's owner ended without releasing it. */
function isAbandoned(path: string): boolean {
  try {
    const pid = Number(readFileSync(join(path, "pid"), "utf8"));
    return Number.isInteger(pid) && pid > 0 && !isAlive(pid);
  } catch {
    try {
      return Date.now() - statSync(path).mtimeMs > NEWBORN_MS;
    } catch {
      return false;
    }
  }
}

function take(path: string): boolean {
  try {
    mkdirSync(path);
  } catch (error) {
    if (errorCode(error) === "EEXIST") return false;
    throw error;
  }
  writeFileSync(join(path, "pid"), String(process.pid));
  return true;
}

/** Runs the work while no other process holds the lock; waits for the lock without a time limit. */
export async function withLock<Result>(path: string, work: () => Promise<Result>): Promise<Result> {
  mkdirSync(dirname(path), { recursive: true });
  while (!take(path)) {
    if (isAbandoned(path)) rmSync(path, { recursive: true, force: true });
    else await wait(LOOK_AGAIN_MS);
  }
  try {
    return await work();
  } finally {
    rmSync(path, { recursive: true, force: true });
  }
}
