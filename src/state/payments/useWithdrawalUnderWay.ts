// The withdrawal of the member that is on its way, in whichever tab it was sent, as the core tells it.
// See docs/product.md#withdrawals.
import { useEffect, useState } from "react";
import type { EndedWithdrawal, WithdrawalUnderWay } from "#domain/creators/orderCalls.ts";
import { useLiveClient } from "../live/client/hooks.ts";
import { useMember } from "../session/useMember.ts";
import { askPart } from "../live/client/askPart.ts";

export interface FollowedWithdrawal {
  readonly underWay: WithdrawalUnderWay | undefined;
  /** What became of the last one that this page has followed. */
  readonly ended: EndedWithdrawal | undefined;
  /** Asks the server now. */
  check(): void;
}

interface Told extends Pick<FollowedWithdrawal, "underWay" | "ended"> {
  readonly session: string | undefined;
}

const NOTHING: Told = { underWay: undefined, ended: undefined, session: undefined };

export function useWithdrawalUnderWay(): FollowedWithdrawal {
  const client = useLiveClient();
  const session = useMember()?.session;
  const [told, setTold] = useState(NOTHING);
  useEffect(() => {
    let hasTold = false;
    const stop = client.store.subscribe("posts", () => {
      for (const change of client.store.part("posts")) {
        if (change.kind !== "withdrawal" || change.session !== session) continue;
        hasTold = true;
        setTold(({ ended }) => ({ underWay: change.underWay, ended: change.ended ?? ended, session }));
      }
    });
    void askPart(client, "order", "withdrawal").then((underWay) => {
      if (!hasTold && underWay) setTold({ underWay, ended: undefined, session });
    });
    return stop;
  }, [client, session]);
  const { underWay, ended } = told.session === session ? told : NOTHING;
  return { underWay, ended, check: () => void askPart(client, "order", "checkWithdrawal") };
}
