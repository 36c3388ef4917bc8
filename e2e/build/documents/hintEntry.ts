// Makes hints of the built page's scripts: public/screen.js runs the app's entry once a kept picture is drawn.

/** No frame before the document has its root: the first would be empty, and delay the one with the picture. */
const EXPECTED = '<link rel="expect" href="#root" blocking="render">';

const SCRIPTS = /<script type="module" crossorigin src="([^"]+)"><\/script>/g;

/**
 * `html` with a hint in place of each module's script. The last is the entry, which imports the others; its hint has
 * the id "entry". Nothing is drawn before the root is parsed. Throws where the page has no module's script.
 */
export function hintEntry(html: string): string {
  const entry = [...html.matchAll(SCRIPTS)].at(-1)?.[1];
  if (entry === undefined) throw new Error("index.html has no module script");
  const hints = html.replaceAll(
    SCRIPTS,
    (_, path: string) =>
      `<link${path === entry ? ' id="entry"' : ""} rel="modulepreload" crossorigin href="${path}">`,
  );
  return hints.replace(/<link[^>]* rel="modulepreload"/, (first) => `${EXPECTED}\n    ${first}`);
}
