// Describes the calls of languages and dictionaries.
import { call, listOf, object, string, whole } from "./parts.ts";

const texts = { type: "object", additionalProperties: string };

export const LANGUAGE_PATHS: Readonly<Record<string, object>> = {
  "/v1/api/user/getLanguage": {
    get: call(
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
  },
  "/v1/api/user/getDictionaryMap": {
    post: call(
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
  },
};
