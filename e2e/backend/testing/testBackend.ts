// A backend over the fake world with its own folder, for the backend's tests.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createControlClient, type ControlClient } from "../control/controlClient.ts";
import { createFakeWorld } from "./fakeWorld.ts";
import { startBackend, type BackendOptions } from "../server/startBackend.ts";

export interface TestBackend {
  readonly origin: string;
  readonly control: ControlClient;
  /** The envelope of a GET request's answer. */
  get(path: string, token?: string): Promise<{ code: number; msg: string; data: unknown }>;
  post(path: string, body: unknown, token?: string): Promise<{ code: number; msg: string; data: unknown }>;
  /** As before a server is replaced. */
  drain(): Promise<void>;
  close(): Promise<void>;
}

const PAGE = `<!doctype html><title>Touchline</title>
<meta name="description" content="Scores" />
<meta property="og:image" content="/og.png" />`.padEnd(2000);

/** A folder like that of a build. */
function makeDist(folder: string): string {
  const dist = join(folder, "dist");
  mkdirSync(join(dist, "assets"), { recursive: true });
  writeFileSync(join(dist, "index.html"), PAGE);
  writeFileSync(join(dist, "build.json"), '{"buildId":"test"}');
  writeFileSync(join(dist, "offline.js"), "the worker of test");
  writeFileSync(join(dist, "direct.js"), "the core's worker of test");
  writeFileSync(join(dist, "offline-off.js"), "its removal");
  writeFileSync(join(dist, "assets", "live.worker-1a2b.js"), "postMessage(1);".padEnd(2000));
  return dist;
}

function headersFor(token: string | undefined): Record<string, string> {
  return token === undefined ? {} : { authorization: `Bearer ${token}` };
}

/** Starts on a free port with the control channel open. */
export async function startTestBackend(more: Partial<BackendOptions> = {}): Promise<TestBackend> {
  const folder = mkdtempSync(join(tmpdir(), "touchline-"));
  const started = await startBackend({
    port: 0,
    dataDir: join(folder, "data"),
    distDir: makeDist(folder),
    control: true,
    world: createFakeWorld(Date.now()),
    log: () => {},
    ...more,
  });
  if (!started.ok) throw new Error(started.message);
  const { origin } = started;
  return {
    origin,
    control: createControlClient(origin),
    async get(path, token) {
      const response = await fetch(origin + path, { headers: headersFor(token) });
      return (await response.json()) as { code: number; msg: string; data: unknown };
    },
    async post(path, body, token) {
      const response = await fetch(origin + path, {
        method: "POST",
        headers: { "content-type": "application/json", ...headersFor(token) },
        body: JSON.stringify(body),
      });
      return (await response.json()) as { code: number; msg: string; data: unknown };
    },
    drain: () => started.drain(),
    async close() {
      await started.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** What a refusal is about: its first word, past the sentence around a technical detail and past "The". */
export function subjectOf(msg: string): string {
  return (
    msg
      .replace(/^The request is not valid: /, "")
      .replace(/^The /, "")
      .split(" ")[0] ?? ""
  );
}
