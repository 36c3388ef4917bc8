// A link for places with many of them: an anchor that navigates within the page, without a router subscription each.
import { useRouter } from "@tanstack/react-router";
import { type MouseEvent, type ReactNode, useRef } from "react";
import { currentLocale } from "#i18n/currentLocale.ts";
import { localizePath } from "#i18n/localePath.ts";

/** A pointer that rests this long means it; one that only passes costs nothing. */
const INTENT_MS = 80;

/** What stands in the query of an address; undefined values are left out. */
export type LinkSearch = Readonly<Record<string, string | number | undefined>>;

export interface RowLinkProps {
  /** Path without locale prefix, such as "/football/match/1001". */
  readonly path: string;
  readonly search?: LinkSearch;
  readonly className?: string | undefined;
  readonly label?: string | undefined;
  /** A tab among others on the page: it takes the address's place in the history and keeps the scroll. */
  readonly tab?: { readonly key: string; readonly current: boolean };
  /** For pointers alone: another link beside it leads to the same page. */
  readonly quiet?: boolean;
  readonly children: ReactNode;
}

function queryOf(search: LinkSearch): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) if (value !== undefined) query.set(name, String(value));
  return query.size === 0 ? "" : `?${query}`;
}

/** A click the browser would answer with a new tab or window is left to it. */
function isPlain(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

export function RowLink({ path, search = NO_SEARCH, className, label, tab, quiet, children }: RowLinkProps) {
  const router = useRouter({ warn: false });
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const preload = (): void => {
    waiting.current = setTimeout(() => void router.preloadRoute({ to: path, search }), INTENT_MS);
  };
  const forget = (): void => clearTimeout(waiting.current);
  const open = (event: MouseEvent): void => {
    if (!isPlain(event)) return;
    event.preventDefault();
    void router.navigate({ to: path, search, ...(tab ? { replace: true, resetScroll: false } : {}) });
  };
  return (
    <a
      href={localizePath(path, currentLocale()) + queryOf(search)}
      className={className}
      aria-label={label}
      aria-hidden={quiet || undefined}
      tabIndex={quiet ? -1 : undefined}
      data-tab={tab?.key}
      aria-current={tab?.current === true ? "page" : undefined}
      onPointerEnter={preload}
      onPointerLeave={forget}
      onTouchStart={preload}
      onClick={open}
    >
      {children}
    </a>
  );
}

const NO_SEARCH: LinkSearch = {};
