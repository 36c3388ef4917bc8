// Whether the member may subscribe to the creator, asked when the purchase dialog opens.
// See docs/product.md#check-of-permission.
import { useEffect, useState } from "react";
import { REFUSED } from "#components/forms/refusals.ts";
import { useSubscribePermission } from "#components/forms/useSubscribePermission.ts";
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
  const [answer, setAnswer] = useState<{ readonly failure: PageFailure | undefined }>();
  useEffect(() => {
    let isGone = false;
    void check(creatorId).then((failure) => {
      if (isGone) return;
      if (failure?.code === REFUSED.settingsMissing) onClose();
      setAnswer({ failure });
    });
    return () => {
      isGone = true;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- one question for each opening and each retry
  }, [turn, creatorId]);
  return {
    isGranted: answer !== undefined && answer.failure === undefined,
    failure: answer?.failure,
    retry() {
      setAnswer(undefined);
      setTurn((before) => before + 1);
    },
  };
}
