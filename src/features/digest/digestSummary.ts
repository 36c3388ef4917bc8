// Counts of missed events as text: "7 goals, 2 red cards".
import type { I18n } from "@lingui/core";
import { plural, t } from "@lingui/core/macro";
import type { MatchEventType } from "#domain/match/matchEvent.ts";
import type { EventView } from "#workers/live/contract.ts";

/** In display order. */
const COUNTED: readonly {
  readonly type: MatchEventType;
  readonly words: (count: number, i18n: I18n) => string;
}[] = [
  { type: "goal", words: (count, i18n) => t(i18n)`${plural(count, { one: "# goal", other: "# goals" })}` },
  {
    type: "redCard",
    words: (count, i18n) => t(i18n)`${plural(count, { one: "# red card", other: "# red cards" })}`,
  },
  {
    type: "yellowCard",
    words: (count, i18n) => t(i18n)`${plural(count, { one: "# yellow card", other: "# yellow cards" })}`,
  },
  {
    type: "kickOff",
    words: (count, i18n) => t(i18n)`${plural(count, { one: "# kick-off", other: "# kick-offs" })}`,
  },
  {
    type: "end",
    words: (count, i18n) => t(i18n)`${plural(count, { one: "# final whistle", other: "# final whistles" })}`,
  },
];

/** The counts of all kinds present, as a list in the page's language; `html` is its BCP 47 tag. */
export function digestSummary(views: readonly EventView[], i18n: I18n, html: string): string {
  const parts = COUNTED.map(({ type, words }) => {
    const count = views.filter(({ event }) => event.type === type).length;
    return count === 0 ? undefined : words(count, i18n);
  }).filter((part) => part !== undefined);
  return new Intl.ListFormat(html, { type: "unit", style: "short" }).format(parts);
}
