// Names in the built page its code, in place of its script: public/boot.js asks for it, public/screen.js runs the entry.
import type { EntryFiles } from "./localeFiles.ts";
import { element } from "./markup.ts";

const SCRIPT = /<script type="module" crossorigin src="([^"]+)"><\/script>/g;

/**
 * `html` with names of its code in place of its script: the entry and the script of the core, then the code of the first
 * screen. Public/boot.js asks for them, as the page is seen or not. The style of the first screen is linked. Nothing is
 * drawn before the root is parsed. Throws where the page has not exactly one script.
 */
export function hintEntry(html: string, { worker, scripts, stylesheets }: EntryFiles): string {
  const [entry, ...others] = [...html.matchAll(SCRIPT)].map(([, path = ""]) => path);
  if (entry === undefined || others.length > 0) throw new Error("index.html needs exactly one module script");
  const links = [
    // No frame before the document has its root: the first would be empty, and delay the one with the picture.
    element("link", { rel: "expect", href: "#root", blocking: "render" }),
    ...stylesheets.map((href) => element("link", { rel: "stylesheet", crossorigin: "", href })),
  ];
  const names = [
    // The entry starts the core, whose script the browser then has.
    element("meta", { name: "entry", content: `${entry} ${worker}` }),
    element("meta", { name: "first-code", content: scripts.join(" ") }),
  ];
  const lines = (elements: readonly string[]): string => elements.join("\n    ");
  return html.replace(SCRIPT, lines(links)).replace("<script", `${lines(names)}\n    <script`);
}
