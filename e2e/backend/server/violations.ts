// Keeps what browsers report of broken security policies, of pages and workers alike, for the tests that must see none.
import type { FastifyInstance } from "fastify";

/** Where the policy of a server with an open control channel asks for reports. */
export const REPORT_PATH = "/__control/violations";

export interface Violation {
  /** The page or worker that broke the policy, its query left out. */
  readonly document: string;
  /** Such as "script-src-elem" or "require-trusted-types-for". */
  readonly directive: string;
  /** What was refused: an address, "inline", "eval" or "trusted-types-sink". */
  readonly blocked: string;
  /** File, line and the first characters of what was refused, as far as the browser tells. */
  readonly sample: string;
}

export interface Violations {
  /** What has been reported since the last time, which is forgotten with that. */
  take(): readonly Violation[];
  /** Lets reports in. */
  install(app: FastifyInstance): void;
}

/** A page in trouble may report with every frame; the first ones tell enough. */
const KEPT = 100;

const textOf = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" ? String(value) : "";

/** The violation a browser reports, undefined for a body that is none. */
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

/** undefined for what is no JSON. */
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
