// nginx in front of the edges, with the configuration that the build writes, for clients with addresses of their own.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { HostedSite } from "../../../build/hosting/hostedSite.ts";
import { startWebServer, withEdges } from "../hosting/webServer.ts";

/** A site without pages: clients ask for calls and the stream. */
export const SITE_WITHOUT_PAGES: Omit<HostedSite, "backend"> = {
  table: { locales: ["en"], defaultLocale: "en", pages: [], fallback: "index.html", scripts: [] },
  foreign: {},
  isReference: true,
};

/** So many addresses of loopback; nginx chooses an edge by the client's. */
const ADDRESSES = 16;

export interface Front {
  readonly origin: string;
  readonly localAddresses: readonly string[];
  stop(): Promise<void>;
}

/** `edges`: their origins. */
export async function startFront(edges: readonly string[]): Promise<Front> {
  const root = mkdtempSync(join(tmpdir(), "touchline-front-"));
  const addresses = edges.map((origin) => new URL(origin).host);
  const server = await startWebServer({
    name: "nginx",
    site: { ...SITE_WITHOUT_PAGES, backend: edges[0] ?? "" },
    root,
    change: (config) => withEdges("nginx", config, addresses),
  });
  return {
    origin: `http://127.0.0.1:${new URL(server.plain).port}`,
    localAddresses: Array.from({ length: ADDRESSES }, (_, at) => `127.0.1.${at + 1}`),
    async stop() {
      await server.stop();
      rmSync(root, { recursive: true, force: true });
    },
  };
}
