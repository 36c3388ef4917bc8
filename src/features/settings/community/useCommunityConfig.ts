// The member's settings of the community, for the pages that change them.
import { useAtom } from "jotai";
import { useCallback } from "react";
import type { CommunityConfig } from "#domain/communityConfig.ts";
import { communityConfigAtom } from "#state/preferences/communityConfig.ts";

/** The settings, and a function that changes some of them: in force at once in every tab, and saved by this one. */
export function useCommunityConfig(): readonly [CommunityConfig, (some: Partial<CommunityConfig>) => void] {
  const [config, setConfig] = useAtom(communityConfigAtom);
  const change = useCallback(
    (some: Partial<CommunityConfig>) => setConfig((known) => ({ ...known, ...some })),
    [setConfig],
  );
  return [config, change];
}
