// Runs a command of the project's tools and returns its result.
import { spawn } from "node:child_process";
import { delimiter, join } from "node:path";
import { ROOT } from "./paths.ts";

/** Runs `command` with the project's tools first in PATH; the output streams are inherited. */
export function run(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<number> {
  const path = `${join(ROOT, "node_modules", ".bin")}${delimiter}${process.env["PATH"] ?? ""}`;
  // npm's own variables would make tools believe that they are another script.
  const child = spawn(command, [...args], {
    cwd: ROOT,
    stdio: "inherit",
    env: { ...process.env, PATH: path, ...env },
    shell: process.platform === "win32",
  });
  return new Promise((resolve) => {
    child.on("error", (error) => {
      console.error(`${command} could not be run: ${error.message}`);
      resolve(1);
    });
    child.on("exit", (code) => resolve(code ?? 1));
  });
}
