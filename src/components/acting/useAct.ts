// The hook by which a component acts: one act at a time; failures are shown to the user.
// See docs/product.md#error-catalogue.
import { useCallback, useRef, useState } from "react";
import type { ActArguments, MemberActName } from "#domain/calls/memberActs.ts";
import { useLiveClient } from "#state/live/client/hooks.ts";
import { runAct, type ActResult } from "#state/session/runAct.ts";
import { tellFailure } from "./tellFailure.ts";

export interface UseAct<Name extends MemberActName> {
  /** True until the answer arrives; meanwhile further calls do nothing (submit once). */
  readonly busy: boolean;
  /** undefined when another act was still under way. */
  run(...given: ActArguments<Name>): Promise<ActResult<Name> | undefined>;
}

/** `quiet`: the component shows failures itself, beside a field or in a dialog. */
export function useAct<Name extends MemberActName>(
  name: Name,
  { quiet = false }: { readonly quiet?: boolean } = {},
): UseAct<Name> {
  const client = useLiveClient();
  const [busy, setBusy] = useState(false);
  const underWay = useRef(false);
  const run = useCallback(
    async (...given: ActArguments<Name>) => {
      if (underWay.current) return undefined;
      underWay.current = true;
      setBusy(true);
      const answer = await runAct(client, name, ...given);
      underWay.current = false;
      setBusy(false);
      if (!answer.ok && !quiet) tellFailure(answer);
      return answer;
    },
    [client, name, quiet],
  );
  return { busy, run };
}
