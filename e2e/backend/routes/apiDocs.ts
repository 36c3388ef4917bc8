// Serves the API description as JSON and as a plain page.
import type { FastifyInstance } from "fastify";
import { API_DESCRIPTION, STREAM_DESCRIPTION } from "../apiDescription.ts";
import { escapeText } from "../images/draw.ts";

interface Call {
  readonly summary: string;
  readonly parameters: readonly { name: string; description: string; required: boolean }[];
  readonly security?: unknown;
}

function writeCall(path: string, method: string, call: Call): string {
  const parameters = call.parameters.map(
    ({ name, description, required }) =>
      `<li><code>${escapeText(name)}</code>${required ? " (required)" : ""}: ${escapeText(description)}</li>`,
  );
  return (
    `<h3><code>${method.toUpperCase()} ${escapeText(path)}</code></h3>` +
    `<p>${escapeText(call.summary)}${call.security === undefined ? "" : " (signed-in members)"}</p>` +
    (parameters.length === 0 ? "" : `<ul>${parameters.join("")}</ul>`)
  );
}

function writePage(): string {
  const calls = Object.entries(API_DESCRIPTION.paths).flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, Call>).map(([method, call]) => writeCall(path, method, call)),
  );
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Touchline stand-in backend: its calls</title><link rel="stylesheet" href="/api-docs/style.css"></head>
<body><main><h1>Touchline stand-in backend</h1>
<p>Every answer is the envelope <code>{ code, msg, data }</code>; code 0 is success. The same in full, for machines: <a href="/api-docs/openapi.json">openapi.json</a>.</p>
<h2>Calls</h2>${calls.join("\n")}
<h2>Stream and pictures</h2>${STREAM_DESCRIPTION.map((part) => `<p>${escapeText(part)}</p>`).join("")}
</main></body></html>`;
}

const STYLE = `:root{color-scheme:light dark}body{margin:0;font:16px/1.5 system-ui,sans-serif}
main{max-inline-size:46rem;margin-inline:auto;padding:1.5rem}h3{margin-block:1.5rem 0}p,ul{margin-block:.25rem}
code{font:.9em ui-monospace,monospace}`;

export function apiDocsRoutes(app: FastifyInstance): void {
  const page = writePage();
  app.get("/api-docs", async (_request, reply) => reply.type("text/html; charset=utf-8").send(page));
  app.get("/api-docs/style.css", async (_request, reply) =>
    reply.type("text/css; charset=utf-8").send(STYLE),
  );
  app.get("/api-docs/openapi.json", async () => API_DESCRIPTION);
}
