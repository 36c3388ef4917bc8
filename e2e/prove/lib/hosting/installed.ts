// Which web servers of the system there are, and how to install those that are missing.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { run } from "../../../commands/lib/run.ts";

export type ServerName = "nginx" | "caddy";
export const SERVER_NAMES: readonly ServerName[] = ["nginx", "caddy"];

/** Debian's packages of both, and of the certificate's maker. */
const PACKAGES = [
  "nginx",
  "libnginx-mod-http-brotli-filter",
  "libnginx-mod-http-brotli-static",
  "caddy",
  "openssl",
];

/** Folders that a user's PATH may lack. */
const FOLDERS = [...(process.env["PATH"] ?? "").split(delimiter), "/usr/sbin", "/usr/local/sbin"];
const MODULE_FOLDERS = ["/usr/lib/nginx/modules", "/usr/share/nginx/modules", "/usr/lib64/nginx/modules"];
const BROTLI_MODULES = ["ngx_http_brotli_filter_module.so", "ngx_http_brotli_static_module.so"];

/** Path of a program; undefined where it is not installed. */
export function findProgram(name: string): string | undefined {
  return FOLDERS.map((folder) => join(folder, name)).find((path) => existsSync(path));
}

/** Paths of nginx's modules for brotli; undefined where one is missing. */
export function brotliModules(): readonly string[] | undefined {
  const found = BROTLI_MODULES.map((name) =>
    MODULE_FOLDERS.map((folder) => join(folder, name)).find((path) => existsSync(path)),
  );
  return found.every((path) => path !== undefined) ? found : undefined;
}

/** Why a server cannot be run here, in a sentence; undefined where it can. */
export function missingFor(name: ServerName): string | undefined {
  if (findProgram(name) === undefined) return `${name} is not installed.`;
  if (findProgram("openssl") === undefined) return "openssl is not installed, which makes the certificate.";
  return name === "nginx" && brotliModules() === undefined ? "nginx has no modules for brotli." : undefined;
}

/** What is not run here, a sentence for each server. */
export function notRunHere(): readonly string[] {
  return SERVER_NAMES.flatMap((name) => {
    const missing = missingFor(name);
    return missing === undefined
      ? []
      : [`${name} is not run: ${missing} "npm run prove -- hosting" installs it or says how.`];
  });
}

/** Installs what is missing, where this user may; says how where not. */
export async function installServers(): Promise<void> {
  if (SERVER_NAMES.every((name) => missingFor(name) === undefined)) return;
  const command = `apt-get install -y --no-install-recommends ${PACKAGES.join(" ")}`;
  const isAllowed = findProgram("apt-get") !== undefined && process.getuid?.() === 0;
  if (!isAllowed) {
    console.error(`nginx or Caddy is missing. On Debian: ${command}`);
    return;
  }
  await run("apt-get", ["update"]);
  await run("apt-get", ["install", "-y", "--no-install-recommends", ...PACKAGES]);
}

/** Makes a certificate for this machine's own names, for a week. */
export function makeCertificate(folder: string): { readonly certificate: string; readonly key: string } {
  const certificate = join(folder, "certificate.pem");
  const key = join(folder, "key.pem");
  const made = spawnSync(findProgram("openssl") ?? "openssl", [
    ..."req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 7 -subj /CN=localhost".split(
      " ",
    ),
    "-addext",
    "subjectAltName=DNS:localhost,IP:127.0.0.1,IP:::1",
    "-keyout",
    key,
    "-out",
    certificate,
  ]);
  if (made.status !== 0) throw new Error(`openssl made no certificate: ${made.stderr.toString()}`);
  return { certificate, key };
}
