// The column beside the page on wide screens; it holds the live-match widget.
import { useLingui } from "@lingui/react/macro";
import { laterPart } from "./laterPart.tsx";
import styles from "./RightRail.module.css";

const LiveWidgetCard = laterPart((parts) => parts.LiveWidgetCard);

export function RightRail() {
  const { t } = useLingui();
  return (
    <aside className={styles["rail"]} aria-label={t`Live events`}>
      <LiveWidgetCard />
    </aside>
  );
}
