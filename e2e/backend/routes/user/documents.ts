// Documents by tag as rich text.
// See docs/wire.md#document-detail and docs/wire.md#user-calls.
import type { FastifyInstance } from "fastify";
import { answer } from "../../server/envelope.ts";
import { DOCUMENTS } from "../../members/documents/documents.ts";
import { writeOps } from "../../members/documents/writeOps.ts";
import { refuseField } from "../../members/refusals.ts";

export function documentRoutes(app: FastifyInstance): void {
  const answers = new Map(
    Object.entries(DOCUMENTS).map(([tag, { title, updated, text }]) => [
      tag,
      // Written in English only: every language gets the English text, and `lang` states it.
      answer({
        tag,
        lang: "en_GB",
        title,
        updateTime: updated,
        content: JSON.stringify({ ops: writeOps(text) }),
      }),
    ]),
  );

  app.get<{ Querystring: Record<string, unknown> }>("/v1/api/user/getDoc", async ({ query }) => {
    const found = answers.get(String(query["tag"]));
    return found ?? refuseField(`tag is one of ${[...answers.keys()].join(", ")}`);
  });
}
