// The sign-in page of other platforms: choose an identity or deny, then return with a code and the state.
import type { FastifyInstance } from "fastify";
import { escapeText } from "../../images/draw.ts";
import { findPlatform, IDENTITIES, type Platform } from "../../members/providers.ts";
import type { Services } from "../../server/services.ts";
import { HTML_TYPE, htmlPage } from "../htmlPage.ts";

const LOOPBACK = new Set(["localhost", "127.0.0.1", "[::1]"]);

type Query = Readonly<Record<string, unknown>>;
type Request = { Params: { platform: string }; Querystring: Record<string, unknown> };

/** The return address: only this machine or this host, which prevents open redirects. */
function readReturn(query: Query, host: string): URL | undefined {
  const address = String(query["redirect_uri"]);
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  const isWeb = url.protocol === "http:" || url.protocol === "https:";
  return isWeb && (LOOPBACK.has(url.hostname) || url.host === host) ? url : undefined;
}

/** The return address with the platform's result and the unchanged state. */
function backTo(url: URL, query: Query, said: Readonly<Record<string, string>>): string {
  const back = new URL(url);
  for (const [name, value] of Object.entries(said)) back.searchParams.set(name, value);
  if (typeof query["state"] === "string") back.searchParams.set("state", query["state"]);
  return back.href;
}

function writePage(platform: Platform, query: Query): string {
  const link = (identity: string, words: string): string => {
    const search = new URLSearchParams({ identity, redirect_uri: String(query["redirect_uri"]) });
    if (typeof query["state"] === "string") search.set("state", query["state"]);
    return `<li><a href="choose?${escapeText(search.toString())}">${escapeText(words)}</a></li>`;
  };
  const name = escapeText(platform.name);
  return htmlPage({
    title: `Sign in with ${platform.name}`,
    body: `<h1>Sign in with ${name}</h1><p>Touchline would like to know your name and e-mail address. This page stands in for ${name}; nobody here is real.</p>
<ul>${IDENTITIES.map(({ id, name: person, email }) => link(id, `${person} (${email})`)).join("")}${link("deny", "Deny")}</ul>`,
  });
}

export function providerRoutes(app: FastifyInstance, { providerCodes, now }: Services): void {
  for (const step of ["authorize", "choose"] as const) {
    app.get<Request>(`/__provider/:platform/${step}`, async ({ params, query, host }, reply) => {
      reply.headers({ "cache-control": "no-store", "x-robots-tag": "noindex" });
      const platform = findPlatform(params.platform);
      const back = readReturn(query, host);
      if (platform === undefined || back === undefined) {
        const why =
          platform === undefined ? "There is no such platform." : "redirect_uri is not on this host.";
        const page = htmlPage({ title: "Sign-in", body: `<h1>Sign-in</h1><p>${why}</p>` });
        return reply.code(400).type(HTML_TYPE).send(page);
      }
      if (step === "authorize") return reply.type(HTML_TYPE).send(writePage(platform, query));
      const identity = IDENTITIES.find(({ id }) => id === query["identity"]);
      const said: Readonly<Record<string, string>> =
        identity === undefined
          ? { error: "access_denied" }
          : { code: providerCodes.issue(platform.id, identity, now()) };
      return reply.redirect(backTo(back, query, said));
    });
  }
}
