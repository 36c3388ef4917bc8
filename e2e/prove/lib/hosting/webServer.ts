// Starts a real nginx or Caddy of the system with the configuration that a build writes, on ports of loopback.
import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { caddyConfig } from "../../../build/hosting/caddyConfig.ts";
import type { HostedSite } from "../../../build/hosting/hostedSite.ts";
import { nginxConfig } from "../../../build/hosting/nginxConfig.ts";
import { brotliModules, findProgram, makeCertificate, type ServerName } from "./installed.ts";

export interface WebServer {
  readonly name: ServerName;
  /** http, where browsers need no certificate. */
  readonly plain: string;
  readonly secure: string;
  /** The same over IPv6. */
  readonly secureOverIpv6: string;
  readonly pid: number;
  stop(): Promise<void>;
}

export interface WebServerOptions {
  readonly name: ServerName;
  readonly site: HostedSite;
  /** Folder of the built client. */
  readonly root: string;
  /** Changes the written configuration, to show that a fault is found. */
  readonly change?: ((config: string) => string) | undefined;
  /** Of nginx's one worker, which needs two for a socket. */
  readonly connections?: number;
}

const START_DEADLINE_MS = 10_000;
const CONNECTIONS = 1024;
/** Open files of a worker beside its connections. */
const OTHER_FILES = 200;

function freePort(): Promise<number> {
  const probe = createServer();
  return new Promise((resolve, reject) => {
    probe.on("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      const port = typeof address === "object" && address !== null ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}

function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    const end = (open: boolean): void => {
      socket.destroy();
      resolve(open);
    };
    socket.on("connect", () => end(true));
    socket.on("error", () => end(false));
  });
}

interface Places {
  readonly folder: string;
  readonly plainPort: number;
  readonly securePort: number;
}

const unchanged = (config: string): string => config;

/** Writes the files of nginx and returns its arguments. */
function prepareNginx(options: WebServerOptions, places: Places): string[] {
  const { site, root, change = unchanged, connections = CONNECTIONS } = options;
  const { folder, plainPort, securePort } = places;
  const { certificate, key } = makeCertificate(folder);
  const part = nginxConfig(site, {
    root,
    name: "localhost",
    before: [],
    transport: "max-age=31536000",
    listen: [
      ...["127.0.0.1", "[::1]"].flatMap((host) => [
        `listen ${host}:${plainPort};`,
        `listen ${host}:${securePort} ssl http2;`,
      ]),
      `ssl_certificate ${certificate};`,
      `ssl_certificate_key ${key};`,
    ],
  });
  writeFileSync(join(folder, "touchline.conf"), change(part));
  const main = join(folder, "nginx.conf");
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  );
  writeFileSync(
    main,
    [
      // The test's folder is for its user alone.
      ...(process.getuid?.() === 0 ? ["user root;"] : []),
      ...(brotliModules() ?? []).map((path) => `load_module ${path};`),
      `pid ${join(folder, "pid")};`,
      "daemon off;",
      "error_log stderr error;",
      `worker_rlimit_nofile ${connections + OTHER_FILES};`,
      `events { worker_connections ${connections}; }`,
      `http { access_log off; ${temporary.join(" ")} include ${join(folder, "touchline.conf")}; }`,
    ].join("\n"),
  );
  return ["-c", main, "-p", folder, "-e", "stderr"];
}

/** Writes the files of Caddy and returns its arguments. */
function prepareCaddy({ site, root, change = unchanged }: WebServerOptions, places: Places): string[] {
  const { folder, plainPort, securePort } = places;
  const { certificate, key } = makeCertificate(folder);
  const bind = "bind 127.0.0.1 ::1";
  const at = (address: string, lines: readonly string[]): string =>
    caddyConfig(site, { address, root, backend: site.backend, proxies: "", lines: [bind, ...lines] });
  const config = [
    "{\n\tadmin off\n\tauto_https off\n\tdefault_sni localhost\n}\n",
    at(`http://:${plainPort}`, []),
    at(`https://:${securePort}`, [`tls ${certificate} ${key}`]),
  ].join("\n");
  const path = join(folder, "Caddyfile");
  writeFileSync(path, change(config));
  return ["run", "--config", path, "--adapter", "caddyfile"];
}

/** A written configuration with several edges (host and port each), as docs/hosting.md says. */
export function withEdges(name: ServerName, config: string, edges: readonly string[]): string {
  return name === "nginx"
    ? config.replace(/^\tserver [^;{]+;.*$/m, edges.map((edge) => `\tserver ${edge};`).join("\n"))
    : config.replaceAll(/(?<=^\s*reverse_proxy )[^{]+(?= \{)/gm, edges.join(" "));
}

/** A written configuration with proxies in front (addresses or networks), as docs/hosting.md says. */
export function withProxies(name: ServerName, config: string, proxies: readonly string[]): string {
  if (name === "caddy") return config.replaceAll(/(?<=^\s*trusted_proxies) .*$/gm, ` ${proxies.join(" ")}`);
  return proxies
    .reduce(
      (text, proxy) => text.replace(/^\t192\.0\.2\.1 1;.*$/m, (line) => `\t${proxy} 1;\n${line}`),
      config,
    )
    .replace(/^\tset_real_ip_from .*$/m, proxies.map((proxy) => `\tset_real_ip_from ${proxy};`).join("\n"));
}

/** Throws with the server's own words where it does not start. */
export async function startWebServer(options: WebServerOptions): Promise<WebServer> {
  const { name } = options;
  const folder = mkdtempSync(join(tmpdir(), `touchline-${name}-`));
  mkdirSync(join(folder, "home"));
  const [plainPort, securePort] = [await freePort(), await freePort()];
  const prepare = name === "nginx" ? prepareNginx : prepareCaddy;
  const args = prepare(options, { folder, plainPort, securePort });
  const child = spawn(findProgram(name) ?? name, args, {
    stdio: ["ignore", "ignore", "pipe"],
    env: { ...process.env, HOME: folder, XDG_DATA_HOME: join(folder, "home"), XDG_CONFIG_HOME: folder },
  });
  const said = collect(child);
  const stop = async (): Promise<void> => {
    await ended(child);
    rmSync(folder, { recursive: true, force: true });
  };
  const until = Date.now() + START_DEADLINE_MS;
  while (!((await isOpen(plainPort)) && (await isOpen(securePort)))) {
    if (child.exitCode !== null || Date.now() > until) {
      await stop();
      throw new Error(`${name} did not start: ${said()}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return {
    name,
    plain: `http://localhost:${plainPort}`,
    secure: `https://localhost:${securePort}`,
    secureOverIpv6: `https://[::1]:${securePort}`,
    pid: child.pid ?? 0,
    stop,
  };
}

/** What the server writes about its own faults. */
function collect(child: ChildProcess): () => string {
  let text = "";
  child.stderr?.on("data", (part: Buffer) => {
    text = (text + part.toString("utf8")).slice(-2_000);
  });
  return () => text.trim();
}

function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once("exit", () => resolve());
    child.kill("SIGTERM");
  });
}
