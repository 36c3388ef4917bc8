// Handles the redirect back from a platform that a member wants to connect: binds the account, or shows why not.
import { useLingui } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import { failureText } from "#components/acting/tellFailure.ts";
import { useAct } from "#components/acting/useAct.ts";
import { finishPlatform, type PlatformSearch } from "#state/session/platformRedirect.ts";
import { showToast } from "#ui/overlays/toast.ts";

/**
 * True while the account is being connected. `onTaken` removes the parameters of the redirect from the address, so that a
 * reload does not repeat the call.
 */
export function useReturnFromPlatform(
  search: PlatformSearch,
  onTaken: () => void,
  onProblem: (text: string) => void,
): boolean {
  const { t } = useLingui();
  const { run, busy } = useAct("bind", { quiet: true });
  const taken = useRef(false);
  useEffect(() => {
    if (taken.current) return;
    const back = finishPlatform(search, "bind");
    if (back === undefined) return;
    taken.current = true;
    onTaken();
    if (back.outcome === "denied") onProblem(t`Nothing was connected: it was not allowed there.`);
    else if (back.outcome === "unknown") onProblem(t`Nothing was connected. Start again from here.`);
    else {
      void run({ platform: back.platform, code: back.code }).then((answer) => {
        if (answer?.ok) {
          const name = answer.value.find(({ platform }) => platform === back.platform)?.name ?? back.platform;
          showToast(t`${name} is connected.`);
        } else if (answer) {
          const text = failureText(answer);
          if (text !== undefined) onProblem(text);
        }
      });
    }
  });
  return busy;
}
