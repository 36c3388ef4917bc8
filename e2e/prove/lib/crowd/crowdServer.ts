// The server of the crowd, in a process of its own: started by serverProcess.ts, which asks it what it takes.
import { startBackend } from "../../../backend/server/startBackend.ts";
import { createCrowdWorld } from "./crowdWorld.ts";
import type { Asked, Told } from "./serverProcess.ts";

const [port = "0", dataDir = "", distDir = "", startedAt = "0", everyMs = "0"] = process.argv.slice(2);

const tell = (told: Told): void => void process.send?.(told);

const { world, script, lists } = createCrowdWorld(Number(startedAt), Number(everyMs));
const backend = await startBackend({
  port: Number(port),
  host: "127.0.0.1",
  dataDir,
  distDir,
  world,
  log: () => {},
});
if (!backend.ok) throw new Error(backend.message);

async function end(): Promise<void> {
  if (!backend.ok) return;
  await backend.drain();
  await backend.close();
  process.disconnect();
}

process.on("message", (asked: Asked) => {
  if (asked === "end") {
    void end();
    return;
  }
  globalThis.gc?.();
  const { user, system } = process.cpuUsage();
  tell({ kind: "usage", cpuMs: (user + system) / 1_000, bytes: process.memoryUsage.rss(), lists: lists() });
});
tell({ kind: "ready", port: backend.port, matchIds: script.matchIds });
