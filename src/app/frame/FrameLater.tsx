// The parts of the frame that load after the rows, in one chunk: rails, footer, popups, dialogs, toasts.
import { useLingui } from "@lingui/react/macro";
import type { ErrorComponentProps } from "@tanstack/react-router";
import type { ComponentType } from "react";
import "#ui/content/moreIcons.ts";
import { ToastRegion } from "#ui/overlays/ToastRegion.tsx";
import { AlertsPlace } from "../dialogs/AlertsPlace.tsx";
import { Confirm } from "../dialogs/Confirm.tsx";
import { CreatePost } from "../dialogs/CreatePost.tsx";
import { MemberDialogs } from "../dialogs/MemberDialogs.tsx";
import { PaymentNoticesPlace } from "../dialogs/PaymentNoticesPlace.tsx";
import { SubscribeDialogs } from "../dialogs/SubscribeDialogs.tsx";
import { Offers } from "../dialogs/Offers.tsx";
import { SpoilersPlace } from "../dialogs/SpoilersPlace.tsx";
import { TopBoardPlace } from "../dialogs/TopBoardPlace.tsx";
import { Apart } from "../failing/Apart.tsx";
import { Explanations } from "../dialogs/Explanations.tsx";
import { ConnectionAnnouncements } from "#components/page/ConnectionAnnouncements.tsx";
import { FollowFootballSource } from "#components/footballSource/FollowFootballSource.tsx";
import { Keys } from "#features/keys/Keys.tsx";
import { EventPopups } from "#features/notifications/EventPopups.tsx";
import { useDigest } from "#state/live/client/hooks.ts";
import { lazyPart } from "#ui/page/lazyPart.tsx";
import { withTexts } from "#i18n/withTexts.ts";

export { LiveWidgetPill } from "#features/notifications/LiveWidget.tsx";
export { Footer } from "./Footer.tsx";
export { RailParts } from "./RailParts.tsx";
export { RightRail } from "./RightRail.tsx";

const PARTS: readonly (readonly [name: string, ComponentType])[] = [
  ["source", FollowFootballSource],
  ["connection", ConnectionAnnouncements],
  ["events", EventCorner],
  ["explanations", Explanations],
  ["confirm", Confirm],
  ["member", MemberDialogs],
  ["post", CreatePost],
  ["subscribe", SubscribeDialogs],
  ["payments", PaymentNoticesPlace],
  ["offers", Offers],
  ["top", TopBoardPlace],
  ["spoilers", SpoilersPlace],
  ["keys", Keys],
  ["alerts", AlertsPlace],
];

const Failed = lazyPart<ErrorComponentProps>(
  async () => (await withTexts(() => import("../dialogs/FailedPart.tsx"))).FailedPart,
);

/** Dialogs and notices. Each reads its own state, so opening one before this chunk is loaded still works. */
export function Overlays() {
  const { t } = useLingui();
  return (
    <>
      {PARTS.map(([name, Part]) => (
        <Apart key={name} instead={Failed}>
          <Part />
        </Apart>
      ))}
      <ToastRegion label={t`Notifications`} closeLabel={t`Dismiss`} />
    </>
  );
}

const Digest = lazyPart(async () => (await withTexts(() => import("#features/digest/Digest.tsx"))).Digest);

/** The corner of the page for events: popups as they happen, and the digest of events during an absence. */
function EventCorner() {
  const missed = useDigest().length > 0;
  return <EventPopups>{missed ? <Digest /> : null}</EventPopups>;
}
