// One offer to take something back: its text, its button, and where the focus goes when it is gone.
// See docs/product.md#undo.
import { useLayoutEffect, useRef } from "react";
import { Button } from "../controls/Button.tsx";
import { IconButton } from "../controls/IconButton.tsx";
import { isField } from "../page/isField.ts";
import { classNames } from "../styles/classNames.ts";
import styles from "./ToastRegion.module.css";
import { holdToasts, undoOffers } from "./undo.ts";

export interface UndoToastProps {
  readonly id: number;
  readonly offer: ReturnType<typeof undoOffers.read>[number]["item"];
  readonly closeLabel: string;
}

export function UndoToast({ id, offer, closeLabel }: UndoToastProps) {
  const toast = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const first = useRef(offer);
  // The effect of an element that goes ends while the element is still in the page.
  useLayoutEffect(() => {
    const { byKey, focusAfter } = first.current;
    const element = toast.current;
    // The toasts load after the rows: the member may be writing by then.
    if (byKey && !isField(document.activeElement)) button.current?.focus();
    return () => {
      if (element?.contains(document.activeElement) !== true) return;
      // Where nothing takes the focus no blur event is sent.
      holdToasts(false);
      (focusAfter?.() ?? document.getElementById("main"))?.focus({ preventScroll: true });
    };
  }, []);
  const close = (): void => undoOffers.remove(id);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape closes it from each of its buttons
    <div
      ref={toast}
      className={classNames(styles["toast"], styles["info"])}
      data-toast="undo"
      onKeyDown={({ key }) => (key === "Escape" ? close() : undefined)}
    >
      <p dir="auto">{offer.text}</p>
      <Button
        ref={button}
        small
        look="quiet"
        onClick={() => {
          close();
          offer.undo();
        }}
      >
        {offer.action}
      </Button>
      <IconButton icon="close" iconSize={16} label={closeLabel} className={styles["close"]} onClick={close} />
    </div>
  );
}
