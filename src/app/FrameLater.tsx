// The parts of the frame that nobody misses before the rows stand, in one chunk: foot, dialogs' places, notices.
import { useLingui } from "@lingui/react/macro";
import { ToastRegion } from "#ui/ToastRegion.tsx";
import { Confirm } from "./Confirm.tsx";
import { Explanations } from "./Explanations.tsx";

export { Footer } from "./Footer.tsx";

/** What comes over the page when asked for; each waits in its own state, so none is asked for too early. */
export function Overlays() {
  const { t } = useLingui();
  return (
    <>
      <Explanations />
      <Confirm />
      <ToastRegion label={t`Notices`} closeLabel={t`Dismiss`} />
    </>
  );
}
