// Acts in a member's name from a component: one at a time, with what fails told to the user as SPEC §8 says.
import { useCallback, useRef, useState } from "react";
import type { ActParams, MemberActName } from "#domain/member/memberActs.ts";
import { useLiveClient } from "#state/live/client/hooks.ts";
import { act, type ActResult } from "#state/session/act.ts";
import { tellFailure } from "./tellFailure.ts";

export interface UseAct<Name extends MemberActName> {
  /** True while the answer is on its way; meanwhile further calls are left out (submit once). */
  readonly busy: boolean;
  /** undefined when another call was still under way. */
  run(params: ActParams<Name>): Promise<ActResult<Name> | undefined>;
}

/** `quiet`: the component says itself what failed, beside a field or in a dialog. */
export function useAct<Name extends MemberActName>(
  name: Name,
  { quiet = false }: { readonly quiet?: boolean } = {},
): UseAct<Name> {
  const client = useLiveClient();
  const [busy, setBusy] = useState(false);
  const underWay = useRef(false);
  const run = useCallback(
    async (params: ActParams<Name>) => {
      if (underWay.current) return undefined;
      underWay.current = true;
      setBusy(true);
      const answer = await act(client, name, params);
      underWay.current = false;
      setBusy(false);
      if (!answer.ok && !quiet) tellFailure(answer);
      return answer;
    },
    [client, name, quiet],
  );
  return { busy, run };
}
