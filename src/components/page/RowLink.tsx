// A link to a page of ours: an anchor that navigates within the page, before the router has come as well. It subscribes to
// nothing, so that there may be many of them.
import { type MouseEvent, type ReactNode, useRef } from "react";
import { useNavigation } from "#state/navigation/hooks.ts";
import { hrefOf } from "#state/navigation/hrefOf.ts";
import type { AddressSearch, Target } from "#state/navigation/navigation.ts";

/** A pointer that rests this long means it; one that only passes costs nothing. */
const INTENT_MS = 80;

export type LinkSearch = AddressSearch;

export interface RowLinkProps {
  /** Path without locale prefix, such as "/football/match/1001". */
  readonly path: string;
  readonly search?: LinkSearch;
  readonly className?: string | undefined;
  readonly label?: string | undefined;
  /** A tab among others on the page: it takes the address's place in the history and keeps the scroll. */
  readonly tab?: { readonly key: string; readonly current: boolean };
  /** True where it leads to the page that is shown; "true" to one part of it. */
  readonly current?: boolean | "true";
  /** The page's scroll stays as it is. */
  readonly keepScroll?: boolean;
  /** Called when it is followed within the page. */
  readonly onFollow?: () => void;
  readonly title?: string | undefined;
  /** For pointers alone: another link beside it leads to the same page. */
  readonly quiet?: boolean;
  readonly children: ReactNode;
}

/** A click the browser would answer with a new tab or window is left to it. */
function isPlain(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

export function RowLink(props: RowLinkProps) {
  const {
    path,
    search = NO_SEARCH,
    className,
    label,
    title,
    tab,
    current,
    keepScroll,
    quiet,
    children,
  } = props;
  const navigation = useNavigation();
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isTab = tab !== undefined;
  const target: Target = { to: path, search, replace: isTab, keepScroll: isTab || keepScroll === true };
  const preload = (): void => {
    waiting.current = setTimeout(() => navigation.preload(target), INTENT_MS);
  };
  const forget = (): void => clearTimeout(waiting.current);
  const open = (event: MouseEvent): void => {
    if (!isPlain(event)) return;
    event.preventDefault();
    props.onFollow?.();
    navigation.go(target);
  };
  return (
    <a
      href={hrefOf(path, search)}
      className={className}
      aria-label={label}
      title={title}
      aria-hidden={quiet || undefined}
      tabIndex={quiet ? -1 : undefined}
      data-tab={tab?.key}
      aria-current={currentAs(tab?.current ?? current)}
      onPointerEnter={preload}
      onPointerLeave={forget}
      onTouchStart={preload}
      onClick={open}
    >
      {children}
    </a>
  );
}

function currentAs(current: boolean | "true" | undefined): "page" | "true" | undefined {
  if (current === "true") return current;
  return current === true ? "page" : undefined;
}

const NO_SEARCH: LinkSearch = {};
