// The column beside the page on wide screens; it holds the live-match widget. On others nothing is drawn that nobody sees.
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
