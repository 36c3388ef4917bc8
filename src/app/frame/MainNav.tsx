// Links to the main pages, in the header on wide screens and at the bottom on phones.
import { useLingui } from "@lingui/react/macro";
import { RowLink } from "#components/page/RowLink.tsx";
import { useRail } from "#state/live/client/hooks.ts";
import { usePlace } from "#state/navigation/hooks.ts";
import { Badge } from "#ui/content/Badge.tsx";
import { Icon } from "#ui/content/Icon.tsx";
import type { IconName } from "#ui/content/iconPaths.ts";
import styles from "./MainNav.module.css";

/** Its entry is also the current one on the pages of posts, topics and creators. */
const COMMUNITY = "/community";

export function MainNav({ look }: { readonly look: "header" | "bottom" }) {
  const { t } = useLingui();
  const liveCount = useRail()?.liveCount ?? 0;
  const here = usePlace((place) => place.path);
  const link = (path: string, icon: IconName, name: string, count?: number) => (
    <RowLink
      path={path}
      current={
        path === here || (path === COMMUNITY && /^\/(posts\/|topic\/|creators)/.test(here ?? "") && "true")
      }
      className={styles[look]}
    >
      {look === "bottom" ? <Icon name={icon} size={22} /> : null}
      <span>{name}</span>
      {count === undefined ? null : (
        <span className={styles["count"]}>
          <Badge count={count} look="live" exact />
        </span>
      )}
    </RowLink>
  );
  return (
    <>
      {link("/", "ball", t`Scores`)}
      {link("/live", "whistle", t({ message: "Live", comment: "Page of running matches" }), liveCount)}
      {link("/favorites", "star", t`Favourites`)}
      {link(COMMUNITY, "chat", t`Community`)}
      {look === "header" ? link("/board", "ball", t`Board`) : null}
    </>
  );
}
