// A field with a list below it, in which a member looks for things and chooses one after the other.
// See docs/product.md#what-a-post-is-about.
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { type KeyboardEvent, type ReactNode, type Ref, useEffect, useId, useState } from "react";
import type { PageFailure } from "#state/pageData/pageClient.ts";
import { LONGEST_QUERY } from "#state/pageData/useSearch.ts";
import { isComposing } from "#ui/controls/isComposing.ts";
import { TextField } from "#ui/controls/TextField.tsx";
import { useActiveOption } from "#ui/controls/useActiveOption.ts";
import { VisuallyHidden } from "#ui/page/VisuallyHidden.tsx";
import { FoundGroups } from "../../search/FoundGroups.tsx";
import { FailedSearchLine, FoundLine, LastOption, Waiting } from "../../search/foundStates.tsx";
import type { SearchGroup, SearchItem } from "../../search/searchItems.ts";
import styles from "./PickerField.module.css";

interface Found {
  readonly groups: readonly SearchGroup[];
  /** The groups are those of an earlier text. */
  readonly isStale: boolean;
  /** Nothing more is found for the text. */
  readonly isComplete: boolean;
  readonly failure: PageFailure | undefined;
  retry(): void;
}

export interface PickerFieldProps {
  readonly label: ReactNode;
  readonly placeholder: string;
  readonly text: string;
  readonly found: Found;
  /** A last option besides what was found, such as a new topic. */
  readonly extra?: { readonly words: ReactNode; choose(): void } | undefined;
  /** Below the field. */
  readonly hint?: ReactNode;
  /** Nothing more may be chosen: the field stays, so that the focus does, and takes no letters. */
  readonly isFull?: boolean;
  readonly ref?: Ref<HTMLInputElement>;
  onText(text: string): void;
  /** The field is emptied by `onText`. */
  onChoose(item: SearchItem): void;
}

/** The list is there while the field has the focus. Enter is the form's where nothing is typed and nothing active. */
export function PickerField(props: PickerFieldProps) {
  const { label, placeholder, text, found, extra, hint, isFull = false, ref, onText, onChoose } = props;
  const { t } = useLingui();
  const id = useId();
  const [hasFocus, setFocus] = useState(false);
  const [closedFor, setClosedFor] = useState<string>();
  const { failure, isStale, isComplete } = found;
  const groups = failure === undefined ? found.groups : [];
  const items = groups.flatMap((group) => group.items);
  const query = text.trim();
  const last = failure === undefined ? extra : { words: <Trans>Retry</Trans>, choose: found.retry };
  const count = items.length + (last === undefined ? 0 : 1);
  const isOpen = hasFocus && !isFull && closedFor !== text && (query !== "" || items.length > 0);
  const active = useActiveOption(text, count, query === "" || isStale || failure !== undefined ? -1 : 0);
  const activeId = isOpen && active.at >= 0 ? `${id}-${active.at}` : undefined;

  function choose(at: number): void {
    const item = items[at];
    if (item !== undefined) onChoose(item);
    else if (at === items.length) last?.choose();
    if (failure === undefined) onText("");
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    // While an input method composes letters, the keys belong to it.
    if (isComposing(event.nativeEvent)) return;
    if (event.key === "Escape" && isOpen) {
      // The dialog around the field stays open.
      event.stopPropagation();
      setClosedFor(text);
    } else if (event.key === "Enter" && !event.ctrlKey && !event.metaKey) {
      const isActive = isOpen && active.at >= 0;
      if (isActive) choose(active.at);
      if (isActive || query !== "") event.preventDefault();
    } else if ((event.key === "ArrowDown" || event.key === "ArrowUp") && active.onKey(event)) {
      event.preventDefault();
      setClosedFor(undefined);
    }
  }

  useEffect(() => {
    if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView?.({ block: "nearest" });
  }, [activeId]);

  return (
    <div className={styles["picker"]}>
      <TextField
        {...(ref === undefined ? {} : { ref })}
        label={label}
        hint={hint}
        readOnly={isFull}
        role="combobox"
        placeholder={placeholder}
        aria-autocomplete="list"
        aria-expanded={isOpen && count > 0}
        aria-controls={isOpen ? id : undefined}
        aria-activedescendant={activeId}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        dir="auto"
        enterKeyHint={query === "" ? "next" : "done"}
        maxLength={LONGEST_QUERY}
        value={text}
        onChange={(event) => {
          setClosedFor(undefined);
          onText(event.target.value);
        }}
        onFocus={() => setFocus(true)}
        onBlur={() => setFocus(false)}
        onKeyDown={onKeyDown}
      />
      {isOpen ? (
        <div className={styles["list"]}>
          <div id={id} role="listbox" aria-label={t`Search results`} aria-busy={isStale} data-stale={isStale}>
            <FoundGroups
              id={id}
              groups={groups}
              query={query}
              active={active.at}
              onPoint={active.moveTo}
              onChoose={(item) => choose(items.indexOf(item))}
            />
            {last === undefined ? null : (
              <LastOption
                id={`${id}-${items.length}`}
                active={active.at === items.length}
                onChoose={() => choose(items.length)}
              >
                {last.words}
              </LastOption>
            )}
          </div>
          {failure !== undefined ? (
            <FailedSearchLine failure={failure} />
          ) : items.length > 0 ? null : !isComplete ? (
            <Waiting />
          ) : last === undefined ? (
            <FoundLine>
              <Trans>Nothing was found for “{query}”.</Trans>
            </FoundLine>
          ) : null}
        </div>
      ) : null}
      <VisuallyHidden>
        <span role="status">
          {isOpen && isComplete && items.length > 0 ? (
            <span>
              <Plural value={items.length} one="# result" other="# results" />
            </span>
          ) : null}
          {isOpen && isComplete && items.length === 0 && query !== "" ? (
            <span>
              <Trans>No results</Trans>
            </span>
          ) : null}
        </span>
      </VisuallyHidden>
    </div>
  );
}
