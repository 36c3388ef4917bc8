// Changes a text between simple and rich, and asks first where something is lost.
// See docs/product.md#editor-modes.
import { useLingui } from "@lingui/react/macro";
import type { BesideText } from "#domain/richText/convert.ts";
import { confirmDialog } from "#state/dialogs/confirm.ts";
import { Segmented } from "#ui/controls/Segmented.tsx";
import { showToast } from "#ui/overlays/toast.ts";

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

/** Most texts stay in their mode: they do without the code. Undefined where it cannot be fetched. */
const loadChange = () => import("./changedMode.ts").catch(() => undefined);

/** Nothing changes where the member says no. */
export function ModeSwitch({ mode, text, media, read, onChange }: ModeSwitchProps) {
  const { t } = useLingui();

  async function change(next: EditorMode): Promise<void> {
    if (next === mode) return;
    const code = await loadChange();
    if (code === undefined) {
      showToast(t`The editor could not be loaded.`, "error");
      return;
    }
    const { written, losses } = code.changedMode(next, read?.() ?? { text, media });
    const isSure =
      losses.length === 0 ||
      (await confirmDialog({
        title: t`Change to the simple editor?`,
        message: losses.join(" "),
        confirm: t({ message: "Change", comment: "Button: to the simple editor" }),
        cancel: t`Cancel`,
      }));
    if (isSure) onChange({ mode: next, ...written });
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
