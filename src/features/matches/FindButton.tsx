// The button and the keys that open the field for names and print a list.
// See docs/product.md#find-in-a-list.
import { useLingui } from "@lingui/react/macro";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { withTexts } from "#i18n/withTexts.ts";
import { Icon } from "#ui/content/Icon.tsx";
import { commandKey } from "#ui/page/commandKey.ts";
import { lazyPart } from "#ui/page/lazyPart.tsx";
import styles from "./ListControls.module.css";
import type { ListView } from "./useListView.ts";

const ListFind = lazyPart(async () => (await withTexts(() => import("./ListFind.tsx"))).ListFind);

export function FindButton({ list, onPrint }: { list: ListView; onPrint: () => void }) {
  const { t } = useLingui();
  const button = useRef<HTMLButtonElement>(null);
  const [asked, setAsked] = useState(0);
  /** The viewer has been in the field: it stays when its text is deleted to write another. */
  const [isUsed, setUsed] = useState(false);
  const isOpen = asked > 0 || isUsed || list.search.q !== undefined;
  const open = (): void => setAsked((times) => times + 1);
  const press = useEffectEvent((event: KeyboardEvent) => {
    const key = commandKey(event);
    // The second press is the browser's own: it looks for other words than names.
    const isSecond = document.activeElement?.matches("[data-list-find]") === true;
    if (key !== "p" && (key !== "f" || isSecond)) return;
    event.preventDefault();
    if (key === "p") onPrint();
    else open();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => press(event);
    addEventListener("keydown", listener);
    return () => removeEventListener("keydown", listener);
  }, []);
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles["pill"]}
        aria-label={t`Find in this list`}
        aria-expanded={isOpen}
        aria-keyshortcuts="Control+F Meta+F"
        title={t`Find in this list`}
        onClick={open}
      >
        <Icon name="search" size={16} />
      </button>
      {isOpen ? (
        <ListFind
          list={list}
          asked={asked}
          onFocus={() => setUsed(true)}
          onClose={() => {
            setAsked(0);
            setUsed(false);
            button.current?.focus();
          }}
        />
      ) : null}
    </>
  );
}
