// Changes a text between simple and rich, and asks first where something is lost.
// See docs/product.md#editor-modes.
import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { type BesideText, type Lost, richToSimple, simpleToRich } from "#domain/richText/convert.ts";
import { confirmDialog } from "#state/dialogs/confirm.ts";
import { MEMBER_RULES } from "#state/pageData/readerRules.ts";
import { Segmented } from "#ui/controls/Segmented.tsx";

type EditorMode = "simple" | "rich";

interface WrittenIn {
  readonly mode: EditorMode;
  readonly text: string;
  readonly media: readonly BesideText[];
}

export interface ModeSwitchProps extends WrittenIn {
  /** The text as it is now: an editor that tells changes late is asked. Default: `text` and `media`. */
  readonly read?: () => Pick<WrittenIn, "text" | "media">;
  onChange(written: WrittenIn): void;
}

/** Nothing changes where the member says no. */
export function ModeSwitch({ mode, text, media, read, onChange }: ModeSwitchProps) {
  const { t } = useLingui();

  async function change(next: EditorMode): Promise<void> {
    if (next === mode) return;
    const written = read?.() ?? { text, media };
    if (next === "rich") {
      onChange({ mode: next, ...simpleToRich(written) });
      return;
    }
    const { lost, ...simple } = richToSimple(written, MEMBER_RULES);
    const losses = wordsOf(lost);
    const isSure =
      losses.length === 0 ||
      (await confirmDialog({
        title: t`Change to the simple editor?`,
        message: losses.join(" "),
        confirm: t({ message: "Change", comment: "Button: to the simple editor" }),
        cancel: t`Cancel`,
      }));
    if (isSure) onChange({ mode: next, ...simple });
  }

  /** A sentence for each kind of loss. */
  function wordsOf({ formats, listLines, links, tags, moved }: Lost): readonly string[] {
    return [
      formats > 0 ? t`Formats such as bold words and headings are lost.` : "",
      listLines > 0 ? t`Lists become lines without bullets or numbers.` : "",
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

  return (
    <Segmented<EditorMode>
      label={t({ message: "Editor", comment: "The part of the page in which one writes: simple or rich" })}
      value={mode}
      segments={[
        { value: "simple", label: t({ message: "Simple", comment: "Editor without formats" }) },
        {
          value: "rich",
          label: t({ message: "Rich", comment: "Editor with formats, such as bold and lists" }),
        },
      ]}
      onChange={(next) => void change(next)}
    />
  );
}
