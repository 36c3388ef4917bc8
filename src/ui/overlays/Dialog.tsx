// A modal dialog: it traps the focus and returns it, Esc closes it. Its code loads when the first one opens.
import type { ReactNode, RefObject } from "react";
import { lazyDialog } from "../page/lazyPart.tsx";

export interface DialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: ReactNode;
  /** Label of the close button. */
  readonly closeLabel: string;
  /** 560 px (docs/product.md#dialog-width: purchase dialog, studio shell) or 400 px. */
  readonly wide?: boolean;
  /** Full height regardless of the content, which scrolls; on a phone it fills the screen. */
  readonly tall?: boolean;
  /** Shows an arrow before the title. */
  readonly onBack?: (() => void) | undefined;
  readonly backLabel?: string | undefined;
  /** Gets the focus when the dialog opens; by default the first control does. */
  readonly initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** Buttons at the foot. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

export const Dialog = lazyDialog<DialogProps>(
  async () => (await import("./DialogSurface.tsx")).DialogSurface,
  ({ onClose }) => onClose(),
);
