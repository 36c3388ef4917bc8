// Runs public/screen.js in the document of a test, with a record of what it loads.
import { readFileSync } from "node:fs";
import { join } from "node:path";

const SCRIPT = readFileSync(join(process.cwd(), "public", "screen.js"), "utf8");
const KEY = "touchline.screen.1";
/** The entry, and the script of the core. */
const CODE = "/assets/start-7.js /assets/live.worker-7.js";

/** A node of a kept picture: a text, or tag, attributes and children. */
export type Entry = string | readonly [string, Readonly<Record<string, string>>, ...Entry[]];

const ROW: Entry = [
  "article",
  { class: "row" },
  ["span", { "data-field": "minute" }, "34′"],
  ["svg", { viewBox: "0 0 24 24" }, ["path", { d: "M1 2" }]],
];

/** A kept picture that fits the document, but for `changes`. */
export function stored(changes: Readonly<Record<string, unknown>> = {}) {
  return {
    path: location.pathname + location.search,
    language: "en-GB",
    width: innerWidth,
    code: CODE,
    isMember: false,
    config: null,
    offset: new Date(Date.now() - 60_000).getTimezoneOffset(),
    at: Date.now() - 60_000,
    until: Date.now() + 60_000,
    parts: [ROW],
    ...changes,
  };
}

/** What the script meets, and what it has done. */
export const browser = {
  /** Addresses of modules that it has run. */
  imported: [] as string[],
  /** Whether modules can be loaded. */
  isReachable: true,
  onLine: true,
};

/** Runs the script in a document whose root is parsed afterwards; returns the picture. */
export async function start(kept: unknown, controller: unknown = {}): Promise<Element | null> {
  localStorage.setItem(KEY, typeof kept === "string" ? kept : JSON.stringify(kept));
  // oxlint-disable-next-line no-implied-eval -- runs the product's own script
  const run = new Function("navigator", "importModule", SCRIPT.replace("import(", "importModule("));
  const load = (address: string): Promise<void> => {
    browser.imported.push(address);
    return browser.isReachable ? Promise.resolve() : Promise.reject(new TypeError("module script failed"));
  };
  const navigator = {
    serviceWorker: { controller },
    get onLine() {
      return browser.onLine;
    },
  };
  run(navigator, load);
  const root = document.createElement("div");
  root.id = "root";
  document.body.append(root);
  await new Promise((resolve) => setTimeout(resolve));
  return document.getElementById("kept");
}

/** An empty document of a build, of a visitor with nothing stored. */
export function emptyDocument(): void {
  document.documentElement.lang = "en-GB";
  document.head.innerHTML = `<meta name="entry" content="${CODE}">`;
  document.body.innerHTML = "";
  document.cookie = "isLogin=; max-age=0";
  localStorage.clear();
}
