// Asks the server whether the member may subscribe to a creator, and tells the member why not.
// See docs/product.md#check-of-permission.
import { useLingui } from "@lingui/react/macro";
import { useCallback } from "react";
import { currentLocale } from "#i18n/currentLocale.ts";
import { useLiveClient } from "#state/live/client/hooks.ts";
import { useNavigation } from "#state/navigation/hooks.ts";
import { fetchPage, type PageFailure } from "#state/pageData/pageClient.ts";
import { useViewerZone } from "#state/preferences/useViewerZone.ts";
import { askSetUp } from "./askSetUp.ts";
import { tellFailure } from "./tellFailure.ts";

interface PermissionOptions {
  /** Called when the member goes to the settings that are missing. */
  readonly onSetUp?: () => void;
}

/** Why the member may not; undefined when they may. Never rejects. */
export type CheckPermission = (
  creatorId: number,
  options?: PermissionOptions,
) => Promise<PageFailure | undefined>;

/**
 * "settingsMissing" opens a question with the server's words, whose confirm button leads to the profile settings; the check is
 * over when it is answered. Any other failure is shown as a toast.
 */
export function useSubscribePermission(): CheckPermission {
  const { t } = useLingui();
  const client = useLiveClient();
  const navigation = useNavigation();
  const { offsetMinutes } = useViewerZone();
  return useCallback(
    async (creatorId, { onSetUp } = {}) => {
      const context = { language: currentLocale().wire, offsetMinutes };
      const failure = await fetchPage(client, "subscribePermission", { creatorId }, context).then(
        () => undefined,
        // The read is silent for pages; this question was asked by the member.
        ({ silent: _silent, ...why }: PageFailure): PageFailure => why,
      );
      if (failure === undefined) return undefined;
      if (failure.refusal === "settingsMissing") {
        await askSetUp(
          navigation,
          { title: t`Your profile is not complete`, message: failure.message },
          onSetUp,
        );
      } else {
        tellFailure(failure);
      }
      return failure;
    },
    [client, navigation, offsetMinutes, t],
  );
}
