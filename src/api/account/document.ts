// Reads a document of the server: rich text as JSON, its language and its date.
// See docs/wire.md#document-detail.
import * as v from "valibot";
import type { StoredDocument } from "#domain/documents.ts";
import { cleanDelta } from "#domain/richText/cleanDelta.ts";
import { instant, orElse, orNone, type Reads, text } from "../wire/pageParts.ts";
import { readMediaAddress } from "../wire/readPictureAddress.ts";

/** A document without text is undefined. */
export const storedDocument: Reads<StoredDocument> = v.pipe(
  v.object({
    content: v.unknown(),
    lang: orElse(text, ""),
    updateTime: orElse(orNone(instant), undefined),
  }),
  v.transform(({ content, lang, updateTime }) => ({
    content: cleanDelta(content, { readAddress: readMediaAddress, innerLinks: true }),
    language: lang,
    updatedAt: updateTime,
  })),
  v.check(({ content }) => content.ops.length > 0),
);
