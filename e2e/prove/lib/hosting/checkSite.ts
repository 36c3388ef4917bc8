// Finds what is wrong with how a site serves the built client, and names each fault in a sentence.
import { headersOfKinds, type HostedSite, prefixesOf } from "../../../build/hosting/hostedSite.ts";
import type { Answer, Ask } from "./askSite.ts";

export interface SiteToCheck {
  readonly site: HostedSite;
  readonly ask: Ask;
  /** The text of a built file by its path, such as "ar/live/index.html". */
  built(path: string): string;
  /** Names of the built files in `assets`. */
  readonly assets: readonly string[];
  /** A call whose answer is large enough to be compressed. */
  readonly call: string;
  /** Static hosts read no cookie, and pass no calls on. */
  readonly isStatic?: boolean;
}

type Faults = string[];

/** In characters: every server compresses a longer answer. */
const WORTH_COMPRESSING = 2_000;

/** What a page asks for its scripts with. */
const AS_FILE = { accept: "*/*" };

const isRevalidated = ({ headers }: Answer): boolean =>
  /no-cache|no-store|max-age=0/.test(headers["cache-control"] ?? "");

/** Directives of a policy, as sets of words. */
function directives(policy: string): ReadonlyMap<string, ReadonlySet<string>> {
  return new Map(
    policy
      .split(";")
      .map((part) => part.trim().split(/\s+/))
      .map(([name = "", ...words]) => [name, new Set(words)] as const),
  );
}

function policyFaults(where: string, policy: string | undefined, wanted: string, faults: Faults): void {
  if (policy === undefined) {
    faults.push(`${where} has no Content-Security-Policy.`);
    return;
  }
  // A second policy would be joined by a comma, and both hold.
  if (policy.includes(",")) faults.push(`${where} has more than one Content-Security-Policy.`);
  const sent = directives(policy);
  for (const [name, words] of directives(wanted)) {
    const missing = [...words].filter((word) => sent.get(name)?.has(word) !== true);
    const hash = missing.find((word) => word.startsWith("'sha256-"));
    if (hash !== undefined) {
      faults.push(
        `The policy of ${where} does not allow the script of the document: ${name} lacks ${hash}, so the page starts without its theme and without the words that say why it is empty.`,
      );
    } else if (missing.length > 0 || !sent.has(name)) {
      faults.push(`The policy of ${where} lacks ${[name, ...missing].join(" ")}.`);
    } else if ((sent.get(name)?.size ?? 0) > words.size && name !== "report-uri") {
      faults.push(`The policy of ${where} allows more than the build needs: ${name}.`);
    }
  }
}

/** Faults of the headers of an answer to `path`, which should be those in `wanted`. */
function headerFaults(
  path: string,
  answer: Answer,
  wanted: Readonly<Record<string, string>>,
  faults: Faults,
): void {
  for (const [name, value] of Object.entries(wanted)) {
    if (name === "content-security-policy") policyFaults(path, answer.headers[name], value, faults);
    else if (answer.headers[name] !== value)
      faults.push(`${path} has ${name}: ${answer.headers[name] ?? "nothing"}, where ${value} is needed.`);
  }
}

/** One address, with the document and status that it should have. */
interface Expected {
  readonly path: string;
  readonly document: string;
  readonly status: number;
}

function expectedDocuments({ site: { table } }: SiteToCheck): readonly Expected[] {
  const expected: Expected[] = [];
  const add = (path: string, document: string, status = 200): void =>
    void expected.push({ path, document, status });
  const own = table.pages.find(({ document }) => document.endsWith("/index.html"));
  const numbered = table.pages.find(({ pattern }) => pattern.includes(String.raw`\d`));
  for (const locale of ["", ...prefixesOf(table)]) {
    const folder = locale === "" ? "" : `${locale}/`;
    add(`/${folder}`, `${folder}index.html`);
    if (own !== undefined) add(`/${folder}${own.pattern.slice(2, -1)}`, `${folder}${own.document}`);
    if (numbered !== undefined) {
      const address = numbered.pattern.slice(2, -1).replaceAll(/\[1-9\]\\d\{0,14\}/g, "7");
      add(`/${folder}${address}`, `${folder}${numbered.document}`);
    }
    add(`/${folder}no-such-page`, folder + table.fallback, 404);
  }
  return expected;
}

async function documentFaults(checked: SiteToCheck, faults: Faults): Promise<void> {
  const { ask, site, built } = checked;
  const wanted = headersOfKinds(site).document;
  let isCached = false;
  let isPlain = false;
  for (const { path, document, status } of expectedDocuments(checked)) {
    const answer = await ask(path);
    if (answer.status !== status) faults.push(`${path} is answered with ${answer.status}, not ${status}.`);
    if (answer.text !== built(document)) {
      const isOther = answer.text.includes("<html") && !answer.text.includes(built(document).slice(0, 80));
      faults.push(
        isOther
          ? `${path} is answered with another document than ${document}.`
          : `${path} is not the built ${document}: something on the way has changed it.`,
      );
      continue;
    }
    isCached ||= !isRevalidated(answer);
    isPlain ||= answer.headers["content-encoding"] !== "br";
    // One of each is enough: all addresses of pages follow one rule.
    if (path === "/" || path === "/no-such-page") headerFaults(path, answer, wanted, faults);
  }
  if (isCached)
    faults.push(
      "Documents are cached: after a new build a browser keeps documents that name files which are gone. Send cache-control: no-cache.",
    );
  if (isPlain) faults.push("Documents are not compressed with brotli.");
  const home = await ask("/");
  const { etag } = home.headers;
  if (etag === undefined) faults.push("Documents have no etag, so each visit loads them again.");
  else {
    const again = await ask("/", { "if-none-match": etag });
    if (again.status !== 304) faults.push(`An unchanged document is answered with ${again.status}, not 304.`);
  }
}

