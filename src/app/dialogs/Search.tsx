// The search in the header: a button, the keys `/` and Ctrl/Cmd-K, and the dialog, whose code loads on demand.
import { useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
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

/** "/" is no search key while the user types, or another dialog is open. */
function opensSearch(event: KeyboardEvent): boolean {
  if (event.altKey || event.defaultPrevented || isComposing(event)) return false;
  const key = latinKey(event, { Slash: "/" });
  if (event.ctrlKey || event.metaKey) return key === "k" && !event.shiftKey;
  // public/boot.js writes the choice of the reader there.
  const isOff = document.documentElement.dataset["keys"] === "off";
  return (
    key === "/" && !isOff && !isField(event.target) && !document.querySelector("[role=dialog][data-open]")
  );
}

export function Search() {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (!opensSearch(event)) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
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
        onClick={() => setOpen(true)}
      >
        <Icon name="search" size={18} />
        <span className={styles["word"]}>{t`Search`}</span>
        <kbd className={styles["key"]} aria-hidden="true">
          /
        </kbd>
      </button>
      <SearchDialog open={open} onClose={() => setOpen(false)} />
    </>
  );
}
