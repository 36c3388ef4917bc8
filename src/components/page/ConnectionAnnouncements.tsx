// Tells screen readers that the connection was lost, and that it is back. Draws nothing; loaded after the rows.
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import { useConnection } from "#state/live/client/hooks.ts";
import { announce } from "#ui/page/announce.ts";
import type { Connection } from "#workers/live/contract.ts";

/** Changes that screen readers announce; steps of the age are not announced. */
const ANNOUNCED: Readonly<Partial<Record<Connection["state"], MessageDescriptor>>> = {
  live: msg`Live scores are coming in again`,
  reconnecting: msg`The connection was lost. Reconnecting.`,
  offline: msg`You are offline. Scores may be out of date.`,
};

export function ConnectionAnnouncements() {
  const { state, ageSeconds, asking } = useConnection();
  useStateAnnouncements(ageSeconds === undefined || asking ? undefined : state);
  return null;
}

/** Announces a change of state. undefined is the time before the first answer, which is not announced. */
function useStateAnnouncements(state: Connection["state"] | undefined): void {
  const { i18n } = useLingui();
  const before = useRef<Connection["state"]>(undefined);
  useEffect(() => {
    const earlier = before.current;
    if (state === undefined || state === earlier) return;
    before.current = state;
    if (earlier === undefined) return;
    const message = ANNOUNCED[state];
    const recovered = earlier === "reconnecting" || earlier === "offline";
    if (message !== undefined && (state !== "live" || recovered)) announce(i18n._(message));
  }, [state, i18n]);
}