async function assetFaults({ ask, assets, site }: SiteToCheck, faults: Faults): Promise<void> {
  const kinds = headersOfKinds(site);
  const script =
    assets.find((name) => /^home-.*\.js$/.test(name)) ?? assets.find((name) => name.endsWith(".js"));
  const worker = assets.find((name) => /\.worker-.*\.js$/.test(name));
  for (const [name, wanted] of [
    [script, kinds.loaded],
    [worker, kinds.document],
  ] as const) {
    if (name === undefined) continue;
    const path = `/assets/${name}`;
    const answer = await ask(path, AS_FILE);
    if (answer.status !== 200) {
      faults.push(`${path} is answered with ${answer.status}, not 200.`);
      continue;
    }
    if (!(answer.headers["content-type"] ?? "").startsWith("text/javascript"))
      faults.push(`${path} has the type ${answer.headers["content-type"]}, which browsers do not run.`);
    if (!/max-age=31536000/.test(answer.headers["cache-control"] ?? ""))
      faults.push(`${path} is not cached for a year.`);
    if (answer.headers["content-encoding"] !== "br" && answer.text.length > WORTH_COMPRESSING)
      faults.push(`${path} is not compressed with brotli.`);
    headerFaults(path, answer, wanted, faults);
  }
  const gone = await ask("/assets/gone-1a2b3c4d.js", AS_FILE);
  if (gone.status !== 404) faults.push(`A missing file of assets is answered with ${gone.status}, not 404.`);
  if (gone.text.includes("<html")) faults.push("A missing file of assets is answered with a document.");
  if (!isRevalidated(gone)) faults.push("The answer for a missing file of assets is cached.");
}

async function fileFaults({ ask }: SiteToCheck, faults: Faults): Promise<void> {
  for (const path of ["/build.json", "/offline.js", "/direct.js"]) {
    const answer = await ask(path, AS_FILE);
    if (answer.status !== 200) faults.push(`${path} is answered with ${answer.status}, not 200.`);
    else if (!isRevalidated(answer))
      faults.push(
        `${path} is cached, so browsers would not learn of a new build. Send cache-control: no-cache.`,
      );
  }
  for (const path of ["/__control/state", "/__mailbox"]) {
    const { status } = await ask(path);
    if (status !== 404) faults.push(`${path} is open to all: it is answered with ${status}.`);
  }
}

async function cookieFaults({ ask, site }: SiteToCheck, faults: Faults): Promise<void> {
  const [language = ""] = prefixesOf(site.table);
  const cookie = { cookie: `locale=${language}` };
  const led = await ask("/?from=here", cookie);
  const target = `/${language}/?from=here`;
  if (led.status !== 302 || !(led.headers["location"] ?? "").endsWith(target))
    faults.push(`An address without a language does not lead a visitor of ${language} to ${target}.`);
  else if (!/no-store/.test(led.headers["cache-control"] ?? ""))
    faults.push("The way to a visitor's language may be cached. Send cache-control: private, no-store.");
  const asked = await ask("/?lang=en", cookie);
  if (asked.status !== 200) faults.push("An address that asks for a language leads away from it.");
}

async function callFaults({ ask, call, site }: SiteToCheck, faults: Faults): Promise<void> {
  const answer = await ask(call, AS_FILE);
  if (answer.status !== 200) {
    faults.push(`The call ${call.split("?", 1)[0]} is answered with ${answer.status}, not 200.`);
    return;
  }
  if (!(answer.headers["content-type"] ?? "").startsWith("application/json"))
    faults.push("Calls are not passed on to the backend.");
  const isCompressed = /^(?:br|gzip)$/.test(answer.headers["content-encoding"] ?? "");
  if (!isCompressed && answer.text.length > WORTH_COMPRESSING)
    faults.push("Answers of calls are not compressed.");
  if (/max-age=[1-9]/.test(answer.headers["cache-control"] ?? ""))
    faults.push("Answers of calls are cached.");
  headerFaults("A call", answer, headersOfKinds(site).call, faults);
}

/** All faults, each once; empty for a site that serves the build as it should. */
export async function checkSite(checked: SiteToCheck): Promise<readonly string[]> {
  const faults: Faults = [];
  await documentFaults(checked, faults);
  await assetFaults(checked, faults);
  await fileFaults(checked, faults);
  if (checked.isStatic !== true) {
    await cookieFaults(checked, faults);
    await callFaults(checked, faults);
  }
  return [...new Set(faults)];
}
