// The name of a match, team or league in the language of the page, for a place that knows another one.
import { useQuery } from "@tanstack/react-query";
import type { ChosenScope } from "#domain/alerts/alertRules.ts";
import { useLocale } from "#i18n/hooks.ts";
import type { TabContext } from "#workers/live/contract.ts";
import type { LiveClient } from "../live/client/liveClient.ts";
import { useLiveClient } from "../live/client/hooks.ts";
import { useViewerZone } from "../preferences/useViewerZone.ts";
import { fetchPage, pageClient } from "./pageClient.ts";

async function askName(
  client: LiveClient,
  { kind, id }: Pick<ChosenScope, "kind" | "id">,
  context: TabContext,
): Promise<string> {
  if (kind === "team") return (await fetchPage(client, "teamProfile", { teamId: id }, context)).team.name;
  if (kind === "league")
    return (await fetchPage(client, "leagueProfile", { leagueId: id }, context)).league.name;
  const { home, away } = (await fetchPage(client, "matchDetails", { matchId: id }, context)).teams;
  return `${home.name} – ${away.name}`;
}

/** The stored name, until one in the language of the page is known. That there is none is no failure of the page. */
export function useNameOf({ kind, id, name, language }: ChosenScope): string {
  const client = useLiveClient();
  const { wire } = useLocale();
  const { offsetMinutes } = useViewerZone();
  const isOther = language !== wire;
  const { data } = useQuery(
    {
      queryKey: ["nameOf", kind, id, wire],
      // React Query takes null for an answer, and undefined for none.
      queryFn: () => askName(client, { kind, id }, { language: wire, offsetMinutes }).catch(() => null),
      enabled: isOther,
    },
    pageClient,
  );
  return (isOther && data) || name;
}
