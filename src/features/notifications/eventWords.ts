// What an event is called and how it is said aloud.
import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { MatchEventType } from "#domain/match/matchEvent.ts";
import type { EventView } from "#workers/live/contract.ts";
import type { IconName } from "#ui/iconPaths.ts";

export const EVENT_ICONS: Readonly<Record<MatchEventType, IconName>> = {
  goal: "ball",
  redCard: "card",
  yellowCard: "card",
  kickOff: "whistle",
  lineup: "lineup",
  end: "flag",
  goalCancelled: "goalOff",
};

const NAMES: Readonly<Record<MatchEventType, MessageDescriptor>> = {
  goal: msg`Goal`,
  redCard: msg`Red card`,
  yellowCard: msg`Yellow card`,
  kickOff: msg`Kick-off`,
  lineup: msg`Line-ups`,
  end: msg`Full time`,
  goalCancelled: msg`Goal cancelled`,
};

/** The event's name, e.g. "Red card". */
export function eventName(type: MatchEventType, i18n: I18n): string {
  return i18n._(NAMES[type]);
}

/** A whole sentence for screen readers: "Goal for Arsenal: Arsenal 2, Chelsea 1." */
export function eventSentence({ event, names, score }: EventView, i18n: I18n): string {
  const { home, away } = names;
  const team = event.side === "none" ? "" : names[event.side];
  const result = { home, homeScore: score.home, away, awayScore: score.away };
  switch (event.type) {
    case "goal":
      return i18n._(
        msg`Goal for ${{ team }}: ${{ home: result.home }} ${{ homeScore: result.homeScore }}, ${{ away: result.away }} ${{ awayScore: result.awayScore }}.`,
      );
    case "redCard":
      return i18n._(msg`Red card for ${{ team }}, ${{ home }} against ${{ away }}.`);
    case "yellowCard":
      return i18n._(msg`Yellow card for ${{ team }}, ${{ home }} against ${{ away }}.`);
    case "kickOff":
      return i18n._(msg`Kick-off: ${{ home }} against ${{ away }}.`);
    case "lineup":
      return i18n._(msg`Line-ups announced: ${{ home }} against ${{ away }}.`);
    case "end":
      return i18n._(
        msg`Full time: ${{ home: result.home }} ${{ homeScore: result.homeScore }}, ${{ away: result.away }} ${{ awayScore: result.awayScore }}.`,
      );
    case "goalCancelled":
      return i18n._(
        msg`Goal cancelled: ${{ home: result.home }} ${{ homeScore: result.homeScore }}, ${{ away: result.away }} ${{ awayScore: result.awayScore }}.`,
      );
  }
}
