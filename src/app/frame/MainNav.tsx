// Links to the main pages, in the header on wide screens and at the bottom on phones.
import { Trans } from "@lingui/react/macro";
import { RowLink } from "#components/page/RowLink.tsx";
import { useRail } from "#state/live/client/hooks.ts";
import { usePlace } from "#state/navigation/hooks.ts";
import { Badge } from "#ui/content/Badge.tsx";
import { Icon } from "#ui/content/Icon.tsx";
import styles from "./MainNav.module.css";

export function MainNav({ look }: { readonly look: "header" | "bottom" }) {
  const liveCount = useRail()?.liveCount ?? 0;
  const bottom = look === "bottom";
  const path = usePlace((place) => place.path);
  return (
    <>
      <RowLink path="/" current={path === "/"} className={styles[look]}>
        {bottom ? <Icon name="ball" size={22} /> : null}
        <span>
          <Trans>Scores</Trans>
        </span>
      </RowLink>
      <RowLink path="/live" current={path === "/live"} className={styles[look]}>
        {bottom ? <Icon name="whistle" size={22} /> : null}
        <span>
          <Trans comment="Page of running matches">Live</Trans>
        </span>
        <Badge count={liveCount} look="live" exact />
      </RowLink>
      <RowLink path="/favorites" current={path === "/favorites"} className={styles[look]}>
        {bottom ? <Icon name="star" size={22} /> : null}
        <span>
          <Trans>Favourites</Trans>
        </span>
      </RowLink>
    </>
  );
}
