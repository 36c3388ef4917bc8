// Offers the choice of a time zone, once, where the browser hides its own.
// See docs/product.md#time-zones.
import { Trans } from "@lingui/react/macro";
import { useAtom, useAtomValue } from "jotai";
import { hidesZone } from "#domain/hiddenZone.ts";
import { useNavigation } from "#state/navigation/hooks.ts";
import { newBuildAtom } from "#state/navigation/newBuild.ts";
import { useViewerZone } from "#state/preferences/useViewerZone.ts";
import { visitorCountryAtom, zoneOfferedAtom } from "#state/preferences/zoneOffer.ts";
import { OfferBar } from "./OfferBar.tsx";

export function ZoneOffer() {
  const navigation = useNavigation();
  const zone = useViewerZone();
  const country = useAtomValue(visitorCountryAtom);
  const [offered, setOffered] = useAtom(zoneOfferedAtom);
  // Both offers have the same place; a new build is offered first.
  const isFree = useAtomValue(newBuildAtom) === undefined;
  return (
    <OfferBar
      shown={isFree && !offered && hidesZone(zone, country)}
      icon="info"
      words={<Trans>Times are in UTC because this browser hides its time zone.</Trans>}
      accept={<Trans>Choose a time zone</Trans>}
      onAccept={() => {
        setOffered(true);
        navigation.go({ to: "/settings/timezone" });
      }}
      onDismiss={() => setOffered(true)}
    />
  );
}
