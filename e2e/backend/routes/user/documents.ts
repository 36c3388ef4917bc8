// Documents by tag as rich text, in the asker's language where they are written in it.
// See docs/wire.md#document-detail and docs/wire.md#user-calls.
import type { FastifyInstance } from "fastify";
import { answer } from "../../server/envelope.ts";
import { DOCUMENTS, documentLanguageOf } from "../../members/documents/documents.ts";
import { writeOps } from "../../members/documents/writeOps.ts";
import { refuseField } from "../../members/refusals.ts";

export function documentRoutes(app: FastifyInstance): void {
  const answers = new Map(
    Object.entries(DOCUMENTS).flatMap(([tag, { updated, texts }]) =>
      Object.entries(texts).map(([lang, text]) => [
        `${tag} ${lang}`,
        answer({
          tag,
          lang,
          title: /^# (.+)$/m.exec(text)?.[1] ?? tag,
          updateTime: updated,
          content: JSON.stringify({ ops: writeOps(text) }),
        }),
      ]),
    ),
  );

  app.get<{ Querystring: Record<string, unknown> }>("/v1/api/user/getDoc", async ({ query }) => {
    const found = answers.get(`${String(query["tag"])} ${documentLanguageOf(query["lang"])}`);
    return found ?? refuseField(`tag is one of ${Object.keys(DOCUMENTS).join(", ")}`);
  });
}
