// The corner of the page for events: popups as they happen, and the digest of events during an absence.
import { EventPopups } from "#features/notifications/EventPopups.tsx";
import { useDigest } from "#state/live/client/hooks.ts";
import { lazyPart } from "#ui/page/lazyPart.tsx";
import { withTexts } from "#i18n/withTexts.ts";

const Digest = lazyPart(async () => (await withTexts(() => import("#features/digest/Digest.tsx"))).Digest);

export function EventCorner() {
  const missed = useDigest().length > 0;
  return <EventPopups>{missed ? <Digest /> : null}</EventPopups>;
}
