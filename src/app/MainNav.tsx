// The main pages, in the header on wide screens and at the bottom on phones. Only pages that exist.
import { Trans } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { useRail } from "#state/live/hooks.ts";
import { Badge } from "#ui/Badge.tsx";
import { Icon } from "#ui/Icon.tsx";
import styles from "./MainNav.module.css";

export function MainNav({ look }: { readonly look: "header" | "bottom" }) {
  const liveCount = useRail()?.liveCount ?? 0;
  const bottom = look === "bottom";
  const exact = { exact: true, includeSearch: false };
  return (
    <>
      <Link to="/" activeOptions={exact} className={styles[look]}>
        {bottom ? <Icon name="ball" size={22} /> : null}
        <span>
          <Trans>Scores</Trans>
        </span>
      </Link>
      <Link to="/live" activeOptions={exact} className={styles[look]}>
        {bottom ? <Icon name="whistle" size={22} /> : null}
        <span>
          <Trans comment="Page of running matches">Live</Trans>
        </span>
        <Badge count={liveCount} look="live" exact />
      </Link>
      <Link to="/favorites" activeOptions={exact} className={styles[look]}>
        {bottom ? <Icon name="star" size={22} /> : null}
        <span>
          <Trans>Favourites</Trans>
        </span>
      </Link>
    </>
  );
}
