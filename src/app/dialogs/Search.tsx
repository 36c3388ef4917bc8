// The header's way to the search: a button, the keys `/` and Ctrl/Cmd-K, and the dialog, fetched when first wanted.
import { useLingui } from "@lingui/react/macro";
import { Suspense, useCallback, useEffect, useState } from "react";
import { Icon } from "#ui/content/Icon.tsx";
import { lazyPart } from "#ui/page/lazyPart.tsx";
import { fetchAhead } from "#ui/page/lowPower.ts";
import { withTexts } from "#i18n/withTexts.ts";
import styles from "./Search.module.css";

const load = () => withTexts(() => import("#features/search/SearchDialog.tsx"));
const SearchDialog = lazyPart(
  async () => (await load()).SearchDialog,
  ({ onClose }) => onClose(),
);

/** Who types, or has another dialog before them, does not mean the search. */
function isBusy(target: EventTarget | null): boolean {
  return (
    document.querySelector("[role=dialog][data-open]") !== null ||
    (target instanceof HTMLElement && (target.isContentEditable || target.matches("input, textarea, select")))
  );
}

function opensSearch(event: KeyboardEvent): boolean {
  const command = event.ctrlKey || event.metaKey;
  if (event.altKey || event.defaultPrevented || event.isComposing) return false;
  if (command) return event.key.toLowerCase() === "k" && !event.shiftKey;
  return event.key === "/" && !isBusy(event.target);
}

export function Search() {
  const { t } = useLingui();
  const [wanted, setWanted] = useState(false);
  const [open, setOpen] = useState(false);
  const show = useCallback(() => {
    setWanted(true);
    setOpen(true);
  }, []);
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
        onPointerEnter={preload}
        onFocus={preload}
        onClick={show}
      >
        <Icon name="search" size={18} />
        <span className={styles["word"]}>{t`Search`}</span>
        <kbd className={styles["key"]} aria-hidden="true">
          /
        </kbd>
      </button>
      {wanted ? (
        <Suspense fallback={null}>
          <SearchDialog open={open} onClose={close} />
        </Suspense>
      ) : null}
    </>
  );
}

function preload(): void {
  fetchAhead(load);
}
