// Claims rewards: one at a time, each with a key that stays the same until the outcome is known.
// See docs/wire.md#activities.
import { newId } from "#domain/newId.ts";
import { i18n } from "@lingui/core";
import { plural, t } from "@lingui/core/macro";
import { useRef } from "react";
import { useAct } from "#components/acting/useAct.ts";
import { showToast } from "#ui/overlays/toast.ts";
import type { ActResult } from "#state/session/runAct.ts";

type ClaimAct = "claimInviteStep" | "claimPostReward";

export interface Claims {
  readonly busy: boolean;
  /** Claims the item with this id; true once its points are the member's. */
  claim(id: number): Promise<boolean>;
}

/** The claims of the invite activity's steps. */
export function useStepClaims(): Claims {
  const { busy, run } = useAct("claimInviteStep");
  const claim = useKeyedClaim((stepId, key) => run({ stepId }, key));
  return { busy, claim };
}

/** The claims of the post reward's tasks. */
export function useTaskClaims(): Claims {
  const { busy, run } = useAct("claimPostReward");
  const claim = useKeyedClaim((taskId, key) => run({ taskId }, key));
  return { busy, claim };
}

function useKeyedClaim(
  run: (id: number, key: string) => Promise<ActResult<ClaimAct> | undefined>,
): Claims["claim"] {
  const keys = useRef(new Map<number, string>());
  return async (id) => {
    const key = keys.current.get(id) ?? newId();
    keys.current.set(id, key);
    const answer = await run(id, key);
    // A claim whose outcome is unknown is made with the same key again.
    if (answer !== undefined && (answer.ok || answer.reason !== "unknown")) keys.current.delete(id);
    if (answer?.ok !== true) return false;
    const points = answer.value;
    showToast(t(i18n)`${plural(points, { one: "# point is yours.", other: "# points are yours." })}`);
    return true;
  };
}
