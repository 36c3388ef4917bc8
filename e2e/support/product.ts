// Starts the product as `npm start` does, with the control channel open.
import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { type ControlClient, createControlClient } from "../backend/control/controlClient.ts";

export interface Product {
  readonly origin: string;
  readonly control: ControlClient;
  /** Stops it; throws where a browser has reported a breach of the security policy that no test has taken. */
  stop(): Promise<void>;
}

const ROOT = join(import.meta.dirname, "..", "..");
const START_DEADLINE_MS = 120_000;

function firstLine(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error("the product did not start in time")), START_DEADLINE_MS);
    if (!child.stdout) throw new Error("the product has no output");
    createInterface(child.stdout).once("line", (line) => {
      clearTimeout(timer);
      resolve(line);
    });
    child.once("exit", (code) => {
      clearTimeout(timer);
      reject(new Error(`the product ended with code ${code} before it served`));
    });
  });
}

/**
 * Starts the product on a free port with a database of its own. `args`: flags of `npm start`; `env`: what the build or
 * the server gets beside the process's own environment. `script`: started instead of the product, with the same values.
 */
export async function startProduct(
  args: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
  script = "e2e/commands/start.ts",
): Promise<Product> {
  const dataDir = mkdtempSync(join(tmpdir(), "touchline-data-"));
  const flags = [script, "--port", "0", "--data-dir", dataDir, "--control", ...args];
  const child = spawn(process.execPath, flags, {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const origin = await firstLine(child);
  const control = createControlClient(origin);
  return {
    origin,
    control,
    async stop() {
      const breaches = child.exitCode === null ? await control.act("takeViolations") : [];
      const ended = new Promise((resolve) => {
        child.once("exit", resolve);
      });
      child.kill("SIGTERM");
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
      if (breaches.length > 0) throw new Error(`The security policy was broken: ${JSON.stringify(breaches)}`);
    },
  };
}
