// A button that prints a part of a page; Ctrl or ⌘ with P does the same while it is in the page.
// See docs/product.md#find-in-a-list.
import { Trans } from "@lingui/react/macro";
import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { Button } from "#ui/controls/Button.tsx";
import { commandKey } from "#ui/page/commandKey.ts";
import { PaperSheet, type PaperSheetProps } from "./PaperSheet.tsx";

export interface PrintButtonProps extends Pick<PaperSheetProps, "title" | "about"> {
  readonly className?: string | undefined;
  /** What the paper shows. */
  readonly children: ReactNode;
}

export function PrintButton({ title, about, className, children }: PrintButtonProps) {
  const [isPrinting, setPrinting] = useState(false);
  useCommandP(() => setPrinting(true));
  return (
    <>
      <Button small look="quiet" className={className} onClick={() => setPrinting(true)}>
        <Trans comment="Button: prints this part of the page">Print</Trans>
      </Button>
      {isPrinting ? (
        <PaperSheet title={title} about={about} onClose={() => setPrinting(false)}>
          {children}
        </PaperSheet>
      ) : null}
    </>
  );
}

/** Calls back in place of the browser's own printing. */
function useCommandP(onPress: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (commandKey(event) !== "p") return;
    event.preventDefault();
    onPress();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => press(event);
    addEventListener("keydown", listener);
    return () => removeEventListener("keydown", listener);
  }, []);
}
