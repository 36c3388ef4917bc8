// After a build: writes the configurations of servers for it into a folder beside the client.
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { ROOT } from "../../commands/lib/paths.ts";
import { caddyConfig } from "./caddyConfig.ts";
import { type HostedSite, REFERENCE_ORIGIN } from "./hostedSite.ts";
import { nginxConfig } from "./nginxConfig.ts";
import { foreignOrigins } from "./securityHeaders.ts";
import type { DocumentTable } from "./siteRules.ts";
import { headersFile, notFoundCopies, redirectsFile } from "./staticHostConfig.ts";

/** Where the configurations are written. */
const HOSTING_DIR = join(ROOT, "hosting");

type Env = Readonly<Record<string, string | undefined>>;

/** What the built folder and the environment say of the site. */
export function readSite(distDir: string, env: Env): HostedSite {
  const table = JSON.parse(readFileSync(join(distDir, "documents.json"), "utf8")) as DocumentTable;
  const backend = env["API_ORIGIN"] ?? "";
  return {
    table,
    foreign: foreignOrigins(env),
    backend: backend === "" ? REFERENCE_ORIGIN : new URL(backend).origin,
    isReference: backend === "",
  };
}

/** Writes nginx's part, the Caddyfile, the files for static hosts and the script that publishes a build. */
export function writeHosting(distDir: string, env: Env, folder = HOSTING_DIR): void {
  const site = readSite(distDir, env);
  const files = new Map([
    ["nginx/touchline.conf", nginxConfig(site)],
    ["caddy/Caddyfile", caddyConfig(site)],
    ["static/_headers", headersFile(site)],
    ["static/_redirects", redirectsFile(site)],
    ...[...notFoundCopies(site)].map(
      ([copy, source]) => [`static/${copy}`, readFileSync(join(distDir, source), "utf8")] as const,
    ),
  ]);
  rmSync(folder, { recursive: true, force: true });
  for (const [path, text] of files) {
    const target = join(folder, path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
  copyFileSync(join(import.meta.dirname, "publish.sh"), join(folder, "publish.sh"));
}
