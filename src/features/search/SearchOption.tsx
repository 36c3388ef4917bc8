// One option of the search: picture, name with the words marked, and details that distinguish it.
import { Trans, useLingui } from "@lingui/react/macro";
import type { MouseEvent } from "react";
import type { FoundPerson } from "#domain/creators/creator.ts";
import type { FixtureLine } from "#domain/match/fixture.ts";
import { isLive } from "#domain/match/phase.ts";
import { calendarDay } from "#domain/zones.ts";
import { LeastPrice } from "#components/creators/LeastPrice.tsx";
import { phaseLabel } from "#components/match/phaseLabel.ts";
import { currentLocale } from "#i18n/currentLocale.ts";
import { formatClock } from "#i18n/formats.ts";
import { useFormats } from "#i18n/hooks.ts";
import { localizePath } from "#i18n/localePath.ts";
import { useViewerZone } from "#state/preferences/useViewerZone.ts";
import { FoundPicture } from "#components/search/FoundPicture.tsx";
import { Highlighted } from "#components/search/Highlighted.tsx";
import { pathOf, type SearchItem } from "#components/search/searchItems.ts";
import styles from "./SearchOption.module.css";

/** The score of a match, or its kick-off before the match; its state or day below. */
function Standing({ fixture }: { readonly fixture: FixtureLine }) {
  const { i18n } = useLingui();
  const formats = useFormats();
  const zone = useViewerZone();
  const { score, phase, kickoffAt } = fixture;
  const day = kickoffAt === undefined ? "" : formats.day(calendarDay(kickoffAt, zone.offsetAt(kickoffAt)));
  const state = phaseLabel({ phase }, i18n);
  return (
    <span className={`${styles["standing"]} num`} data-live={isLive(phase) || undefined}>
      {score ? (
        <strong translate="no">{`${score.home}–${score.away}`}</strong>
      ) : (
        <span>{kickoffAt === undefined ? "" : formatClock(kickoffAt, zone.offsetAt(kickoffAt))}</span>
      )}
      <small>{state === "" ? day : state}</small>
    </span>
  );
}

/** False for clicks that open a new tab or window, which the browser handles. */
function isPlain(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

export interface SearchOptionProps {
  readonly id: string;
  readonly item: SearchItem;
  /** The words to mark, "" for none. */
  readonly query: string;
  readonly active: boolean;
  readonly onPoint: () => void;
  readonly onChoose: () => void;
}

/** The focus stays in the field; `aria-activedescendant` names the option that Enter chooses. */
export function SearchOption({ id, item, query, active, onPoint, onChoose }: SearchOptionProps) {
  return (
    <a
      id={id}
      role="option"
      aria-selected={active}
      tabIndex={-1}
      href={localizePath(pathOf(item), currentLocale())}
      className={styles["option"]}
      data-found={item.kind}
      onPointerMove={active ? undefined : onPoint}
      onPointerDown={(event) => event.preventDefault()}
      onClick={(event) => {
        if (!isPlain(event)) return;
        event.preventDefault();
        onChoose();
      }}
    >
      <FoundPicture item={item} />
      <span className={styles["words"]}>
        <span className={styles["name"]}>
          <bdi translate="no">
            <Highlighted name={item.name} query={query} />
          </bdi>
        </span>
        {item.offer?.isCreator === true ? <CreatorDetail least={item.offer.leastPrice} /> : null}
        {item.detail === "" ? null : (
          <small className={styles["detail"]}>
            <bdi>{item.detail}</bdi>
          </small>
        )}
      </span>
      {item.fixture ? <Standing fixture={item.fixture} /> : null}
    </a>
  );
}

/** Marks a creator, and names the least price of a subscription. */
function CreatorDetail({ least }: { readonly least: FoundPerson["leastPrice"] }) {
  return (
    <small className={styles["detail"]}>
      <Trans comment="Mark beside the name of a member who sells subscriptions">Creator</Trans>
      {least === undefined ? null : (
        <span>
          {" · "}
          <LeastPrice least={least} />
        </span>
      )}
    </small>
  );
}
