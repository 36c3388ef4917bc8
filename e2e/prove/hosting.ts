// Proof "hosting": real web servers with the configurations of the build serve it as it should be, and wrong ones are named.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startBackend } from "../backend/server/startBackend.ts";
import { ensureBuilt } from "../build/ensureBuilt.ts";
import type { HostedSite } from "../build/hosting/hostedSite.ts";
import { readSite } from "../build/hosting/writeHosting.ts";
import { askSite, statusOverHttp2 } from "./lib/hosting/askSite.ts";
import { checkSite } from "./lib/hosting/checkSite.ts";
import { installServers, missingFor, SERVER_NAMES, type ServerName } from "./lib/hosting/installed.ts";
import { builtFiles, type PublishedSite, publishSite } from "./lib/hosting/publishedSite.ts";
import { holdSocket } from "./lib/hosting/silentSocket.ts";
import { startWebServer, type WebServer } from "./lib/hosting/webServer.ts";
import { WRONG_CONFIGS } from "./lib/hosting/wrongConfigs.ts";
import type { Proof, ProofRequest, ProofResult } from "./proof.ts";

/** Longer than the minute after which proxies end a quiet connection by default. */
const SILENCE_MS = 100_000;
/** docs/wire.md#heartbeat: one at least every 10 s. */
const LEAST_MESSAGES = SILENCE_MS / 10_000;

/** A large answer. */
const A_CALL = "/api/football/live?lang=en_GB";
/** The stream's token. */
export const TOKEN_CALL = "/api/common/websocketToken?lang=en_GB";

interface Stage {
  readonly site: HostedSite;
  readonly published: PublishedSite;
  readonly report: (line: string) => void;
}

/** Faults of the site at `origin`. */
async function check(origin: string, { site, published }: Stage): Promise<readonly string[]> {
  const ask = askSite(origin);
  try {
    const { built } = published;
    return await checkSite({ site, ask, built, assets: published.assets(), call: A_CALL });
  } finally {
    ask.close();
  }
}

/** The build is replaced: its successor is served whole, and so are the assets that open pages still name. */
async function replaceBuild(server: WebServer, stage: Stage): Promise<readonly string[]> {
  const old = stage.published.assets().find((name) => name.endsWith(".js"));
  await stage.published.publishNext();
  const ask = askSite(server.secure);
  const { status } = await ask(`/assets/${old}`, { accept: "*/*" });
  ask.close();
  const kept = status === 200 ? [] : [`An asset of the build before is answered with ${status}.`];
  return [...kept, ...(await check(server.secure, stage))];
}

async function checkSocket({ secure }: WebServer): Promise<readonly string[]> {
  const ask = askSite(secure);
  const { fault, messages } = await holdSocket(secure, ask, TOKEN_CALL, SILENCE_MS);
  ask.close();
  if (fault !== undefined) return [`While the client was silent for 100 s, ${fault}.`];
  return messages >= LEAST_MESSAGES ? [] : [`Only ${messages} messages came in 100 s.`];
}

async function checkRight(name: ServerName, stage: Stage): Promise<readonly string[]> {
  const server = await startWebServer({ name, site: stage.site, root: stage.published.folder });
  try {
    const silent = checkSocket(server);
    const faults = [...(await check(server.secure, stage))];
    for (const fault of await check(server.secureOverIpv6, stage)) faults.push(`IPv6: ${fault}`);
    if ((await statusOverHttp2(server.secure)) !== 200) faults.push("The site does not speak HTTP/2.");
    stage.report(`${name}: the next build is published`);
    for (const fault of await replaceBuild(server, stage)) faults.push(`After a new build: ${fault}`);
    stage.report(`${name}: the client is silent`);
    faults.push(...(await silent));
    return faults.map((fault) => `${name}: ${fault}`);
  } finally {
    await server.stop();
  }
}

async function checkWrong(name: ServerName, stage: Stage): Promise<readonly string[]> {
  const missed: string[] = [];
  for (const { what, change, named } of WRONG_CONFIGS[name]) {
    const server = await startWebServer({ name, site: stage.site, root: stage.published.folder, change });
    try {
      const faults = await check(server.secure, stage);
      const found = faults.find((fault) => named.test(fault));
      if (found === undefined) missed.push(`${name} with ${what} was not found`);
      else stage.report(`${name} with ${what} is found: ${found}`);
    } finally {
      await server.stop();
    }
  }
  return missed;
}

/** What is wrong with a running site that serves the built client. */
async function checkRunning(origin: string, distDir: string, isStatic: boolean): Promise<ProofResult> {
  const site = readSite(distDir, process.env);
  const ask = askSite(origin);
  const { built, assets } = builtFiles(distDir);
  try {
    const faults = [...(await checkSite({ site, ask, built, assets: assets(), call: A_CALL, isStatic }))];
    const { text } = await ask("/sitemap.xml");
    if (!text.includes(`<loc>${new URL(origin).origin}/`))
      faults.push(`The sitemap has other addresses. Build with SITE_ORIGIN=${new URL(origin).origin}.`);
    if ((await statusOverHttp2(origin)) === undefined) faults.push("The site does not speak HTTP/2.");
    return {
      figures: faults.length === 0 ? [`${origin} serves the build as it should`] : [],
      failures: faults,
    };
  } catch (error) {
    return { figures: [], failures: [`${origin} could not be asked: ${String(error)}`] };
  } finally {
    ask.close();
  }
}

async function run({
  site: running,
  isStatic = false,
  report = () => {},
}: ProofRequest): Promise<ProofResult> {
  const built = await ensureBuilt();
  if (!built.ok) return { figures: [], failures: [built.message] };
  if (running !== undefined) return checkRunning(running, built.distDir, isStatic);
  await installServers();
  const dataDir = mkdtempSync(join(tmpdir(), "touchline-data-"));
  const backend = await startBackend({
    port: 0,
    dataDir,
    distDir: built.distDir,
    control: true,
    log: () => {},
  });
  if (!backend.ok) return { figures: [], failures: [backend.message] };
  const figures: string[] = [];
  const failures: string[] = [];
  try {
    const site = { ...readSite(built.distDir, process.env), backend: backend.origin, isReference: true };
    const runServer = async (name: ServerName): Promise<void> => {
      const missing = missingFor(name);
      if (missing !== undefined) {
        failures.push(`${name} was not run: ${missing}`);
        return;
      }
      const published = publishSite(built.distDir);
      const stage = { site, published, report };
      const faults: string[] = [];
      try {
        faults.push(...(await checkRight(name, stage)), ...(await checkWrong(name, stage)));
      } catch (error) {
        faults.push(`${name} could not be asked: ${String(error)}`);
      } finally {
        published.remove();
      }
      failures.push(...faults);
      if (faults.length === 0) {
        figures.push(
          `${name}: documents in ${site.table.locales.length} languages, headers, caching, brotli, HTTP/2, IPv6, two builds, a socket silent for 100 s; ${WRONG_CONFIGS[name].length} wrong configurations named`,
        );
      }
    };
    // One after the other: while a build is compressed, the backend, in this process, compresses no answer.
    for (const name of SERVER_NAMES) await runServer(name);
  } finally {
    await backend.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
  return { figures, failures };
}

export const hostingProof: Proof = {
  name: "hosting",
  claim: "nginx and Caddy with the configurations of the build serve it right, and wrong ones are named",
  hasBrowserPart: true,
  run,
};
