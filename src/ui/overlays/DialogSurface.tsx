// The dialog itself, loaded when the first one opens.
import { Dialog as Base } from "@base-ui/react/dialog";
import { BaseUi } from "./BaseUi.tsx";
import "../content/moreIcons.ts";
import { classNames } from "../styles/classNames.ts";
import type { DialogProps } from "./Dialog.tsx";
import styles from "./DialogSurface.module.css";
import { IconButton } from "../controls/IconButton.tsx";
import { useKeyboardRoom } from "./useKeyboardRoom.ts";

export function DialogSurface(props: DialogProps) {
  const {
    open,
    onClose,
    title,
    closeLabel,
    wide = false,
    tall = false,
    initialFocus,
    onBack,
    backLabel,
    actions,
    children,
  } = props;
  return (
    <BaseUi>
      <Base.Root open={open} onOpenChange={(next) => (next ? undefined : onClose())}>
        <Base.Portal>
          <KeyboardRoom />
          <Base.Backdrop className={styles["backdrop"]} />
          <Base.Popup
            {...(initialFocus === undefined ? {} : { initialFocus })}
            className={classNames(styles["dialog"], wide && styles["wide"], tall && styles["tall"])}
          >
            <header className={styles["head"]}>
              {onBack === undefined ? null : (
                <IconButton icon="chevronStart" label={backLabel ?? ""} onClick={onBack} />
              )}
              <Base.Title className={styles["title"]}>{title}</Base.Title>
              <IconButton icon="close" label={closeLabel} onClick={onClose} />
            </header>
            <div className={styles["body"]}>{children}</div>
            {actions === undefined ? null : <footer className={styles["foot"]}>{actions}</footer>}
          </Base.Popup>
        </Base.Portal>
      </Base.Root>
    </BaseUi>
  );
}

/** For as long as the dialog is on the page. */
function KeyboardRoom(): null {
  useKeyboardRoom();
  return null;
}
