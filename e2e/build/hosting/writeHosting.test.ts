// What a build writes for servers, and what it refuses.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { A_SITE } from "./aSite.ts";
import { hostingFault } from "./hostingFault.ts";
import { writeHosting } from "./writeHosting.ts";

const folder = mkdtempSync(join(tmpdir(), "touchline-hosting-"));
const dist = join(folder, "dist");
const hosting = join(folder, "hosting");
const read = (path: string): string => readFileSync(join(hosting, path), "utf8");

beforeAll(() => {
  for (const language of ["", "ar", "zh-hk"]) {
    mkdirSync(join(dist, language), { recursive: true });
    writeFileSync(join(dist, language, "page.html"), `page of "${language}"`);
  }
  writeFileSync(join(dist, "documents.json"), JSON.stringify(A_SITE.table));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe("the environment", () => {
  it.each([{}, { BASE_PATH: "/" }, { BASE_PATH: "" }, { API_ORIGIN: "https://api.example.com" }])(
    "%o is accepted",
    (env) => {
      expect(hostingFault(env)).toBeUndefined();
    },
  );

  it("with a path in front of all addresses is refused with its remedy", () => {
    expect(hostingFault({ BASE_PATH: "/scores/" })).toMatch(/BASE_PATH=\/scores\/ is refused.*host name/);
  });

  it.each(["api.example.com", "https://api.example.com/v1", "ftp://x"])(
    "with the backend %s is refused",
    (origin) => {
      expect(hostingFault({ API_ORIGIN: origin })).toContain("is no origin");
    },
  );
});

it("each server is given the pages, the hash of the document's script and the reference backend", () => {
  writeHosting(dist, {}, hosting);
  for (const name of ["nginx/touchline.conf", "caddy/Caddyfile"]) {
    const text = read(name);
    expect(text).toContain("'sha256-Kx0='");
    expect(text).toContain(String.raw`^/football/match/[1-9]\d{0,14}/?\z`);
    expect(text).toContain("localhost:8080");
    expect(text).toContain("__pay");
    // Codes that a real backend would send by e-mail, and the channel of tests, are for nobody else.
    expect(text).not.toMatch(/__mailbox|__control/);
  }
  expect(read("static/ar/404.html")).toBe('page of "ar"');
  expect(read("publish.sh")).toContain("build.json");
});

it("each server gives a backend 2 s to accept a connection, and Caddy as long to say that it is ready", () => {
  writeHosting(dist, {}, hosting);
  expect(read("nginx/touchline.conf")).toContain("proxy_connect_timeout 2s;");
  const caddy = read("caddy/Caddyfile");
  const count = (text: string): number => caddy.split(text).length - 1;
  const backends = count("reverse_proxy ");
  expect([count("dial_timeout 2s"), count("health_timeout 2s")]).toEqual([backends, backends]);
});

it("Caddy asks whether a backend has football for football and the stream alone", () => {
  writeHosting(dist, {}, hosting);
  const parts = read("caddy/Caddyfile")
    .split(/^\thandle (\S+) \{$/m)
    .slice(1);
  const checks = parts.flatMap((handle, at) => {
    const check = /health_uri (\S+)/.exec(parts[at + 1] ?? "")?.[1];
    return at % 2 === 1 || check === undefined ? [] : [[handle, check]];
  });
  expect(checks).toEqual([
    ["/stream", "/readyz"],
    ["@touchline_football", "/readyz"],
    ["@touchline_calls", "/healthz"],
    ["/img/*", "/healthz"],
    ["@touchline_own", "/healthz"],
  ]);
});

it("another backend gets calls, pictures and stream alone, under its own name", () => {
  writeHosting(dist, { API_ORIGIN: "https://api.example.com" }, hosting);
  const nginx = read("nginx/touchline.conf");
  expect(nginx).toContain("server api.example.com:443;");
  expect(nginx).toContain("proxy_set_header Host api.example.com;");
  const caddy = read("caddy/Caddyfile");
  expect(caddy).toContain("https://api.example.com");
  expect(caddy).toContain("header_up Host");
  for (const text of [nginx, caddy]) expect(text).not.toMatch(/__pay|api-docs/);
});
