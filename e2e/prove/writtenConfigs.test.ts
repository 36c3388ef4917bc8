// The configurations as they are written, with the blocks of docs/hosting.md, are accepted by the servers' own checks.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { A_SITE } from "../build/hosting/aSite.ts";
import { caddyConfig } from "../build/hosting/caddyConfig.ts";
import { nginxConfig } from "../build/hosting/nginxConfig.ts";
import { ROOT } from "../commands/lib/paths.ts";
import {
  brotliModules,
  findProgram,
  makeCertificate,
  missingFor,
  notRunHere,
  SERVER_NAMES,
} from "./lib/hosting/installed.ts";
import { withEdges, withProxies } from "./lib/hosting/webServer.ts";

const EDGES = ["10.0.0.1:8081", "10.0.0.2:8081", "10.0.0.3:8081"];
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "touchline-written-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** The only block of docs/hosting.md in a language. */
function documented(language: string): string {
  const text = readFileSync(join(ROOT, "docs", "hosting.md"), "utf8");
  const blocks = [...text.matchAll(new RegExp(`^\`\`\`${language}\n(.*?)^\`\`\``, "gms"))];
  expect(blocks).toHaveLength(1);
  return blocks[0]?.[1] ?? "";
}

interface Verdict {
  readonly accepted: boolean;
  readonly said: string;
}

function judge(
  program: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Verdict {
  const { status, stdout, stderr } = spawnSync(findProgram(program) ?? program, args, {
    env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder, ...env },
    encoding: "utf8",
  });
  return { accepted: status === 0, said: stdout + stderr };
}

const ACCEPTED: Verdict = { accepted: true, said: expect.any(String) as string };

/** nginx's verdict on its written part in a main configuration with the document's limits. */
function judgeNginx(part: string): Verdict {
  const { certificate, key } = makeCertificate(folder);
  const adapted = part
    .replaceAll(/(?<=ssl_certificate )[^;]+/g, certificate)
    .replaceAll(/(?<=ssl_certificate_key )[^;]+/g, key)
    // A test may have no right to the ports of the web.
    .replaceAll(/(?<=listen (?:\[::\]:)?)(80|443)\b/g, (port) => `2${port.padStart(4, "0")}`);
  writeFileSync(join(folder, "part.conf"), adapted);
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  );
  const main = [
    ...(brotliModules() ?? []).map((path) => `load_module ${path};`),
    `pid ${join(folder, "pid")};`,
    documented("nginx"),
    `http { access_log off; ${temporary.join(" ")} include ${join(folder, "part.conf")}; }`,
  ];
  writeFileSync(join(folder, "nginx.conf"), main.join("\n"));
  return judge("nginx", ["-t", "-c", join(folder, "nginx.conf"), "-p", folder, "-e", "stderr"]);
}

/** Caddy's verdict on a whole written configuration. */
function judgeCaddy(config: string, env: Readonly<Record<string, string>> = {}): Verdict {
  const path = join(folder, "Caddyfile");
  writeFileSync(path, config);
  return judge("caddy", ["validate", "--config", path, "--adapter", "caddyfile"], env);
}

const INSTALLED = SERVER_NAMES.filter((name) => missingFor(name) === undefined);

// Without it the file has no test where neither is installed, which fails the run.
it("a server that is not installed is named as not run", () => {
  for (const line of notRunHere()) console.warn(line);
  expect(notRunHere()).toHaveLength(SERVER_NAMES.length - INSTALLED.length);
});

describe.each(INSTALLED)("%s", (name) => {
  const written = name === "nginx" ? nginxConfig(A_SITE) : caddyConfig(A_SITE);
  const verdictOn = name === "nginx" ? judgeNginx : judgeCaddy;

  it("accepts what the build writes, with one backend and with several edges", () => {
    expect(verdictOn(written)).toEqual(ACCEPTED);
    expect(verdictOn(withEdges(name, written, EDGES))).toEqual(ACCEPTED);
  });

  it("accepts it for a backend on another machine's https", () => {
    const site = { ...A_SITE, backend: "https://localhost:9443", isReference: false };
    const foreign = name === "nginx" ? nginxConfig(site) : caddyConfig(site);
    expect(verdictOn(foreign)).toEqual(ACCEPTED);
  });

  it("refuses a word that it does not know", () => {
    const wrong = written.replace(/^(\s*)(server_name|root) /m, "$1no_such_word ");
    const verdict = verdictOn(wrong);
    expect(verdict.accepted).toBe(false);
    expect(verdict.said).toContain("no_such_word");
  });
});

describe.each(INSTALLED.filter((name) => name === "nginx"))("%s behind a proxy that ends https", () => {
  it("is changed as docs/hosting.md says, without a warning", () => {
    const written = withProxies("nginx", nginxConfig(A_SITE), ["10.0.0.9"]);
    const changed = written
      .replace(/^server \{\n\tlisten 80;.*?^\}\n/ms, "")
      .replaceAll(/\blisten (\[::\]:)?443 ssl http2;/g, "listen $180;")
      .replaceAll(/^\tssl_.*\n/gm, "");
    expect([changed.match(/^server \{/gm)?.length, changed.includes("443")]).toEqual([1, false]);
    const verdict = judgeNginx(changed);
    expect(verdict).toEqual(ACCEPTED);
    expect(verdict.said).not.toContain("[warn]");
  });
});

describe.each(INSTALLED.filter((name) => name === "caddy"))("%s by its environment", () => {
  it("takes host, folder, several edges and proxies in front", () => {
    const env = {
      TOUCHLINE_SITE: "scores.example.com",
      TOUCHLINE_ROOT: folder,
      TOUCHLINE_BACKEND: EDGES.join(" "),
      TOUCHLINE_PROXIES: "10.0.0.9 192.168.0.0/16",
    };
    expect(judgeCaddy(caddyConfig(A_SITE), env)).toEqual(ACCEPTED);
  });
});
