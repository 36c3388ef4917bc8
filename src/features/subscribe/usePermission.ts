// Whether the member may subscribe to the creator, asked when the purchase dialog opens.
// See docs/product.md#check-of-permission.
import { useEffect, useEffectEvent, useState } from "react";
import { useSubscribePermission } from "#components/acting/useSubscribePermission.ts";
import type { PageFailure } from "#state/pageData/pageClient.ts";

export interface Permission {
  readonly isGranted: boolean;
  /** Why it is refused; undefined while it is asked for. */
  readonly failure: PageFailure | undefined;
  readonly retry: () => void;
}

/** `onClose`: called for a member who lacks settings and does not set them up. */
export function usePermission(creatorId: number, onClose: () => void): Permission {
  const check = useSubscribePermission();
  const [turn, setTurn] = useState(0);
  const [answered, setAnswered] = useState<{
    readonly turn: number;
    readonly failure: PageFailure | undefined;
  }>();
  const ask = useEffectEvent(check);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    let isGone = false;
    void ask(creatorId).then((failure) => {
      if (isGone) return;
      if (failure?.refusal === "settingsMissing") close();
      setAnswered({ turn, failure });
    });
    return () => {
      isGone = true;
    };
  }, [turn, creatorId]);
  // A retry has no answer yet.
  const answer = answered?.turn === turn ? answered : undefined;
  return {
    isGranted: answer !== undefined && answer.failure === undefined,
    failure: answer?.failure,
    retry: () => setTurn((before) => before + 1),
  };
}
