// Makes hints of the built page's script and of all that it loads: public/screen.js runs it once a kept picture is drawn.
import type { EntryFiles } from "./localeFiles.ts";
import { element } from "./markup.ts";

const SCRIPT = /<script type="module" crossorigin src="([^"]+)"><\/script>/g;

/**
 * `html` with hints in place of its script: the entry, with the id "entry", the script of the core, and the style of the
 * first screen. Its code is named for public/boot.js, which hints at it as the page is seen or not. Nothing is drawn before
 * the root is parsed. Throws where the page has not exactly one script.
 */
export function hintEntry(html: string, { worker, scripts, stylesheets }: EntryFiles): string {
  const [entry, ...others] = [...html.matchAll(SCRIPT)].map(([, path = ""]) => path);
  if (entry === undefined || others.length > 0) throw new Error("index.html needs exactly one module script");
  const module = { rel: "modulepreload", crossorigin: "" };
  const hints = [
    element("link", { id: "entry", ...module, href: entry }),
    // No frame before the document has its root: the first would be empty, and delay the one with the picture.
    element("link", { rel: "expect", href: "#root", blocking: "render" }),
    // The entry starts the core, whose script the browser then has.
    element("link", { ...module, href: worker }),
    ...stylesheets.map((href) => element("link", { rel: "stylesheet", crossorigin: "", href })),
  ];
  // Boot.js stays first of all scripts: it is requested on the document's connection, while others open theirs.
  const code = element("meta", { name: "first-code", content: scripts.join(" ") });
  return html.replace(SCRIPT, hints.join("\n    ")).replace("<script", `${code}\n    <script`);
}
