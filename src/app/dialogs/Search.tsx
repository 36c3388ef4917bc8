// The search in the header: a button, the keys `/` and Ctrl/Cmd-K, and the dialog, whose code loads on demand.
import { useLingui } from "@lingui/react/macro";
import { useCallback, useEffect, useState } from "react";
import { Icon } from "#ui/content/Icon.tsx";
import { isComposing } from "#ui/controls/isComposing.ts";
import { isField } from "#ui/page/isField.ts";
import { latinKey } from "#ui/page/latinKey.ts";
import { lazyDialog } from "#ui/page/lazyPart.tsx";
import { withTexts } from "#i18n/withTexts.ts";
import styles from "./Search.module.css";

const SearchDialog = lazyDialog(
  async () => (await withTexts(() => import("#features/search/SearchDialog.tsx"))).SearchDialog,
  ({ onClose }) => onClose(),
);

/** True while the user types or another dialog is open: the search keys are ignored then. */
function isBusy(target: EventTarget | null): boolean {
  return document.querySelector("[role=dialog][data-open]") !== null || isField(target);
}

function opensSearch(event: KeyboardEvent): boolean {
  const command = event.ctrlKey || event.metaKey;
  if (event.altKey || event.defaultPrevented || isComposing(event)) return false;
  const key = latinKey(event);
  if (command) return key.toLowerCase() === "k" && !event.shiftKey;
  // public/boot.js writes the choice of the reader there.
  return key === "/" && document.documentElement.dataset["keys"] !== "off" && !isBusy(event.target);
}

export function Search() {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const show = useCallback(() => setOpen(true), []);
  const close = useCallback(() => setOpen(false), []);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (!opensSearch(event)) return;
      event.preventDefault();
      show();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [show]);
  return (
    <>
      <button
        type="button"
        className={styles["button"]}
        aria-haspopup="dialog"
        aria-keyshortcuts="/ Control+K Meta+K"
        aria-label={t`Search`}
        onPointerEnter={SearchDialog.fetchAhead}
        onFocus={SearchDialog.fetchAhead}
        onClick={show}
      >
        <Icon name="search" size={18} />
        <span className={styles["word"]}>{t`Search`}</span>
        <kbd className={styles["key"]} aria-hidden="true">
          /
        </kbd>
      </button>
      <SearchDialog open={open} onClose={close} />
    </>
  );
}
