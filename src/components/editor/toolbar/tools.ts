// The tools that turn a format on and off, with their names in the language of the page.
import { useLingui } from "@lingui/react/macro";
import type { IconName } from "#ui/content/iconPaths.ts";

export interface Tool {
  readonly format: string;
  readonly value: string | true;
  readonly icon: IconName;
  readonly label: string;
  /** As `aria-keyshortcuts` has them. */
  readonly keys?: string;
  /** Points towards the start or the end of the line. */
  readonly turns?: boolean;
}

interface Tools {
  /** Formats of words. */
  readonly words: readonly Tool[];
  /** Formats of lines. */
  readonly lines: readonly Tool[];
}

export function useTools(): Tools {
  const { t } = useLingui();
  return {
    words: [
      { format: "bold", value: true, icon: "bold", label: t`Bold`, keys: "Control+B" },
      { format: "italic", value: true, icon: "italic", label: t`Italic`, keys: "Control+I" },
      { format: "underline", value: true, icon: "underline", label: t`Underline`, keys: "Control+U" },
      { format: "strike", value: true, icon: "strike", label: t`Strikethrough` },
      { format: "code", value: true, icon: "code", label: t`Code` },
    ],
    lines: [
      { format: "list", value: "bullet", icon: "bullets", label: t`Bulleted list`, turns: true },
      { format: "list", value: "ordered", icon: "numbers", label: t`Numbered list`, turns: true },
      { format: "blockquote", value: true, icon: "quote", label: t`Quote`, turns: true },
      { format: "code-block", value: true, icon: "codeBlock", label: t`Code block` },
    ],
  };
}
