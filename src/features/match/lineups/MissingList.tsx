// Players who cannot play, with the reason.
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { MissingPlayer } from "#domain/match/lineups.ts";
import { playerPath } from "#components/page/pageLinks.ts";
import { RowLink } from "#components/page/RowLink.tsx";
import { Icon } from "#ui/content/Icon.tsx";
import type { IconName } from "#ui/content/iconPaths.ts";
import styles from "./MissingList.module.css";

const REASONS: Readonly<Record<MissingPlayer["reason"], { name: MessageDescriptor; icon: IconName }>> = {
  injured: { name: msg`Injured`, icon: "warning" },
  suspended: { name: msg`Suspended`, icon: "card" },
  doubtful: { name: msg`Doubtful`, icon: "info" },
  international: { name: msg`With the national team`, icon: "flag" },
  other: { name: msg`Not available`, icon: "info" },
};

/** Renders nothing if no player is missing. */
export function MissingList({ missing }: { readonly missing: readonly MissingPlayer[] }) {
  const { i18n } = useLingui();
  if (missing.length === 0) return null;
  return (
    <>
      <h4 className={styles["title"]}>
        <Trans>Missing players</Trans>
      </h4>
      <ul className={styles["list"]}>
        {missing.map(({ id, name, reason }) => (
          <li key={id} className={styles["player"]}>
            <span className={styles["icon"]} data-reason={reason}>
              <Icon name={REASONS[reason].icon} size={16} />
            </span>
            <RowLink path={playerPath(id)} className={styles["name"]}>
              <bdi translate="no">{name}</bdi>
            </RowLink>
            <span className={styles["reason"]}>{i18n._(REASONS[reason].name)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
