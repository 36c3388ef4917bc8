// Every way in which a page may fail to start (docs/hosting.md#when-a-page-does-not-start), to be drawn.
import type { Page, Route } from "@playwright/test";

/** A host that is not this machine for the browser, so that it has no secure context. */
export const PLAIN_HOST = "scores.internal";
/** What maps it to this machine. */
export const PLAIN_HOST_ARG = `--host-resolver-rules=MAP ${PLAIN_HOST} 127.0.0.1`;

export interface FailurePage {
  /** Makes the page fail when it opens. */
  prepare(page: Page): Promise<unknown>;
  /** Selector of what stands there in the end. */
  readonly shows: string;
  readonly javaScriptEnabled?: boolean;
  readonly onPlainHost?: true;
}

const SCRIPTS = /\/assets\/.*\.js$/;
const HOME = /\/assets\/home-.*\.js$/;
const CORE = /\/assets\/.*live\.worker-.*\.js$/;

const blocked = (route: Route): Promise<void> => route.abort("blockedbyclient");
const missing = (route: Route): Promise<void> => route.fulfill({ status: 404, body: "Nothing is here." });
const replaced = (route: Route): Promise<void> =>
  route.fulfill({ status: 200, contentType: "text/html; charset=utf-8", body: "<!doctype html><p>Home</p>" });

/** A proxy changes the document. */
async function rewrite(page: Page, change: (html: string) => string): Promise<void> {
  await page.route("**/live", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text()) });
  });
}

const withSpace = (html: string): string => html.replaceAll("<script>", "<script> ");
const asLater = (html: string): string =>
  html.replaceAll(/<script(?: type="module")?/g, '<script type="x-text/javascript"');

const UNSTARTED = "#unstarted";
const FAILED = "[role=alert]";
/** A line of the list. */
const ROWS = "[data-line]";

/** By the name of the picture. */
export const FAILURE_PAGES: Readonly<Record<string, FailurePage>> = {
  "plain-http": { prepare: async () => {}, shows: ROWS, onPlainHost: true },
  "inline-script-rewritten": { prepare: (page) => rewrite(page, withSpace), shows: ROWS },
  "inline-script-rewritten-others-blocked": {
    async prepare(page) {
      await rewrite(page, withSpace);
      await page.route(SCRIPTS, blocked);
    },
    shows: UNSTARTED,
  },
  "all-scripts-kept-for-later": { prepare: (page) => rewrite(page, asLater), shows: UNSTARTED },
  "scripts-blocked": { prepare: (page) => page.route(SCRIPTS, blocked), shows: FAILED },
  "scripts-missing": { prepare: (page) => page.route(SCRIPTS, missing), shows: FAILED },
  "document-in-place-of-a-chunk": {
    prepare: (page) => page.route(HOME, replaced),
    shows: FAILED,
  },
  "core-missing": { prepare: (page) => page.route(CORE, replaced), shows: "[role=status] button" },
  "without-javascript": { prepare: async () => {}, shows: "noscript", javaScriptEnabled: false },
};
