// The left rail: its place and its skeleton; what stands in it comes when the rows stand.
import { useLingui } from "@lingui/react/macro";
import { useStore } from "jotai";
import { useState } from "react";
import { homeCountryAtom } from "#state/preferences/homeCountry.ts";
import { useRail } from "#state/live/client/hooks.ts";
import { Skeleton } from "#ui/content/Skeleton.tsx";
import { laterPart } from "./laterPart.tsx";
import styles from "./LeftRail.module.css";

const SKELETON_WIDTHS = [52, 64, 44, 58, 48, 61, 40, 55, 66, 47, 50, 59] as const;

const RailParts = laterPart((parts) => parts.RailParts, <RailSkeleton />);

export function LeftRail() {
  const { t } = useLingui();
  const rail = useRail();
  const store = useStore();
  // As it was known when the page came: a rail that stands does not re-order.
  const [homeCountry] = useState(() => store.get(homeCountryAtom));
  return (
    <aside className={styles["rail"]} aria-label={t`Leagues and countries`}>
      {rail === undefined ? <RailSkeleton /> : <RailParts rail={rail} homeCountry={homeCountry} />}
    </aside>
  );
}

function RailSkeleton() {
  return (
    <div className={styles["part"]} aria-hidden="true">
      {SKELETON_WIDTHS.map((width) => (
        <span key={width} className={styles["link"]}>
          <Skeleton width={20} height={14} />
          <Skeleton width={`${width}%`} />
        </span>
      ))}
    </div>
  );
}
