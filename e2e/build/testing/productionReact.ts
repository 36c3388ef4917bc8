// React as a build has it, loaded from its files for production, so that two texts of react-dom can be compared.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { compileFunction } from "node:vm";
import type * as ReactModule from "react";
import type * as ReactDomModule from "react-dom";
import type { createRoot } from "react-dom/client";

const from = createRequire(import.meta.url);
const pathOf = (library: string, file: string): string =>
  join(from.resolve(`${library}/package.json`), "..", "cjs", file);

/** The module that `code` of CommonJS makes; it gets the modules that it asks for from `modules`. */
function load(code: string, modules: Readonly<Record<string, unknown>> = {}): unknown {
  const module = { exports: {} };
  compileFunction(code, ["module", "exports", "require"])(module, module.exports, (name: string) => {
    if (!(name in modules)) throw new Error(`${name} is asked for`);
    return modules[name];
  });
  return module.exports;
}

const sourceOf = (library: string, file: string): string => readFileSync(pathOf(library, file), "utf8");

export const react = load(sourceOf("react", "react.production.js")) as typeof ReactModule;
export const reactDom = load(sourceOf("react-dom", "react-dom.production.js"), {
  react,
}) as typeof ReactDomModule;

/** Where react-dom's renderer is, and its text. */
export const CLIENT_PATH = pathOf("react-dom", "react-dom-client.production.js");
export const WHOLE_CLIENT = readFileSync(CLIENT_PATH, "utf8");

export interface Client {
  readonly createRoot: typeof createRoot;
}

/** The renderers that the texts make, with one scheduler, which takes the clock and the timers of this moment. */
export function clientsOf<Name extends string>(
  texts: Readonly<Record<Name, string>>,
): Readonly<Record<Name, Client>> {
  const scheduler = load(sourceOf("scheduler", "scheduler.production.js"));
  const modules = { react, scheduler, "react-dom": reactDom };
  const clients = Object.entries<string>(texts).map(([name, text]) => [name, load(text, modules)]);
  return Object.fromEntries(clients) as Record<Name, Client>;
}
