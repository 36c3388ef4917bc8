// The frame's parts that load after the rows, in one chunk: rails, foot, popups, places of dialogs, notices.
import { useLingui } from "@lingui/react/macro";
import { ToastRegion } from "#ui/overlays/ToastRegion.tsx";
import { BuildOffer } from "../dialogs/BuildOffer.tsx";
import { Confirm } from "../dialogs/Confirm.tsx";
import { EventCorner } from "./EventCorner.tsx";
import { Explanations } from "../dialogs/Explanations.tsx";

export { LiveWidgetCard, LiveWidgetPill } from "#features/notifications/LiveWidget.tsx";
export { Footer } from "./Footer.tsx";
export { RailParts } from "./RailParts.tsx";

/** What comes over the page when asked for; each waits in its own state, so none is asked for too early. */
export function Overlays() {
  const { t } = useLingui();
  return (
    <>
      <EventCorner />
      <Explanations />
      <Confirm />
      <BuildOffer />
      <ToastRegion label={t`Notices`} closeLabel={t`Dismiss`} />
    </>
  );
}
