// Names in the built page the code that its entry will load, for which public/boot.js asks.
import type { EntryFiles } from "./localeFiles.ts";
import { element } from "./markup.ts";

const SCRIPT = /<script type="module" crossorigin src="([^"]+)"><\/script>/g;

/**
 * `html` with the names of the core's scripts and of the first screen's code, and with a link to its style beside the entry's
 * script. Throws where the page has not exactly one script.
 */
export function hintEntry(html: string, { core, scripts, stylesheets }: EntryFiles): string {
  if ([...html.matchAll(SCRIPT)].length !== 1) throw new Error("index.html needs exactly one module script");
  const links = stylesheets.map((href) => element("link", { rel: "stylesheet", crossorigin: "", href }));
  const names = [
    element("meta", { name: "core", content: core.join(" ") }),
    element("meta", { name: "first-code", content: scripts.join(" ") }),
  ];
  const lines = (elements: readonly string[]): string => elements.join("\n    ");
  return html
    .replace(SCRIPT, (script) => lines([script, ...links]))
    .replace("<script", `${lines(names)}\n    <script`);
}
