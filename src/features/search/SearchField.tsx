// The field of the search, a combobox over the results below it.
import { useLingui } from "@lingui/react/macro";
import type { KeyboardEvent, RefObject } from "react";
import { LONGEST_QUERY } from "#state/pageData/useSearch.ts";
import { Icon } from "#ui/content/Icon.tsx";
import { IconButton } from "#ui/controls/IconButton.tsx";
import styles from "./SearchPanel.module.css";

export interface SearchFieldProps {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly typed: string;
  readonly listId: string;
  /** The option that Enter chooses. */
  readonly activeId: string | undefined;
  readonly isExpanded: boolean;
  readonly onType: (text: string) => void;
  readonly onClear: () => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
}

export function SearchField(props: SearchFieldProps) {
  const { field, typed, listId, activeId, isExpanded, onType, onClear, onKeyDown } = props;
  const { t } = useLingui();
  return (
    <div className={styles["field"]}>
      <Icon name="search" />
      <input
        ref={field}
        type="text"
        role="combobox"
        className={styles["input"]}
        value={typed}
        maxLength={LONGEST_QUERY}
        placeholder={t`Leagues, teams, players, matches, people`}
        aria-label={t`Search`}
        aria-autocomplete="list"
        aria-expanded={isExpanded}
        aria-controls={listId}
        aria-activedescendant={activeId}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="go"
        onChange={(event) => onType(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      {typed === "" ? null : (
        <IconButton
          icon="close"
          iconSize={18}
          label={t`Clear the field`}
          onClick={() => {
            onClear();
            field.current?.focus();
          }}
        />
      )}
    </div>
  );
}
