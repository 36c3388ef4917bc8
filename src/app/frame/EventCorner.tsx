// The corner of the page where events are told: popups as they happen, and the digest of what nobody saw.
import { Suspense } from "react";
import { EventPopups } from "#features/notifications/EventPopups.tsx";
import { useDigest } from "#state/live/client/hooks.ts";
import { lazyPart } from "#ui/page/lazyPart.tsx";
import { withTexts } from "#i18n/withTexts.ts";

const Digest = lazyPart(async () => (await withTexts(() => import("#features/digest/Digest.tsx"))).Digest);

export function EventCorner() {
  const missed = useDigest().length > 0;
  return (
    <EventPopups>
      {missed ? (
        <Suspense fallback={null}>
          <Digest />
        </Suspense>
      ) : null}
    </EventPopups>
  );
}
