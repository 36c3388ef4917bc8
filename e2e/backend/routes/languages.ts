// Available languages, and the texts that replace the client's own.
// See docs/wire.md#user-calls.
import type { FastifyInstance } from "fastify";
import { answer, refusal } from "../server/envelope.ts";
import type { Services } from "../server/services.ts";

/** docs/product.md#dictionary: the only client type that requests a dictionary. */
const REQUEST_TYPE = "PC";
const UPPER_CASE_CODE = /^[A-Z]{2}_[A-Z]{2}$/;

export function languageRoutes(
  app: FastifyInstance,
  { languages, dictionary }: Pick<Services, "languages" | "dictionary">,
): void {
  app.get("/v1/api/user/getLanguage", async () => answer(languages.list()));

  app.post("/v1/api/user/getDictionaryMap", async ({ body }) => {
    const { type, lang } = (body ?? {}) as { readonly type?: unknown; readonly lang?: unknown };
    if (type !== REQUEST_TYPE) return refusal(400, `type is ${REQUEST_TYPE}`);
    if (typeof lang !== "string" || !UPPER_CASE_CODE.test(lang)) {
      return refusal(400, "lang is a language code in upper case, such as FR_FR");
    }
    return answer({ [lang]: dictionary.texts(lang) });
  });
}
