// Serves the API description as JSON and as an HTML page.
import type { FastifyInstance } from "fastify";
import {
  describeApi,
  MEMBERS_DESCRIPTION,
  REFUSAL_CODES,
  STREAM_DESCRIPTION,
} from "../server/apiDescription.ts";
import type { DescribedPaths } from "../server/describedCalls.ts";
import { escapeText } from "../images/draw.ts";
import { HTML_TYPE, htmlPage } from "./htmlPage.ts";

interface Call {
  readonly summary: string;
  readonly parameters: readonly { name: string; description: string; required: boolean }[];
  readonly security?: unknown;
  readonly requestBody?: {
    readonly description?: string;
    readonly content: Readonly<Record<string, { readonly schema?: BodySchema }>>;
  };
}

interface BodySchema {
  readonly required?: readonly string[];
  readonly properties?: Readonly<
    Record<string, { readonly description?: string; readonly enum?: readonly unknown[] }>
  >;
}

/** One line per field of the body. */
function writeBody({ requestBody }: Call): readonly string[] {
  const { properties = {}, required = [] } = requestBody?.content["application/json"]?.schema ?? {};
  const fields = Object.entries(properties).map(([name, { description, enum: options }]) => {
    const about = description ?? options?.map((option) => JSON.stringify(option)).join(", ") ?? "";
    const mark = required.includes(name) ? " (required)" : "";
    return `<li>body <code>${escapeText(name)}</code>${mark}${about === "" ? "" : `: ${escapeText(about)}`}</li>`;
  });
  const description = requestBody?.description;
  return description === undefined ? fields : [`<li>body: ${escapeText(description)}</li>`, ...fields];
}

function writeCall(path: string, method: string, call: Call): string {
  const parameters = [
    ...call.parameters.map(
      ({ name, description, required }) =>
        `<li><code>${escapeText(name)}</code>${required ? " (required)" : ""}: ${escapeText(description)}</li>`,
    ),
    ...writeBody(call),
  ];
  return (
    `<h3><code>${method.toUpperCase()} ${escapeText(path)}</code></h3>` +
    `<p>${escapeText(call.summary)}${call.security === undefined ? "" : " (signed-in members)"}</p>` +
    (parameters.length === 0 ? "" : `<ul>${parameters.join("")}</ul>`)
  );
}

function writePage(paths: DescribedPaths): string {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, Call>).map(([method, call]) => writeCall(path, method, call)),
  );
  return htmlPage({
    title: "Touchline reference backend: its calls",
    body: `<h1>Touchline reference backend</h1>
<p>Every answer is the envelope <code>{ code, msg, data }</code>; code 0 is success. The same in full, for machines: <a href="/api-docs/openapi.json">openapi.json</a>.</p>
<h2>Calls</h2>${calls.join("\n")}
<h2>Members</h2>${MEMBERS_DESCRIPTION.map((part) => `<p>${escapeText(part)}</p>`).join("")}
<ul>${REFUSAL_CODES.map(([code, words]) => `<li><code>${code}</code>: ${escapeText(words)}</li>`).join("")}</ul>
<h2>Stream and pictures</h2>${STREAM_DESCRIPTION.map((part) => `<p>${escapeText(part)}</p>`).join("")}`,
  });
}

const STYLE = `:root{color-scheme:light dark}body{margin:0;font:16px/1.5 system-ui,sans-serif}
main{max-inline-size:46rem;margin-inline:auto;padding:1.5rem}h3{margin-block:1.5rem 0}p,ul{margin-block:.25rem}
table{border-collapse:collapse;inline-size:100%}th,td{padding:.4rem .75rem .4rem 0;text-align:start;border-block-end:1px solid #8884}
code{font:.9em ui-monospace,monospace}`;

/** `paths` is read when the page is asked for: by then every call is registered. */
export function apiDocsRoutes(app: FastifyInstance, paths: DescribedPaths): void {
  app.get("/api-docs", async (_request, reply) => reply.type(HTML_TYPE).send(writePage(paths)));
  app.get("/api-docs/style.css", async (_request, reply) =>
    reply.type("text/css; charset=utf-8").send(STYLE),
  );
  app.get("/api-docs/openapi.json", async () => describeApi(paths));
}
