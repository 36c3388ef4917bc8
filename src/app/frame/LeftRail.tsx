// The left rail: its place and skeleton; its content is loaded after the rows are drawn.
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
  // The country known at page load: a rail that is already shown does not change its order.
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
