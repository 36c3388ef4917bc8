// The field that looks for names in a list: over the list's bar while it is open. The core does the looking.
// See docs/product.md#find-in-a-list.
import { Plural, useLingui } from "@lingui/react/macro";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useListInfo } from "#state/live/client/hooks.ts";
import { QUERY_MAX } from "#state/navigation/listSearch.ts";
import { Icon } from "#ui/content/Icon.tsx";
import { IconButton } from "#ui/controls/IconButton.tsx";
import { isComposing } from "#ui/controls/isComposing.ts";
import styles from "./ListFind.module.css";
import type { ListView } from "./useListView.ts";

/** After the last letter, ms: Safari refuses more than 100 changes of the address in 30 s. */
const FIND_AFTER_MS = 200;

/** What is typed, and its way into the address. The address may also change by itself: by Back, or by a link. */
function useQuery(list: ListView) {
  const inAddress = list.search.q ?? "";
  const [typed, setTyped] = useState(inAddress);
  const [seen, setSeen] = useState(inAddress);
  if (inAddress !== seen) {
    setSeen(inAddress);
    if (inAddress !== typed.slice(0, QUERY_MAX)) setTyped(inAddress);
  }
  const find = useEffectEvent((text: string) => {
    const query = text.trim() === "" ? undefined : text;
    if (query !== list.search.q) list.find(query);
  });
  useEffect(() => {
    const timer = setTimeout(() => find(typed), FIND_AFTER_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return [typed, setTyped] as const;
}

function Found({ list }: { list: ListView }) {
  const info = useListInfo();
  const isKnown = info?.version === list.view.version && info.status === "ready" && list.view.query !== "";
  const count = info?.counts[list.view.filter] ?? 0;
  return (
    <output className={styles["count"]}>
      {isKnown ? (
        <span>
          <Plural value={count} one="# match found" other="# matches found" />
        </span>
      ) : null}
    </output>
  );
}

/** `asked`: how often it was asked for; each time the field takes the focus. */
export function ListFind({
  list,
  asked,
  onFocus,
  onClose,
}: {
  list: ListView;
  asked: number;
  onFocus: () => void;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const [typed, setTyped] = useQuery(list);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (asked === 0) return;
    field.current?.focus();
    field.current?.select();
  }, [asked]);

  function close(): void {
    if (list.search.q !== undefined) list.find(undefined);
    onClose();
  }

  return (
    <div className={styles["find"]} role="search">
      <Icon name="search" size={16} />
      <input
        ref={field}
        type="search"
        className={styles["field"]}
        data-list-find=""
        value={typed}
        maxLength={QUERY_MAX}
        placeholder={t`Team, league or country`}
        aria-label={t`Find in this list`}
        autoComplete="off"
        spellCheck={false}
        onFocus={onFocus}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== "Escape" || isComposing(event.nativeEvent)) return;
          event.preventDefault();
          close();
        }}
      />
      <Found list={list} />
      <IconButton icon="close" iconSize={16} label={t`Stop finding`} onClick={close} />
    </div>
  );
}
