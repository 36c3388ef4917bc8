// A page with every code the reference backend "sends".
import type { FastifyInstance } from "fastify";
import type { CodeType, Mail } from "../../database/codes.ts";
import { escapeText } from "../../images/draw.ts";
import type { Services } from "../../server/services.ts";
import { HTML_TYPE, htmlPage } from "../htmlPage.ts";

const REASONS: Readonly<Record<CodeType, string>> = {
  register: "Registration",
  reset: "Forgot password",
  modifyEmail: "New e-mail address",
  cancel: "Closing the account",
};

const REFRESH_SECONDS = 3;

function writeRow({ email, type, code, sentAt }: Mail): string {
  const sent = new Date(sentAt).toISOString();
  return `<tr><td><time datetime="${sent}">${sent.slice(0, 19).replace("T", " ")}</time></td>
<td>${escapeText(email)}</td><td>${REASONS[type]}</td><td><code>${code}</code></td></tr>`;
}

function writePage(mails: readonly Mail[]): string {
  const table =
    mails.length === 0
      ? "<p>No mail yet. Codes appear here as soon as somebody asks for one.</p>"
      : `<table><thead><tr><th scope="col">Sent (UTC)</th><th scope="col">To</th><th scope="col">About</th><th scope="col">Code</th></tr></thead>
<tbody>${mails.map(writeRow).join("\n")}</tbody></table>`;
  return htmlPage({
    title: "Mailbox of the reference backend",
    head: `<meta http-equiv="refresh" content="${REFRESH_SECONDS}">`,
    body: `<h1>Mailbox</h1><p>The reference backend sends no e-mail. What it would send is here, newest first.</p>${table}`,
  });
}

type Query = { Querystring: Record<string, unknown> };

export function mailboxRoutes(app: FastifyInstance, { codes }: Services): void {
  const mailsOf = (query: Record<string, unknown>): readonly Mail[] => {
    const { email } = query;
    return codes.mailbox(typeof email === "string" ? email.trim().toLowerCase() : undefined);
  };

  app.get<Query>("/__mailbox", async ({ query }, reply) =>
    reply
      .headers({ "cache-control": "no-store", "x-robots-tag": "noindex" })
      .type(HTML_TYPE)
      .send(writePage(mailsOf(query))),
  );

  app.get<Query>("/__mailbox.json", async ({ query }, reply) =>
    reply.headers({ "cache-control": "no-store", "x-robots-tag": "noindex" }).send(mailsOf(query)),
  );
}
