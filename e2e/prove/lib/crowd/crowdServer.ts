// A server of the crowd, in a process of its own: started by serverProcess.ts, which asks it what it takes.
import { connectBus } from "../../../backend/bus/natsBus.ts";
import type { Bus } from "../../../backend/bus/bus.ts";
import { startEdge } from "../../../backend/bus/startEdge.ts";
import { startBackend, type StartedBackend } from "../../../backend/server/startBackend.ts";
import { type CrowdWorld, createCrowdWorld } from "./crowdWorld.ts";
import type { Asked, ServerPlace, Told } from "./serverProcess.ts";

const place = JSON.parse(process.argv[2] ?? "{}") as ServerPlace;
const HOST = "127.0.0.1";

const tell = (told: Told): void => void process.send?.(told);

const connected = (): Bus => connectBus({ urls: place.busUrl ?? "", name: place.role, log: console.error });

async function start(crowd: CrowdWorld | undefined): Promise<StartedBackend> {
  const { port, dataDir, distDir } = place;
  if (crowd === undefined) {
    // Scripts are nginx's.
    return startEdge({
      bus: connected(),
      port,
      host: HOST,
      distDir: undefined,
      membersOrigin: undefined,
    });
  }
  const source = place.role === "source" ? { source: { bus: connected(), name: "crowd" } } : {};
  return startBackend({ port, host: HOST, dataDir, distDir, world: crowd.world, log: () => {}, ...source });
}

const crowd = place.role === "edge" ? undefined : createCrowdWorld(place.startedAt, place.everyMs);
const backend = await start(crowd);
if (!backend.ok) throw new Error(backend.message);

async function end(): Promise<void> {
  if (!backend.ok) return;
  await backend.drain();
  await backend.close();
  process.disconnect();
}

process.on("disconnect", () => process.exit(0));
process.on("message", (asked: Asked) => {
  if (asked === "end") {
    void end();
    return;
  }
  globalThis.gc?.();
  const { user, system } = process.cpuUsage();
  const lists = crowd?.lists() ?? 0;
  tell({ kind: "usage", cpuMs: (user + system) / 1_000, bytes: process.memoryUsage.rss(), lists });
});
tell({ kind: "ready", port: backend.port, matchIds: crowd?.script.matchIds ?? [] });
