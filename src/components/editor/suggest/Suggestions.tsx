// The list of what a tag that is being typed may name, beside the word, with the focus in the editor.
// See docs/product.md#suggestions.
import { newId } from "#domain/newId.ts";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef } from "react";
import { FoundGroups } from "#components/search/FoundGroups.tsx";
import { FailedSearchLine, FoundLine, LastOption, Waiting } from "#components/search/foundStates.tsx";
import type { SearchItem } from "#components/search/searchItems.ts";
import { makeTag, TAGS_MAX } from "#domain/richText/makeTag.ts";
import { type ActiveOption, useActiveOption } from "#ui/controls/useActiveOption.ts";
import { VisuallyHidden } from "#ui/page/VisuallyHidden.tsx";
import styles from "./Suggestions.module.css";
import type { SuggestTarget } from "./suggestTarget.ts";
import { useListPlace } from "./useListPlace.ts";
import { useSuggested } from "./useSuggested.ts";
import { useTyped } from "./useTyped.ts";

interface ListKeys {
  readonly active: Pick<ActiveOption, "at" | "onKey">;
  /** False while the text is ahead of the list. */
  isCurrent(): boolean;
  /** Chooses the active option. */
  choose(): void;
  close(): void;
}

/** Home and End move the caret of the text, as without the list. */
const MOVES: ReadonlySet<string> = new Set(["ArrowDown", "ArrowUp"]);

/** @param isOpen without a list all keys are the text's */
function useListKeys(target: SuggestTarget | undefined, isOpen: boolean, keys: ListKeys): void {
  const take = useEffectEvent((event: KeyboardEvent): boolean => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return false;
    if (event.key === "Escape") {
      keys.close();
      return true;
    }
    if (MOVES.has(event.key)) return keys.active.onKey(event);
    // On a busy machine a key comes before the list of the letters before it.
    if (event.key !== "Enter" || keys.active.at < 0 || !keys.isCurrent()) return false;
    keys.choose();
    return true;
  });
  // From the moment the list is drawn: a key of that moment is its own.
  useLayoutEffect(() => (isOpen ? target?.onKey((event) => take(event)) : undefined), [target, isOpen]);
}

export interface SuggestionsProps {
  /** Undefined before the editor is there. The same object while the editor is. */
  readonly target: SuggestTarget | undefined;
}

/** Rendered inside the dialog that holds the editor. Nothing without a tag that is being typed. */
export function Suggestions({ target }: SuggestionsProps) {
  const { t } = useLingui();
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const { typed, now, close } = useTyped(target);
  const { groups, isStale, isComplete, failure, retry } = useSuggested(typed);
  const items = groups.flatMap((group) => group.items);
  const isFull = typed !== undefined && target?.tagsLeft() === 0;
  const most = TAGS_MAX;
  const query = typed?.query ?? "";
  // With a space in it, what is typed may be a sentence: the list is there only while it finds something.
  const isOpen =
    typed !== undefined &&
    (isFull || items.length > 0 || !/\s/.test(query)) &&
    !(isComplete && query === "" && items.length === 0);
  const options = isFull ? 0 : failure === undefined ? items.length : 1;
  const isSure = query !== "" && !isStale && failure === undefined && !query.endsWith(" ");
  const active = useActiveOption(`${typed?.start} ${query}`, options, isSure ? 0 : -1);
  const activeId = isOpen && active.at >= 0 ? `${id}-${active.at}` : undefined;

  function choose(item: SearchItem | undefined): void {
    if (failure !== undefined) retry();
    else if (item !== undefined && typed !== undefined) {
      const latest = now();
      // In plain text the name goes on being a word after its sign.
      close();
      if (latest === undefined) return;
      const kind = item.kind === "person" ? "user" : item.kind;
      target?.replace(latest.length, makeTag({ kind, id: item.id }, item.name, newId()));
    }
  }

  const isCurrent = (): boolean => now()?.query === query;
  useListKeys(target, isOpen, { active, isCurrent, close, choose: () => choose(items[active.at]) });
  useListPlace(root, target, isOpen ? typed.length : undefined);
  useOptionOf(target?.element, isOpen ? id : undefined, activeId);

  const found = isOpen && isComplete && failure === undefined && !isFull;
  return (
    <>
      {isOpen ? (
        <div ref={root} popover="manual" className={styles["list"]} data-suggestions>
          <div
            id={id}
            role="listbox"
            aria-label={t`Search results`}
            aria-busy={isStale}
            data-stale={(isStale && items.length > 0) || undefined}
          >
            {isFull ? null : failure === undefined ? (
              <FoundGroups
                id={id}
                groups={groups}
                query={query}
                active={active.at}
                onPoint={active.moveTo}
                onChoose={choose}
              />
            ) : (
              <LastOption id={`${id}-0`} active={active.at === 0} onChoose={retry}>
                <Trans>Retry</Trans>
              </LastOption>
            )}
          </div>
          {isFull ? (
            <FoundLine>
              <Trans>A post has at most {most} tags.</Trans>
            </FoundLine>
          ) : failure !== undefined ? (
            <FailedSearchLine failure={failure} />
          ) : items.length > 0 ? null : isComplete ? (
            <FoundLine>
              <Trans>Nothing was found for “{query}”.</Trans>
            </FoundLine>
          ) : (
            <Waiting />
          )}
        </div>
      ) : null}
      <VisuallyHidden>
        <span role="status">
          {found && items.length > 0 ? (
            <span>
              <Plural value={items.length} one="# result" other="# results" />
            </span>
          ) : null}
          {found && items.length === 0 ? (
            <span>
              <Trans>No results</Trans>
            </span>
          ) : null}
          {isOpen && isFull ? (
            <span>
              <Trans>A post has at most {most} tags.</Trans>
            </span>
          ) : null}
          {isOpen && failure !== undefined ? (
            <span>
              <Trans>The search could not be made.</Trans>
            </span>
          ) : null}
        </span>
      </VisuallyHidden>
    </>
  );
}

/** The editor names the list and its active option, because it keeps the focus. */
function useOptionOf(element: HTMLElement | undefined, list: string | undefined, option: string | undefined) {
  useEffect(() => {
    if (element === undefined) return undefined;
    element.setAttribute("aria-autocomplete", "list");
    element.setAttribute("aria-haspopup", "listbox");
    const set = (name: string, value: string | undefined): void => {
      if (value === undefined) element.removeAttribute(name);
      else element.setAttribute(name, value);
    };
    set("aria-controls", list);
    set("aria-activedescendant", option);
    if (option !== undefined) document.getElementById(option)?.scrollIntoView?.({ block: "nearest" });
    return () => {
      for (const name of ["aria-autocomplete", "aria-haspopup", "aria-controls", "aria-activedescendant"]) {
        element.removeAttribute(name);
      }
    };
  }, [element, list, option]);
}
