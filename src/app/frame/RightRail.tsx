// The right column of wide screens, with the live-match widget; not rendered on narrow screens.
import { useLingui } from "@lingui/react/macro";
import { useMedia, WIDE } from "#ui/page/useMedia.ts";
import { laterPart } from "./laterPart.tsx";
import styles from "./RightRail.module.css";

const LiveWidgetCard = laterPart((parts) => parts.LiveWidgetCard);

export function RightRail() {
  const { t } = useLingui();
  if (!useMedia(WIDE)) return null;
  return (
    <aside className={styles["rail"]} aria-label={t`Live events`}>
      <LiveWidgetCard />
    </aside>
  );
}
