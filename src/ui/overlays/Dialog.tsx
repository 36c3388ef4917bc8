// A modal dialog: focus is trapped and given back, Esc closes. Its code loads when the first one opens.
import type { ReactNode, RefObject } from "react";
import { lazyDialog } from "../page/lazyPart.tsx";

export interface DialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: ReactNode;
  /** What the close button says. */
  readonly closeLabel: string;
  /** 560 px (docs/product.md#dialog-width: purchase dialog, studio shell) or 400 px. */
  readonly wide?: boolean;
  /** As high as the screen allows whatever it holds, all of a phone's screen; the content scrolls by itself. */
  readonly tall?: boolean;
  /** Shows an arrow before the title. */
  readonly onBack?: (() => void) | undefined;
  readonly backLabel?: string | undefined;
  /** What gets the focus when it opens; the first control unless told. */
  readonly initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** Buttons at the foot. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

export const Dialog = lazyDialog<DialogProps>(
  async () => (await import("./DialogSurface.tsx")).DialogSurface,
  ({ onClose }) => onClose(),
);
