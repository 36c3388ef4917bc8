// The image and the compose file: what they start, and that the image has what the server imports.
import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join, posix } from "node:path";
import { describe, expect, it } from "vitest";
import { LONGEST_CALL_MS } from "../backend/server/health.ts";
import { ROOT } from "../commands/lib/paths.ts";
import {
  composeFaults,
  dockerfileFaults,
  healthCommand,
  lastStage,
  readDockerfile,
  variablesOf,
  withMore,
} from "./container.ts";
import { readSource } from "./sourceImports.ts";

const read = (path: string): string => readFileSync(join(ROOT, path), "utf8");
const dockerfile = read("Dockerfile");
const compose = read("compose.yaml");
const node = read(".nvmrc").trim();
const copied = lastStage(readDockerfile(dockerfile)).copied.filter((path) => path.startsWith("e2e/"));

interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>;
}

/** What the image lacks of all that the file imports, directly or not. */
function lackingOf(start: string): readonly string[] {
  const { dependencies } = JSON.parse(read("package.json")) as Manifest;
  const lacking: string[] = [];
  const seen = new Set([start]);
  // Grows while it is gone through.
  for (const file of seen) {
    if (!copied.some((folder) => file.startsWith(`${folder}/`))) {
      lacking.push(file);
      continue;
    }
    // Pictures and films are named as files.
    if (!file.endsWith(".ts")) continue;
    for (const { specifier, typeOnly } of readSource(read(file), file).imports) {
      if (typeOnly || specifier.startsWith("node:")) continue;
      if (specifier.startsWith(".")) {
        const path = posix.join(posix.dirname(file), specifier);
        // A folder is a place that the server knows, such as the project's root.
        if (posix.extname(path) !== "") seen.add(path);
      } else {
        const name = /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier;
        if (!Object.hasOwn(dependencies, name)) lacking.push(`${specifier} of ${file}`);
      }
    }
  }
  return lacking;
}

describe("the image", () => {
  it("runs Node's version of the project, not as root, with a health check and its database in a volume", () => {
    expect(dockerfileFaults(dockerfile, node)).toEqual([]);
  });

  it("has every file and package that the server imports", () => {
    expect(copied.length).toBeGreaterThan(0);
    for (const path of copied) expect([path, existsSync(join(ROOT, path))]).toEqual([path, true]);
    expect(lackingOf("e2e/commands/start.ts")).toEqual([]);
  });

  it.each([
    [200, 0],
    [503, 1],
  ])("asks its own port for its health: %d ends with %d", async (status, code) => {
    const server = createServer(({ url }, response) =>
      response.writeHead(url === "/healthz" ? status : 404).end(),
    );
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = server.address() as AddressInfo;
    const [program, ...args] = healthCommand(dockerfile);
    const child = spawn(process.execPath, args, { env: { ...process.env, PORT: String(port) } });
    const ended = await new Promise((resolve) => child.on("exit", resolve));
    server.close();
    expect([program, ended]).toEqual(["node", code]);
  });

  it("is built without what is not part of the project", () => {
    const ignored = read(".dockerignore").split("\n");
    for (const name of ["node_modules", "dist", ".git", ".data", ".env*"]) expect(ignored).toContain(name);
    for (const path of copied) expect(ignored).not.toContain(path);
  });
});

describe("the compose file", () => {
  it("has known keys, declared volumes and time for calls to end", () => {
    expect(composeFaults(compose, LONGEST_CALL_MS)).toEqual([]);
  });

  it("is whole with what compose.edges.yaml adds: a source, three edges and their bus", () => {
    const edges = withMore(compose, read("compose.edges.yaml"));
    expect(composeFaults(edges, LONGEST_CALL_MS)).toEqual([]);
    expect(edges.match(/ROLE: edge/g)).toHaveLength(3);
    expect(edges).toContain("ROLE: source");
  });

  it("takes no variable that the documents do not name", () => {
    const documents = read("README.md") + read("docs/hosting.md");
    for (const name of variablesOf(compose)) expect([name, documents.includes(name)]).toEqual([name, true]);
  });
});

describe("the guard itself", () => {
  it.each([
    ["FROM node:22-slim\n", "is not Node 24"],
    ["FROM node:24-slim\nRUN npm install\n", "npm ci"],
    ["FROM node:24-slim\nCMD npm start\n", "a shell would get the signal"],
    ["FROM node:24-slim\nUSER root\n", "runs as root"],
    ["FROM node:24-slim\nENV API_KEY=1\n", "secret"],
    ["FROM node:24-slim\nCOPPY a b\n", "is no instruction"],
  ])("sees what is wrong in %o", (text, fault) => {
    expect(dockerfileFaults(text, "24").join("\n")).toContain(fault);
  });

  it.each([
    [compose.replace("restart: unless-stopped", "privileged: true"), "has the key privileged"],
    [compose.replace("15s", "5s"), "before its calls have ended"],
    [compose.replace("//127.0.0.1:2019", "//localhost:2019"), "asked for its health at localhost"],
    [compose.replace("- data:/data", "- dta:/data"), "not declared"],
    [compose.replace('"127.0.0.1:${PORT:-8080}:8080"', '"8080"'), "has the port 8080"],
  ])("sees a wrong compose file", (text, fault) => {
    expect(composeFaults(text, LONGEST_CALL_MS).join("\n")).toContain(fault);
  });
});
