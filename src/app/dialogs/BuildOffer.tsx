// Offers a new build that is ready on the server.
import { Trans } from "@lingui/react/macro";
import { useAtom } from "jotai";
import { newBuildAtom } from "#state/navigation/newBuild.ts";
import { OfferBar } from "./OfferBar.tsx";

export function BuildOffer() {
  const [build, setBuild] = useAtom(newBuildAtom);
  return (
    <OfferBar
      shown={build !== undefined}
      icon="retry"
      words={<Trans>A new version is ready</Trans>}
      accept={<Trans>Reload the page</Trans>}
      onAccept={() => location.reload()}
      onDismiss={() => setBuild(undefined)}
    />
  );
}
