// A small build behind the server of `npm start` and behind nginx and Caddy, where they are installed; faults are named.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { NO_FAULTS } from "../backend/feeds/feedStatus.ts";
import { createUnansweredFeed } from "../backend/feeds/testing/unansweredFeed.ts";
import { startTestBackend, type TestBackend } from "../backend/testing/testBackend.ts";
import { A_SITE } from "../build/hosting/aSite.ts";
import { prefixesOf } from "../build/hosting/hostedSite.ts";
import { precompress } from "../build/precompress.ts";
import { TOKEN_CALL } from "./hosting.ts";
import { type Ask, askSite, statusOverHttp2 } from "./lib/hosting/askSite.ts";
import { checkSite } from "./lib/hosting/checkSite.ts";
import { missingFor, notRunHere, SERVER_NAMES } from "./lib/hosting/installed.ts";
import { builtFiles } from "./lib/hosting/publishedSite.ts";
import { holdSocket } from "./lib/hosting/silentSocket.ts";
import { startWebServer, withEdges, withProxies } from "./lib/hosting/webServer.ts";
import { WRONG_CONFIGS } from "./lib/hosting/wrongConfigs.ts";

const folder = mkdtempSync(join(tmpdir(), "touchline-hosted-"));
let backend: TestBackend;

function put(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  // Long enough to be compressed.
  writeFileSync(join(folder, path), text.padEnd(2_000));
}

beforeAll(async () => {
  for (const prefix of ["", ...prefixesOf(A_SITE.table).map((locale) => `${locale}/`)]) {
    for (const name of ["index.html", "live/index.html", "private.html", "page.html"])
      put(prefix + name, `<html lang="${prefix}">${name}`);
  }
  put("documents.json", JSON.stringify(A_SITE.table));
  put("build.json", '{"buildId":"0123456789ab"}');
  for (const name of ["offline.js", "direct.js", "assets/home-1.js", "assets/live.worker-1.js"])
    put(name, "1;");
  await precompress(folder);
  // The worlds of other tests have too few matches for an answer that is worth compressing.
  backend = await startTestBackend({ distDir: folder, control: false });
});
afterAll(async () => {
  await backend.close();
  rmSync(folder, { recursive: true, force: true });
});

const INSTALLED = SERVER_NAMES.filter((name) => missingFor(name) === undefined);
const DICTIONARY = "/v1/api/user/getLanguage?lang=en_GB";
const FOOTBALL = "/api/football/live?lang=en_GB";

interface FakeEdge {
  readonly server: Server;
  readonly host: string;
  /** Addresses that it was asked for. */
  readonly asked: string[];
}

