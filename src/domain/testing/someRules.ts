// Rules of a reader of rich text, for tests: media have paths that begin with "/", and members' texts no inner links.
import type { ReaderRules } from "../richText/readerRules.ts";

export const SOME_RULES: ReaderRules = {
  readAddress: (value) => (typeof value === "string" && value.startsWith("/") ? value : ""),
  innerLinks: false,
};
