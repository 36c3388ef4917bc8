// One row of the event popup: event, match, time, and both teams with the causing one in bold.
import { useLingui } from "@lingui/react/macro";
import { CardMark } from "#components/match/CardMark.tsx";
import { matchPath } from "#components/page/pageLinks.ts";
import { RowLink } from "#components/page/RowLink.tsx";
import { TeamCrest } from "#components/pictures/TeamCrest.tsx";
import type { Side } from "#domain/match/match.ts";
import { EVENT_NUMBERS } from "#domain/match/matchEvent.ts";
import { formatMinute } from "#domain/match/gameMinute.ts";
import { formatClock } from "#i18n/formats.ts";
import { useViewerZone } from "#state/preferences/useViewerZone.ts";
import { classNames } from "#ui/styles/classNames.ts";
import { Icon } from "#ui/content/Icon.tsx";
import { IconButton } from "#ui/controls/IconButton.tsx";
import type { EventView } from "#workers/live/contract.ts";
import styles from "./EventPopup.module.css";
import { EVENT_ICONS, eventName } from "#components/match/eventWords.ts";

export interface EventPopupProps {
  readonly popup: EventView;
  readonly onDismiss: () => void;
}

/**
 * The bar's animation measures the five seconds (docs/product.md#event-popup) and closes the popup; pointer
 * or focus on the row pauses it.
 */
export function EventPopup({ popup, onDismiss }: EventPopupProps) {
  const { t, i18n } = useLingui();
  const { event, league } = popup;
  const number = EVENT_NUMBERS[event.type];
  return (
    <li className={styles["popup"]} data-popup-event={number} data-type={event.type}>
      <header className={styles["head"]}>
        <b className={styles["what"]}>
          <Icon name={EVENT_ICONS[event.type]} size={14} />
          {eventName(event.type, i18n)}
        </b>
        <span className={styles["league"]} dir="auto" translate="no">
          {league}
        </span>
        {popup.late ? null : <EventTime popup={popup} />}
        <IconButton
          icon="close"
          iconSize={16}
          label={t`Dismiss`}
          className={styles["close"]}
          onClick={onDismiss}
        />
      </header>
      <RowLink path={matchPath(event.matchId)} className={styles["match"]}>
        <TeamRow popup={popup} side="home" />
        <TeamRow popup={popup} side="away" />
      </RowLink>
      <div data-tells className={styles["bar"]} onAnimationEnd={onDismiss} />
    </li>
  );
}

function EventTime({ popup: { event } }: { readonly popup: EventView }) {
  const zone = useViewerZone();
  const minute = formatMinute(event.minute);
  const running = minute !== "";
  return (
    <span className={classNames(styles["time"], running && styles["minute"], "num")}>
      {running ? minute : formatClock(event.at, zone.offsetAt(event.at))}
    </span>
  );
}

function TeamRow({ popup, side }: { readonly popup: EventView; readonly side: Side }) {
  const caused = popup.event.side === side;
  return (
    <div className={styles["team"]} data-caused={caused || undefined}>
      <TeamCrest file={popup.logos[side]} size={20} />
      <span className={styles["name"]} dir="auto" translate="no">
        {popup.names[side]}
      </span>
      <CardMark color="red" count={popup.redCards[side]} />
      <CardMark color="yellow" count={popup.yellowCards[side]} />
      <b className={classNames(styles["score"], "num")} translate="no">
        {popup.score[side]}
      </b>
    </div>
  );
}
