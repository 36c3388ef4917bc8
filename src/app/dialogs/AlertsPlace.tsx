// Follows the alerts of this tab. The code is loaded when some are on.
import { useAtomValue } from "jotai";
import { withTexts } from "#i18n/withTexts.ts";
import { alertsOnAtom } from "#state/alerts/alertSettings.ts";
import { lazyPart } from "#ui/page/lazyPart.tsx";

const FollowAlerts = lazyPart(
  async () => (await withTexts(() => import("#features/alerts/FollowAlerts.tsx"))).FollowAlerts,
);

export function AlertsPlace() {
  return useAtomValue(alertsOnAtom) ? <FollowAlerts /> : null;
}
