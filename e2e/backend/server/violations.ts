// Stores browsers' reports of security policy violations, in pages and workers, for tests that expect none.
import type { FastifyInstance } from "fastify";

/** Report path in the policy of a server with an open control channel. */
export const REPORT_PATH = "/__control/violations";

export interface Violation {
  /** The page or worker that violated the policy, without its query. */
  readonly document: string;
  /** For example "script-src-elem" or "require-trusted-types-for". */
  readonly directive: string;
  /** What was blocked: an address, "inline", "eval" or "trusted-types-sink". */
  readonly blocked: string;
  /** File, line and first characters of the blocked content, as far as the browser reports them. */
  readonly sample: string;
}

export interface Violations {
  /** Violations since the last call; clears them. */
  take(): readonly Violation[];
  /** Adds the route that receives reports. */
  install(app: FastifyInstance): void;
}

/** A failing page may report with every frame; the first reports are enough. */
const KEPT = 100;

const textOf = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" ? String(value) : "";

/** The violation reported by a browser; undefined for any other body. */
export function readViolation(body: unknown): Violation | undefined {
  if (typeof body !== "object" || body === null || !("csp-report" in body)) return undefined;
  const report = body["csp-report"];
  if (typeof report !== "object" || report === null) return undefined;
  const fields = report as Readonly<Record<string, unknown>>;
  const place = [fields["source-file"], fields["line-number"]].map(textOf).filter((part) => part !== "");
  return {
    document: textOf(fields["document-uri"]).split("?", 1)[0]!,
    directive: textOf(fields["effective-directive"] ?? fields["violated-directive"]),
    blocked: textOf(fields["blocked-uri"]),
    sample: [place.join(":"), textOf(fields["script-sample"])].filter((part) => part !== "").join(" "),
  };
}

/** undefined for invalid JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function createViolations(): Violations {
  let kept: Violation[] = [];
  return {
    take() {
      const taken = kept;
      kept = [];
      return taken;
    },
    install(app) {
      app.addContentTypeParser("application/csp-report", { parseAs: "string" }, (_request, body, done) =>
        done(null, parsed(String(body))),
      );
      app.post(REPORT_PATH, async (request, reply) => {
        const violation = readViolation(request.body);
        if (violation !== undefined && kept.length < KEPT) kept.push(violation);
        return reply.code(204).send();
      });
    },
  };
}
