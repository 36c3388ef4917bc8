// An in-app link that works before the router is loaded and subscribes to nothing, so that a page can have many.
import { type MouseEvent, type ReactNode, useRef } from "react";
import { useNavigation } from "#state/navigation/hooks.ts";
import { hrefOf } from "#state/navigation/hrefOf.ts";
import type { AddressSearch, Target } from "#state/navigation/navigation.ts";

/** In ms: a pointer that rests this long shows intent to follow the link; a passing pointer preloads nothing. */
const INTENT_MS = 80;

export type LinkSearch = AddressSearch;

export interface RowLinkProps {
  /** Path without locale prefix, such as "/football/match/1001". */
  readonly path: string;
  readonly search?: LinkSearch;
  readonly className?: string | undefined;
  readonly label?: string | undefined;
  /** Set for a tab of the page: following it replaces the history entry and keeps the scroll position. */
  readonly tab?: { readonly key: string; readonly current: boolean };
  /** true where it leads to the page that is shown; "true" where it leads to a part of that page. */
  readonly current?: boolean | "true";
  /** Keeps the page's scroll position. */
  readonly keepScroll?: boolean;
  /** Called when the link is followed within the app. */
  readonly onFollow?: () => void;
  readonly title?: string | undefined;
  /** For pointers only: another link next to it leads to the same page. */
  readonly quiet?: boolean;
  readonly children: ReactNode;
}

/** False for clicks that the browser answers with a new tab or window; those are left to the browser. */
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
