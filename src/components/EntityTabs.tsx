// The tabs of a league's or team's page as links: the tab stands in the address, so that it can be shared and gone back to.
import { useRouter } from "@tanstack/react-router";
import { type MouseEvent, type ReactNode, useEffect, useRef } from "react";
import { currentLocale } from "#i18n/currentLocale.ts";
import { localizePath } from "#i18n/localePath.ts";
import styles from "./EntityTabs.module.css";

export interface EntityTab {
  readonly key: string;
  readonly label: ReactNode;
  /** Path without locale prefix. */
  readonly path: string;
  /** The query; undefined values are left out. */
  readonly search: Readonly<Record<string, string | number | undefined>>;
  readonly current: boolean;
}

function queryOf(search: EntityTab["search"]): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) if (value !== undefined) query.set(name, String(value));
  return query.size === 0 ? "" : `?${query}`;
}

/** A click the browser would answer with a new tab or window is left to it. */
function isPlain(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

/** The page says which tab is current: a bare or wrong address means a tab too, which no comparison of addresses tells. */
export function EntityTabs({ label, tabs }: { readonly label: string; readonly tabs: readonly EntityTab[] }) {
  const router = useRouter();
  const bar = useRef<HTMLElement>(null);
  const current = tabs.find((tab) => tab.current)?.key;
  useEffect(() => {
    const element = bar.current;
    const tab = element?.querySelector<HTMLElement>(`[data-tab="${current}"]`);
    if (!element || !tab) return;
    // Not scrollIntoView: it would also scroll the page.
    const middle = tab.offsetLeft + tab.offsetWidth / 2 - element.clientWidth / 2;
    element.scrollTo({ left: middle, behavior: "instant" });
  }, [current]);
  return (
    <nav ref={bar} aria-label={label} className={styles["tabs"]}>
      {tabs.map(({ key, label: name, path, search, current: chosen }) => (
        <a
          key={key}
          data-tab={key}
          href={localizePath(path, currentLocale()) + queryOf(search)}
          className={styles["tab"]}
          aria-current={chosen ? "page" : undefined}
          onClick={(event) => {
            if (!isPlain(event)) return;
            event.preventDefault();
            void router.navigate({ to: path, search, replace: true, resetScroll: false });
          }}
        >
          {name}
        </a>
      ))}
    </nav>
  );
}