/** An edge without a world: it answers no calls about football, and passes the others on. */
async function edgeWithoutWorld(): Promise<FakeEdge> {
  const asked: string[] = [];
  const server = createServer(({ url = "" }, response) => {
    asked.push(url);
    response.writeHead(/^\/(?:readyz|api\/football|stream)/.test(url) ? 503 : 200).end("passed on");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { server, host: `127.0.0.1:${(server.address() as AddressInfo).port}`, asked };
}

const check = (ask: Ask, call = DICTIONARY) => {
  const { built, assets } = builtFiles(folder);
  return checkSite({ site: A_SITE, ask, built, assets: assets(), call });
};

describe("the check of a site", () => {
  const start = (): Ask => askSite(backend.origin);

  it("finds nothing wrong with the server of `npm start` but the mailbox, which is for its own machine", async () => {
    expect(await check(start())).toEqual(["/__mailbox is open to all: it is answered with 200."]);
  });

  it("of a static host expects neither the visitor's language nor calls", async () => {
    const plain: Ask = (path, headers) =>
      start()(/^\/(?:api|v1|__)/.test(path) ? "/no-such-page" : path, { ...headers, cookie: "" });
    const { built, assets } = builtFiles(folder);
    const asked = { site: A_SITE, ask: plain, built, assets: assets(), call: DICTIONARY };
    expect(await checkSite({ ...asked, isStatic: true })).toEqual([]);
    expect(await checkSite(asked)).toHaveLength(2);
  });

  const changedHeader =
    (name: string, change: (value: string) => string): Ask =>
    async (path, headers) => {
      const answer = await start()(path, headers);
      const value = answer.headers[name];
      return value === undefined
        ? answer
        : { ...answer, headers: { ...answer.headers, [name]: change(value) } };
    };

  it.each([
    ["without brotli", (path, headers) => start()(path, { ...headers, "accept-encoding": "gzip" }), "brotli"],
    ["with cached documents", changedHeader("cache-control", () => "max-age=60"), "Documents are cached"],
    [
      "without the hash of the document's script",
      changedHeader("content-security-policy", (policy) => policy.replace(/ 'sha256-[^']+'/, "")),
      "does not allow the script of the document: script-src lacks 'sha256-Kx0='",
    ],
    [
      "with a proxy that rewrites documents",
      async (path, headers) => {
        const answer = await start()(path, headers);
        return { ...answer, text: answer.text.replace(/$/, "<!-- faster -->") };
      },
      "something on the way has changed it",
    ],
    [
      "with a document in place of a missing file",
      (path, headers) => start()(path.replace("/assets/gone", "/gone"), { ...headers, accept: "text/html" }),
      "A missing file of assets is answered with a document",
    ],
    [
      "with a policy of its own beside ours",
      changedHeader("content-security-policy", (policy) => `${policy}, ${policy}`),
      "more than one",
    ],
  ] as const satisfies readonly (readonly [string, Ask, string])[])(
    "names a site %s",
    async (_, ask, named) => {
      expect((await check(ask)).join("\n")).toContain(named);
    },
  );
});

it("a server that is not installed is named as not run", () => {
  for (const line of notRunHere()) console.warn(line);
  expect(notRunHere()).toHaveLength(SERVER_NAMES.length - INSTALLED.length);
});

describe.each(INSTALLED)("%s", (name) => {
  const site = () => ({ ...A_SITE, backend: backend.origin });

  it("serves the build as it should, over IPv6 and HTTP/2 too, with calls and stream", async () => {
    const server = await startWebServer({ name, site: site(), root: folder });
    const ask = askSite(server.secure);
    const overIpv6 = askSite(server.secureOverIpv6);
    try {
      expect(await check(ask)).toEqual([]);
      expect((await overIpv6("/ar/live")).status).toBe(200);
      expect(await statusOverHttp2(server.secure)).toBe(200);
      const { fault, messages } = await holdSocket(server.secure, ask, TOKEN_CALL, 500);
      expect([fault, messages > 0]).toEqual([undefined, true]);
    } finally {
      for (const each of [ask, overIpv6]) each.close();
      await server.stop();
    }
  });

  it("asks another edge where one is gone or has no world yet", async () => {
    const notReady = await edgeWithoutWorld();
    const gone = await edgeWithoutWorld();
    gone.server.close();
    const edges = [gone.host, notReady.host, new URL(backend.origin).host];
    const server = await startWebServer({
      name,
      site: site(),
      root: folder,
      change: (config) => withEdges(name, config, edges),
    });
    const ask = askSite(server.secure);
    try {
      // Caddy finds by its checks which edge is not ready, nginx by the call.
      const statusOfCall = async (): Promise<number> => (await ask(FOOTBALL)).status;
      await expect.poll(statusOfCall, { timeout: 8_000 }).toBe(200);
    } finally {
      ask.close();
      notReady.server.close();
      await server.stop();
    }
  });

  it("asks an edge without a world for everything but football", async () => {
    const edge = await edgeWithoutWorld();
    const server = await startWebServer({
      name,
      site: site(),
      root: folder,
      change: (config) =>
        withEdges(name, config, [edge.host]).replaceAll("lb_try_duration 5s", "lb_try_duration 100ms"),
    });
    const ask = askSite(server.secure);
    try {
      const isAskedForFootball = async (): Promise<boolean> => {
        edge.asked.splice(0);
        expect((await ask(FOOTBALL)).status).toBe(503);
        return edge.asked.includes(FOOTBALL);
      };
      // Caddy keeps football away from it, nginx has no other edge to ask.
      await expect.poll(isAskedForFootball, { timeout: 8_000 }).toBe(name === "nginx");
      for (const path of [DICTIONARY, "/img/team/1.png", "/topic/1"])
        expect([path, (await ask(path)).text]).toEqual([path, "passed on"]);
    } finally {
      ask.close();
      edge.server.close();
      await server.stop();
    }
  });

  it("reaches a server whose source has never answered", async () => {
    const { feed, become } = createUnansweredFeed();
    const unanswered = await startTestBackend({ feed });
    const server = await startWebServer({
      name,
      site: { ...A_SITE, backend: unanswered.origin },
      root: folder,
      change: (config) => config.replaceAll("lb_try_duration 5s", "lb_try_duration 100ms"),
    });
    const ask = askSite(server.secure);
    try {
      const statusOfCall = async (): Promise<number> => (await ask(FOOTBALL)).status;
      // Caddy waits until the first read has ended.
      await expect.poll(statusOfCall, { timeout: 8_000 }).toBe(name === "nginx" ? 200 : 503);
      expect((await ask(DICTIONARY)).status).toBe(200);
      become({ faults: { ...NO_FAULTS, DOWN: 1 } });
      await expect.poll(statusOfCall, { timeout: 8_000 }).toBe(200);
    } finally {
      ask.close();
      await server.stop();
      await unanswered.close();
    }
  });

  it.each([
    { who: "anybody", proxies: undefined, proto: "http", address: /^(?:127\.0\.0\.1|::1)$/ },
    {
      who: "a proxy that is named",
      proxies: ["127.0.0.0/8", "::1"],
      proto: "https",
      address: /^203\.0\.113\.7$/,
    },
  ])("hears from $who that the visitor came over $proto", async ({ proxies, proto, address }) => {
    const echo = createServer(({ headers }, response) => response.end(JSON.stringify(headers)));
    await new Promise<void>((resolve) => echo.listen(0, "127.0.0.1", resolve));
    const server = await startWebServer({
      name,
      site: {
        ...A_SITE,
        backend: `http://127.0.0.1:${(echo.address() as AddressInfo).port}`,
        isReference: false,
      },
      root: folder,
      change: (config) => (proxies === undefined ? config : withProxies(name, config, proxies)),
    });
    const ask = askSite(server.plain);
    try {
      const said = { "x-forwarded-proto": "https", "x-forwarded-for": "203.0.113.7" };
      const heard = JSON.parse((await ask(DICTIONARY, said)).text) as Record<string, string>;
      expect(heard["x-forwarded-proto"]).toBe(proto);
      const addresses = heard["x-forwarded-for"]?.split(", ") ?? [];
      // Caddy adds the proxy's own address.
      expect(name === "nginx" ? addresses.at(-1) : addresses[0]).toMatch(address);
    } finally {
      ask.close();
      echo.close();
      await server.stop();
    }
  });

  it.each(WRONG_CONFIGS[name])("with $what is named", async ({ change, named }) => {
    const server = await startWebServer({ name, site: site(), root: folder, change });
    const ask = askSite(server.secure);
    try {
      expect((await check(ask)).join("\n")).toMatch(named);
    } finally {
      ask.close();
      await server.stop();
    }
  });
});
