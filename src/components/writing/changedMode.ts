// A text in the other mode of the editor, and what is lost by the change. Loaded with the first change.
// See docs/product.md#editor-modes.
import { i18n } from "@lingui/core";
import { plural, t } from "@lingui/core/macro";
import { type BesideText, type Lost, richToSimple, simpleToRich } from "#domain/richText/convert.ts";
import { MEMBER_RULES } from "#state/pageData/readerRules.ts";

interface Written {
  readonly text: string;
  readonly media: readonly BesideText[];
}

export interface ChangedMode {
  readonly written: Written;
  /** A sentence for each kind of loss. */
  readonly losses: readonly string[];
}

export function changedMode(to: "simple" | "rich", given: Written): ChangedMode {
  if (to === "rich") return { written: simpleToRich(given), losses: [] };
  const { lost, ...written } = richToSimple(given, MEMBER_RULES);
  return { written, losses: wordsOf(lost) };
}

function wordsOf({ formats, listLines, links, tags, moved }: Lost): readonly string[] {
  return [
    formats > 0 ? t(i18n)`Formats such as bold words and headings are lost.` : "",
    listLines > 0 ? t(i18n)`Lists become lines without bullets or numbers.` : "",
    links > 0
      ? plural(links, { one: "# link loses its address.", other: "# links lose their addresses." })
      : "",
    tags > 0 ? plural(tags, { one: "# tag becomes a word.", other: "# tags become words." }) : "",
    moved > 0
      ? plural(moved, {
          one: "# picture or video moves below the text.",
          other: "# pictures and videos move below the text.",
        })
      : "",
  ].filter((words) => words !== "");
}
