// The parts of the frame that are loaded in one chunk after the first rows are drawn, so that they do not delay the rows.
import { useLingui } from "@lingui/react/macro";
import { useStore } from "jotai";
import { type ComponentType, type ReactNode, useState } from "react";
import { useListSettled, useRail } from "#state/live/client/hooks.ts";
import { usePlace } from "#state/navigation/hooks.ts";
import { homeCountryAtom } from "#state/preferences/homeCountry.ts";
import { Skeleton } from "#ui/content/Skeleton.tsx";
import { lazyPart } from "#ui/page/lazyPart.tsx";
import type * as FrameLater from "./FrameLater.tsx";
import { Apart } from "../failing/Apart.tsx";
import { whenDrawn } from "../background/whenListDrawn.ts";
import styles from "./LeftRail.module.css";

/**
 * A part of that chunk; `instead` is rendered until it is loaded. One that `stays` is kept while another list loads, as
 * that of the next core: what is open in it would be closed.
 */
function laterPart<Props extends object>(
  pick: (parts: typeof FrameLater) => ComponentType<Props>,
  instead: ReactNode = null,
  stays = false,
): ComponentType<Props> {
  const load = async (): Promise<ComponentType<Props>> => {
    await whenDrawn();
    return pick(await import("./FrameLater.tsx"));
  };
  const Part = lazyPart(load, { instead });
  return function LaterPart(props: Props) {
    // The list may be loaded before the page's own code.
    const complete = usePlace((place) => place.complete) === true;
    const settled = useListSettled();
    const isDue = complete && settled;
    const [wasDue, setWasDue] = useState(isDue);
    if (isDue && !wasDue) setWasDue(true);
    return isDue || (stays && wasDue) ? (
      <Apart>
        <Part {...props} />
      </Apart>
    ) : (
      instead
    );
  };
}

export const Footer = laterPart((parts) => parts.Footer);
export const LiveWidgetPill = laterPart((parts) => parts.LiveWidgetPill);
export const RightRail = laterPart((parts) => parts.RightRail);
export const Overlays = laterPart((parts) => parts.Overlays, null, true);

const SKELETON_WIDTHS = [52, 64, 44, 58, 48, 61, 40, 55, 66, 47, 50, 59] as const;

const RailParts = laterPart((parts) => parts.RailParts, <RailSkeleton />);

/** The left rail: its place and skeleton. */
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
