// Available languages, and the texts that replace the client's own.
// See docs/wire.md#user-calls.
import type { FastifyInstance } from "fastify";
import { call, listOf, object, string, whole } from "../apiPaths/parts.ts";
import { described } from "../server/describedCalls.ts";
import { answer, refusal } from "../server/envelope.ts";
import type { Services } from "../server/services.ts";

/** docs/product.md#dictionary: the only client type that requests a dictionary. */
const REQUEST_TYPE = "PC";
const UPPER_CASE_CODE = /^[A-Z]{2}_[A-Z]{2}$/;

const texts = { type: "object", additionalProperties: string };

export function languageRoutes(
  app: FastifyInstance,
  { languages, dictionary }: Pick<Services, "languages" | "dictionary">,
): void {
  app.get(
    "/v1/api/user/getLanguage",
    described(
      call(
        "The languages on offer, in the order of the menu",
        {},
        listOf(
          object({
            id: { ...whole, description: "Legacy numeric id, 0 to 18; both kinds of English have 4" },
            code: { ...string, examples: ["fr_FR"] },
            name: { ...string, description: "The language's name in itself" },
          }),
        ),
      ),
    ),
    async () => answer(languages.list()),
  );

  app.post(
    "/v1/api/user/getDictionaryMap",
    described(
      call(
        "Texts that stand in place of the client's own, keyed by the upper-case language, then by message id",
        {},
        { type: "object", additionalProperties: texts, examples: [{ FR_FR: { goBackHome: "Retour" } }] },
        {
          requestBody: {
            required: true,
            content: {
              "application/json": {
                schema: object({
                  type: { ...string, enum: ["PC"] },
                  lang: { ...string, description: "Language code in upper case", examples: ["FR_FR"] },
                }),
              },
            },
          },
        },
      ),
    ),
    async ({ body }) => {
      const { type, lang } = (body ?? {}) as { readonly type?: unknown; readonly lang?: unknown };
      if (type !== REQUEST_TYPE) return refusal(400, `type is ${REQUEST_TYPE}`);
      if (typeof lang !== "string" || !UPPER_CASE_CODE.test(lang)) {
        return refusal(400, "lang is a language code in upper case, such as FR_FR");
      }
      return answer({ [lang]: dictionary.texts(lang) });
    },
  );
}
