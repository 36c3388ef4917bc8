// What rich text on a page may show and lead to, by its writer.
// See docs/product.md#rich-text-links.
import { readMediaAddress } from "#api/wire/readPictureAddress.ts";
import type { ReaderRules } from "#domain/richText/readerRules.ts";

/** For what members write. */
export const MEMBER_RULES: ReaderRules = { readAddress: readMediaAddress, innerLinks: false };
/** For our own documents. */
export const OWN_RULES: ReaderRules = { ...MEMBER_RULES, innerLinks: true };
