// Says that the code of the core could not be loaded, so that no scores arrive, and offers to load the page again.
import { Trans } from "@lingui/react/macro";
import { useAtom } from "jotai";
import { noCoreAtom } from "#state/live/liveness/noCore.ts";
import { OfferBar } from "./OfferBar.tsx";

export function CoreNotice() {
  const [isMissing, setMissing] = useAtom(noCoreAtom);
  return (
    <OfferBar
      shown={isMissing}
      icon="warning"
      words={<Trans>The live scores could not be loaded.</Trans>}
      accept={<Trans>Reload the page</Trans>}
      onAccept={() => location.reload()}
      onDismiss={() => setMissing(false)}
    />
  );
}
