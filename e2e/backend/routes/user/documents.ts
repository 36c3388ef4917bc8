// Documents by tag as rich text, in the asker's language where they are written in it.
// See docs/wire.md#document-detail and docs/wire.md#user-calls.
import type { FastifyInstance } from "fastify";
import * as docs from "../../apiPaths/memberParts.ts";
import { call, LANG, listOf, object, string, text } from "../../apiPaths/parts.ts";
import { described } from "../../server/describedCalls.ts";
import { answer } from "../../server/envelope.ts";
import { DOCUMENTS, documentLanguageOf } from "../../members/documents/documents.ts";
import { writeOps } from "../../members/documents/writeOps.ts";
import { refuseField } from "../../members/refusals.ts";

/** The first heading of a text. */
const titleOf = (source: string, tag: string): string => /^# (.+)$/m.exec(source)?.[1] ?? tag;

/** In the order in which creators see them. */
const CREATOR_DOCUMENTS = ["contributorProgram", "serviceAgreement", "privacyPolicy"] as const;

export function documentRoutes(app: FastifyInstance): void {
  const answers = new Map(
    Object.entries(DOCUMENTS).flatMap(([tag, { updated, texts }]) =>
      Object.entries(texts).map(([lang, source]) => [
        `${tag} ${lang}`,
        answer({
          tag,
          lang,
          title: titleOf(source, tag),
          updateTime: updated,
          content: JSON.stringify({ ops: writeOps(source) }),
        }),
      ]),
    ),
  );

  app.get<{ Querystring: Record<string, unknown> }>(
    "/v1/api/user/getDocs",
    described(
      call(
        "The documents for a group of readers, without their texts",
        { tag: text("creator: what creators read", true, "creator"), ...LANG },
        object({ list: listOf(object({ tag: string, title: string, updateTime: docs.feedTime })) }),
      ),
    ),
    async ({ query }) => {
      if (query["tag"] !== "creator") return refuseField("tag is creator");
      const language = documentLanguageOf(query["lang"]);
      return answer({
        list: CREATOR_DOCUMENTS.map((tag) => {
          const { texts, updated } = DOCUMENTS[tag];
          return { tag, title: titleOf(texts[language], tag), updateTime: updated };
        }),
      });
    },
  );

  app.get<{ Querystring: Record<string, unknown> }>(
    "/v1/api/user/getDoc",
    described(
      call(
        "A document in English, Chinese, Spanish or Arabic; other languages get one of these, and lang says which",
        {
          tag: text(
            "serviceAgreement, privacyPolicy, about, faq or contributorProgram",
            true,
            "serviceAgreement",
          ),
          ...LANG,
        },
        object({
          tag: string,
          lang: string,
          title: string,
          updateTime: docs.feedTime,
          content: { ...string, description: "JSON with an ops list" },
        }),
      ),
    ),
    async ({ query }) => {
      const found = answers.get(`${String(query["tag"])} ${documentLanguageOf(query["lang"])}`);
      return found ?? refuseField(`tag is one of ${Object.keys(DOCUMENTS).join(", ")}`);
    },
  );
}
