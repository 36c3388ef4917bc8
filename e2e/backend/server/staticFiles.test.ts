// The right document for every address, with its status, headers and encodings.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from "node:zlib";
import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { staticFiles } from "./staticFiles.ts";

const TABLE = {
  locales: ["en", "ar", "zh-hk"],
  defaultLocale: "en",
  pages: [
    { pattern: "^/$", document: "index.html" },
    { pattern: "^/live$", document: "live/index.html" },
    { pattern: "^/settings/theme$", document: "private.html" },
    { pattern: String.raw`^/football/match/[1-9]\d{0,14}$`, document: "page.html" },
  ],
  fallback: "page.html",
};

const folder = mkdtempSync(join(tmpdir(), "touchline-"));
let app: FastifyInstance;

function put(path: string, content: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), content);
}

beforeAll(() => {
  for (const prefix of ["", "ar/", "zh-hk/"]) {
    for (const name of ["index.html", "live/index.html", "private.html", "page.html"]) {
      put(prefix + name, `document ${prefix}${name} `.padEnd(2000));
    }
  }
  put("documents.json", JSON.stringify(TABLE));
  put("sitemap.xml", "<loc>{{origin}}/</loc>".repeat(60));
  put("robots.txt", "Sitemap: {{origin}}/sitemap.xml\n");
  put("boot.js", "1;");
  put("assets/document-ar-1a2b.html", "kept document");
  put("assets/code-1a2b.js", "let goals;".padEnd(2000));
  // A copy with another content shows that it is the one that is sent.
  writeFileSync(join(folder, "assets/code-1a2b.js.br"), brotliCompressSync("the copy of the build"));
  put("offline.js", "1;");
  app = Fastify();
  staticFiles(app, folder);
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

it("the copy in brotli that the build has made is sent to who accepts it, and has no address", async () => {
  const send = (accepted: string) =>
    app.inject({ url: "/assets/code-1a2b.js", headers: { "accept-encoding": accepted } });
  const copy = await send("gzip, br");
  expect([copy.headers["content-encoding"], copy.headers["content-type"]]).toEqual([
    "br",
    "text/javascript; charset=utf-8",
  ]);
  expect(brotliDecompressSync(copy.rawPayload).toString()).toBe("the copy of the build");
  expect(
    gunzipSync((await send("gzip")).rawPayload)
      .toString()
      .trim(),
  ).toBe("let goals;");
  expect((await app.inject({ url: "/assets/code-1a2b.js.br" })).statusCode).toBe(404);
});

async function documentAt(url: string): Promise<string> {
  const { statusCode, body } = await app.inject({ url, headers: { accept: "text/html" } });
  return `${statusCode} ${body.trim()}`;
}

it("the document that the offline worker keeps is cached for ever, and the worker itself is revalidated", async () => {
  const kept = await app.inject({ url: "/assets/document-ar-1a2b.html" });
  expect([kept.body, kept.headers["content-type"]]).toEqual(["kept document", "text/html; charset=utf-8"]);
  expect(kept.headers["cache-control"]).toContain("immutable");
  const worker = await app.inject({ url: "/offline.js" });
  expect([worker.statusCode, worker.headers["cache-control"]]).toEqual([200, "no-cache"]);
});

describe("the document", () => {
  it.each([
    ["/", "200 document index.html"],
    ["/live", "200 document live/index.html"],
    ["/live/", "200 document live/index.html"],
    ["/live?order=kickoff", "200 document live/index.html"],
    ["/ar", "200 document ar/index.html"],
    ["/ar/", "200 document ar/index.html"],
    ["/ar/live", "200 document ar/live/index.html"],
    ["/zh-hk/live/", "200 document zh-hk/live/index.html"],
    ["/en", "200 document index.html"],
    ["/en/live", "200 document live/index.html"],
    ["/ar/football/match/7", "200 document ar/page.html"],
    ["/ar/settings/theme", "200 document ar/private.html"],
    ["/xx/live", "404 document page.html"],
    ["/AR/live", "404 document page.html"],
    ["/ar/en/live", "404 document ar/page.html"],
    ["/ar/nowhere", "404 document ar/page.html"],
    ["/en/nowhere", "404 document page.html"],
    ["/football/match/0", "404 document page.html"],
    ["/football/match/7/8", "404 document page.html"],
    ["/odd.name", "404 document page.html"],
    ["/live/index.html", "404 document page.html"],
    ["/ar/page.html", "404 document ar/page.html"],
    ["/live%0A", "404 document page.html"],
    ["//live", "404 document page.html"],
  ])("of %s is %s", async (url, expected) => {
    expect(await documentAt(url)).toBe(expected);
  });

  it("is not sent where a call or a file was requested", async () => {
    for (const url of ["/api/x", "/v1/x", "/assets/x.js", "/x.png", "/images/x.png"]) {
      const { statusCode, headers, json } = await app.inject({ url });
      expect(headers["cache-control"]).toBe("no-cache");
      expect([url, statusCode, json<{ code: number }>().code]).toEqual([url, 404, 404]);
    }
  });

  it("is revalidated each time, and answered with 304 when unchanged", async () => {
    const { headers } = await app.inject({ url: "/ar/live" });
    expect(headers).toMatchObject({
      "cache-control": "no-cache",
      "content-type": "text/html; charset=utf-8",
      vary: "accept-encoding",
    });
    const again = (url: string) => app.inject({ url, headers: { "if-none-match": String(headers.etag) } });
    expect((await again("/ar/live")).statusCode).toBe(304);
    expect((await again("/live")).statusCode).toBe(200);
  });

  it("is never answered with 304 for an address without a page", async () => {
    const found = await app.inject({ url: "/football/match/7" });
    const lost = await app.inject({
      url: "/nowhere",
      headers: { "if-none-match": String(found.headers.etag) },
    });
    expect([lost.statusCode, lost.headers.etag]).toEqual([404, undefined]);
    expect(lost.headers["cache-control"]).toBe("no-cache");
  });

  it("is compressed in the encoding the browser prefers", async () => {
    const ask = (encoding: string) =>
      app.inject({ url: "/ar/nowhere", headers: { "accept-encoding": encoding } });
    const brotli = await ask("gzip, br");
    expect(brotli.headers["content-encoding"]).toBe("br");
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toContain("document ar/page.html");
    const zipped = await ask("gzip, br;q=0");
    expect(zipped.headers["content-encoding"]).toBe("gzip");
    expect(gunzipSync(zipped.rawPayload).toString()).toContain("document ar/page.html");
    expect((await ask("identity")).headers["content-encoding"]).toBeUndefined();
  });
});

describe("an address without a language", () => {
  const visit = (url: string, cookie?: string) =>
    app.inject({ url, headers: { accept: "text/html", ...(cookie === undefined ? {} : { cookie }) } });

  it.each([
    ["/", "locale=ar", "/ar/"],
    ["/live?order=kickoff", "udid=1; locale=zh-hk; isLogin=1", "/zh-hk/live?order=kickoff"],
    ["/live/", "locale=ar", "/ar/live/"],
    ["/football/match/7?x=%2F%2Fevil.example", "locale=ar", "/ar/football/match/7?x=%2F%2Fevil.example"],
  ])("%s with the cookie %s leads to %s, which no cache keeps", async (url, cookie, target) => {
    const { statusCode, headers } = await visit(url, cookie);
    expect([statusCode, headers.location]).toEqual([302, target]);
    expect(headers).toMatchObject({ "cache-control": "private, no-store", vary: "cookie" });
  });

  it.each([
    ["the default language was chosen", "/live", "locale=en"],
    ["there is no cookie, as for robots", "/live", undefined],
    ["the cookie names no language of the site", "/live", "locale=xx"],
    ["another cookie ends with the same name", "/live", "mylocale=ar"],
    ["the query asks for a language", "/live?lang=en_GB", "locale=ar"],
    ["it has the prefix of the default language", "/en/live", "locale=ar"],
  ])("is answered with its document where %s", async (_, url, cookie) => {
    const { statusCode, body } = await visit(url, cookie);
    expect(`${statusCode} ${body.trim()}`).toBe("200 document live/index.html");
  });

  it("with another language's prefix or without a page leads nowhere", async () => {
    expect((await visit("/ar/live", "locale=zh-hk")).body.trim()).toBe("document ar/live/index.html");
    expect((await visit("//live", "locale=ar")).statusCode).toBe(404);
    expect((await visit("/nowhere", "locale=ar")).statusCode).toBe(404);
  });

  it("is kept by caches for one cookie only; with a prefix it is the same for all", async () => {
    expect((await visit("/live")).headers.vary).toBe("cookie, accept-encoding");
    expect((await visit("/ar/live")).headers.vary).toBe("accept-encoding");
  });
});

describe("sitemap and robots' file", () => {
  it("contain the origin of the request", async () => {
    const headers = { host: "scores.example:8080" };
    const map = await app.inject({ url: "/sitemap.xml", headers });
    expect(map.headers["content-type"]).toBe("application/xml; charset=utf-8");
    expect(map.body).toContain("<loc>http://scores.example:8080/</loc>");
    expect(map.body).not.toContain("{{");
    const robots = await app.inject({ url: "/robots.txt", headers });
    expect(robots.body).toBe("Sitemap: http://scores.example:8080/sitemap.xml\n");
  });

  it("contain no unusual host", async () => {
    const { body } = await app.inject({ url: "/sitemap.xml", headers: { host: "a</loc><b>" } });
    expect(body).not.toContain("<b>");
  });

  it("have no locale prefix in their own addresses", async () => {
    expect(await documentAt("/ar/sitemap.xml")).toBe("404 document ar/page.html");
  });
});

it("serves one page everywhere where the build wrote no table", async () => {
  const plain = mkdtempSync(join(tmpdir(), "touchline-"));
  writeFileSync(join(plain, "index.html"), "the page");
  const server = Fastify();
  staticFiles(server, plain);
  for (const url of ["/", "/ar/live", "/nowhere"]) {
    const { statusCode, body } = await server.inject({ url });
    expect([url, statusCode, body]).toEqual([url, 200, "the page"]);
  }
  await server.close();
  rmSync(plain, { recursive: true, force: true });
});
