// A card of the right rail: a title and rows of one height, and its placeholder of the same size.
// See docs/product.md#right-rail.
import type { CSSProperties, ReactNode } from "react";
import { Skeleton } from "#ui/content/Skeleton.tsx";
import { classNames } from "#ui/styles/classNames.ts";
import styles from "./RailCard.module.css";

/** The lists of the community that the rail can show. */
export type RailList = "posts" | "topics" | "creators";

/** How many rows each shows, and their height in CSS px at the usual font size. */
export const RAIL_ROWS: Readonly<Record<RailList, { readonly rows: number; readonly height: number }>> = {
  posts: { rows: 4, height: 70 },
  topics: { rows: 6, height: 36 },
  creators: { rows: 4, height: 54 },
};

function sizeOf(list: RailList): CSSProperties {
  return { "--row": `${RAIL_ROWS[list].height / 16}rem` } as CSSProperties;
}

export interface RailCardProps {
  readonly list: RailList;
  readonly title: ReactNode;
  /** Rows as `li`. */
  readonly children: ReactNode;
}

export function RailCard({ list, title, children }: RailCardProps) {
  return (
    <section
      className={classNames("card", styles["card"])}
      style={sizeOf(list)}
      aria-labelledby={`rail-${list}`}
    >
      <h2 id={`rail-${list}`} className={styles["title"]}>
        {title}
      </h2>
      <ul>{children}</ul>
    </section>
  );
}

export function RailCardSkeleton({ list }: { readonly list: RailList }) {
  return (
    <div className={classNames("card", styles["card"])} style={sizeOf(list)} aria-hidden="true">
      <div className={styles["title"]}>
        <Skeleton width={96} height={12} />
      </div>
      {Array.from({ length: RAIL_ROWS[list].rows }, (_, index) => (
        <div key={index} className={styles["waiting"]}>
          <Skeleton width={`${86 - ((index * 17) % 35)}%`} height={13} />
        </div>
      ))}
    </div>
  );
}
