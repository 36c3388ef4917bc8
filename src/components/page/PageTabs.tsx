// The tabs of a page as links: the tab is part of the address, so it can be shared and is in the history.
import { type ReactNode, useEffect, useRef } from "react";
import styles from "./PageTabs.module.css";
import { type LinkSearch, RowLink } from "./RowLink.tsx";

interface PageTab {
  readonly key: string;
  readonly label: ReactNode;
  /** Path without locale prefix. */
  readonly path: string;
  readonly search?: LinkSearch;
  readonly current: boolean;
}

export interface PageTabsProps {
  readonly label: string;
  readonly tabs: readonly PageTab[];
  /** Hides the tabs: what sets their widths, such as their counts, is not known yet. */
  readonly waits?: boolean;
}

/**
 * The page decides which tab is current: a bare or unknown address also selects a tab, which no comparison of
 * addresses shows.
 */
export function PageTabs({ label, tabs, waits = false }: PageTabsProps) {
  const bar = useRef<HTMLElement>(null);
  const current = tabs.find((tab) => tab.current)?.key;
  useEffect(() => {
    const element = bar.current;
    const tab = element?.querySelector<HTMLElement>(`[data-tab="${current}"]`);
    if (!element || !tab) return;
    // scrollIntoView would also scroll the page.
    const middle = tab.offsetLeft + tab.offsetWidth / 2 - element.clientWidth / 2;
    element.scrollTo({ left: middle, behavior: "instant" });
  }, [current]);
  return (
    <nav ref={bar} aria-label={label} className={styles["tabs"]} data-waits={waits || undefined}>
      {tabs.map(({ key, label: name, path, search, current: chosen }) => (
        <RowLink
          key={key}
          path={path}
          className={styles["tab"]}
          tab={{ key, current: chosen }}
          {...(search === undefined ? {} : { search })}
        >
          {name}
        </RowLink>
      ))}
    </nav>
  );
}
