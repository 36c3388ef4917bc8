// One event in a list: icon, score line with the causing team in bold, league and minute, clock time.
import { useLingui } from "@lingui/react/macro";
import { memo } from "react";
import { matchPath } from "../page/pageLinks.ts";
import { RowLink } from "../page/RowLink.tsx";
import { formatMinute } from "#domain/match/gameMinute.ts";
import { formatClock } from "#i18n/formats.ts";
import { useViewerZone } from "#state/preferences/useViewerZone.ts";
import { classNames } from "#ui/styles/classNames.ts";
import { Icon } from "#ui/content/Icon.tsx";
import { VisuallyHidden } from "#ui/page/VisuallyHidden.tsx";
import type { EventLineView } from "#workers/live/contract.ts";
import styles from "./EventLine.module.css";
import { EVENT_ICONS, eventName } from "./eventWords.ts";

export const EventLine = memo(function EventLine({ view }: { readonly view: EventLineView }) {
  const { i18n } = useLingui();
  const zone = useViewerZone();
  const { event, names, score, league } = view;
  const minute = view.late ? "" : formatMinute(event.minute);
  const name = eventName(event.type, i18n);
  return (
    <li className={styles["line"]} data-type={event.type} data-favorite-event={view.favorite || undefined}>
      <span className={styles["icon"]} title={name}>
        <Icon name={EVENT_ICONS[event.type]} size={16} />
        <VisuallyHidden>{name}</VisuallyHidden>
      </span>
      <RowLink path={matchPath(event.matchId)} className={styles["match"]}>
        <span className={event.side === "home" ? styles["caused"] : undefined} dir="auto" translate="no">
          {names.home}
        </span>{" "}
        <span className={classNames(styles["score"], "num")} translate="no">
          <span className={event.side === "home" ? styles["caused"] : undefined}>{score.home}</span>–
          <span className={event.side === "away" ? styles["caused"] : undefined}>{score.away}</span>
        </span>{" "}
        <span className={event.side === "away" ? styles["caused"] : undefined} dir="auto" translate="no">
          {names.away}
        </span>
      </RowLink>
      <small className={styles["where"]}>
        <bdi translate="no">{league}</bdi>
        {minute === "" ? null : (
          <span className={classNames(styles["minute"], "num")} translate="no">
            {minute}
          </span>
        )}
      </small>
      {view.late ? null : (
        <small className={classNames(styles["clock"], "num")}>
          {formatClock(event.at, zone.offsetAt(event.at))}
        </small>
      )}
    </li>
  );
});
