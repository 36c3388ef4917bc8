// A modal dialog: focus is trapped and given back, Esc closes. Its machinery loads when the first one opens.
import { type ReactNode, type RefObject, Suspense, useState } from "react";
import { lazyPart } from "../page/lazyPart.tsx";

const DialogSurface = lazyPart(
  async () => (await import("./DialogSurface.tsx")).DialogSurface,
  ({ onClose }) => onClose(),
);

export interface DialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: ReactNode;
  /** What the close button says. */
  readonly closeLabel: string;
  /** 560 px (SPEC §2: purchase dialog, studio shell) or 400 px. */
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

export function Dialog(props: DialogProps) {
  const [wasOpen, setWasOpen] = useState(props.open);
  if (props.open && !wasOpen) setWasOpen(true);
  if (!wasOpen) return null;
  return (
    <Suspense fallback={null}>
      <DialogSurface {...props} />
    </Suspense>
  );
}
