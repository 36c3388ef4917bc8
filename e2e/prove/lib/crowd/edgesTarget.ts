// The crowd's servers on several machines: a source, a bus, edges and nginx, each a process of its own on loopback.
import { precompress } from "../../../build/precompress.ts";
import { createBusServer } from "../edges/busServer.ts";
import { SITE_WITHOUT_PAGES } from "../edges/front.ts";
import { startWebServer, withEdges } from "../hosting/webServer.ts";
import type { CrowdTarget, TargetPlan } from "./crowdTarget.ts";
import { type Costs, costsOf } from "./processCosts.ts";
import { type ServerProcess, startServer } from "./serverProcess.ts";

/** In ms: how long an edge that was killed stays away. */
const AWAY_MS = 3_000;
const FILLED_WITHIN_MS = 120_000;
const LOOK_MS = 100;

/**
 * Connections of nginx for so many clients: two for each socket, and two fifths as reserve, as docs/hosting.md says. With
 * less than a sixteenth left nginx closes idle connections, and a call that is sent at this moment has no answer.
 */
export function nginxConnections(clients: number): number {
  return Math.ceil(2.8 * clients) + 200;
}

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

async function untilReady({ port }: ServerProcess): Promise<void> {
  const end = Date.now() + FILLED_WITHIN_MS;
  for (;;) {
    const { status } = await fetch(`http://127.0.0.1:${port}/readyz`);
    if (status === 200) return;
    if (Date.now() > end) throw new Error("an edge gets no world from the bus");
    await sleep(LOOK_MS);
  }
}

/** `replace` kills one edge, and starts it again a moment later. */
export async function startEdges(edgeCount: number, plan: TargetPlan): Promise<CrowdTarget> {
  const { folder, startedAt, everyMs, clients } = plan;
  const bus = await createBusServer(folder.dataDir);
  const closing: (() => unknown)[] = [() => bus.kill()];
  const close = async (): Promise<void> => {
    for (const end of closing.toReversed()) await end();
  };
  try {
    await bus.start();
    const shared = { ...folder, startedAt, everyMs, busUrl: `nats://127.0.0.1:${bus.port}` };
    const source = await startServer({ role: "source", ...shared, port: 0 });
    closing.push(() => source.kill());
    const startEdge = async (port: number): Promise<ServerProcess> => {
      const edge = await startServer({ role: "edge", ...shared, port });
      closing.push(() => edge.kill());
      return edge;
    };
    const edges: ServerProcess[] = [];
    for (let each = 0; each < edgeCount; each++) edges.push(await startEdge(0));
    await Promise.all(edges.map(untilReady));
    const addresses = edges.map(({ port }) => `127.0.0.1:${port}`);
    // As the build does, so that nginx sends copies.
    await precompress(folder.distDir);
    const server = await startWebServer({
      name: "nginx",
      site: { ...SITE_WITHOUT_PAGES, backend: `http://${addresses[0]}` },
      root: folder.distDir,
      change: (config) => withEdges("nginx", config, addresses),
      connections: nginxConnections(clients),
    });
    closing.push(() => server.stop());

    async function usage(): Promise<Costs & { readonly lists: undefined }> {
      const all = await Promise.all(edges.map((edge) => edge.usage()));
      const sum = (of: keyof Costs): number => all.reduce((total, each) => total + each[of], 0);
      return { cpuMs: sum("cpuMs"), bytes: sum("bytes"), lists: undefined };
    }

    return {
      port: Number(new URL(server.plain).port),
      matchIds: source.matchIds,
      usage,
      others: async () =>
        new Map<string, Costs>([
          ["nginx", costsOf(server.pid)],
          ["the source", await source.usage()],
          ["nats-server", costsOf(bus.pid() ?? 0)],
        ]),
      replacing: "an edge is killed and started again",
      async replace() {
        const dying = edges.shift()!;
        dying.kill();
        const { cpuMs } = await usage();
        await sleep(AWAY_MS);
        edges.push(await startEdge(dying.port));
        return cpuMs;
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
