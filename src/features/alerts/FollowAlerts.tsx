// Follows the alerts of this tab while some are on; draws nothing.
import { useLingui } from "@lingui/react/macro";
import { useEffect, useEffectEvent } from "react";
import { eventSentence } from "#components/match/eventWords.ts";
import { matchPath } from "#components/page/pageLinks.ts";
import type { NoticedEvent } from "#domain/alerts/tabAlerts.ts";
import { useLocale } from "#i18n/hooks.ts";
import { localizePath, splitLocalePath } from "#i18n/localePath.ts";
import { followAlerts } from "#state/alerts/followAlerts.ts";
import { useLiveClient } from "#state/live/client/hooks.ts";
import { useNavigation } from "#state/navigation/hooks.ts";
import { showToast } from "#ui/overlays/toast.ts";

export function FollowAlerts() {
  const { t, i18n } = useLingui();
  const client = useLiveClient();
  const navigation = useNavigation();
  const locale = useLocale();
  const sayBlocked = useEffectEvent(() =>
    showToast(t`Your browser plays no sound until you press a key or click on this page.`),
  );
  /** As the popup tells it. */
  const draw = useEffectEvent((told: NoticedEvent) => ({
    title: `${told.names.home} – ${told.names.away}`,
    text: eventSentence(told, i18n),
    language: locale.html,
    direction: locale.dir,
    href: localizePath(matchPath(told.event.matchId), locale),
  }));
  const open = useEffectEvent((href: string) => navigation.go({ to: splitLocalePath(href).path }));
  useEffect(
    () =>
      followAlerts(client, {
        sayBlocked: () => sayBlocked(),
        draw: (told) => draw(told),
        open: (href) => open(href),
      }),
    [client],
  );
  return null;
}
