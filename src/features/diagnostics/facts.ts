// The lines of the connection check: what the server, the core and the browser know of this connection.
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { CONNECTION_WORDS } from "#components/page/ConnectionIndicator.tsx";
import type { CountrySource, SeenConnection } from "#domain/calls/support.ts";
import type { FootballSource } from "#domain/footballSource.ts";
import type { ShownCoreStatus } from "#state/pageData/useCoreStatus.ts";

/** One line. Its value is a name or number as it is, English text, a text to translate, a count, a time, or missing. */
export interface Fact {
  /** Names the line in the copied text, which support reads in every language. */
  readonly key: string;
  readonly name: MessageDescriptor;
  readonly value: FactValue;
}

export type FactValue =
  | string
  | number
  | undefined
  | { readonly english: string }
  | { readonly word: MessageDescriptor; readonly plain: string }
  /** A time and the present by the same clock, epoch ms. */
  | { readonly at: number; readonly now: number }
  | { readonly seconds: number };

const COUNTRY_SOURCES: Readonly<Record<CountrySource, MessageDescriptor>> = {
  address: msg`from the IP address`,
  proxy: msg`from a proxy header`,
  fixed: msg`the same for every visitor`,
};

/** What the server sees, and how far its clock is from the browser's. */
export function serverFacts(
  seen: SeenConnection | undefined,
  status: ShownCoreStatus | undefined,
): readonly Fact[] {
  const from = seen?.countryFrom;
  return [
    { key: "address", name: msg`Address`, value: seen?.address || undefined },
    { key: "country", name: msg`Country`, value: seen?.country || undefined },
    {
      key: "country from",
      name: msg`How the country is known`,
      value: from && { word: COUNTRY_SOURCES[from], plain: from },
    },
    {
      key: "clock difference",
      name: msg`Clock difference`,
      value: status && { seconds: Math.round(status.clockDifferenceMs / 1000) },
    },
  ];
}

/** The source of the scores; none for a made-up world. */
export function sourceFacts(source: FootballSource | null | undefined, now: number): readonly Fact[] {
  if (source == null) return [];
  const { name, state, trouble, asOf, failedReads } = source;
  return [
    { key: "source", name: msg`Source of the scores`, value: { english: name } },
    {
      key: "source state",
      name: msg`State of the source`,
      value: { english: [state, trouble].filter(Boolean).join(", ") },
    },
    {
      key: "source as of",
      name: msg`Time of the scores`,
      value: asOf === undefined ? undefined : { at: asOf, now },
    },
    { key: "source faults", name: msg`Failed reads of the source`, value: failedReads },
  ];
}

/** What the core does: the socket, the polls, the tabs. The stream's token is known by the time it came alone. */
export function coreFacts(status: ShownCoreStatus | undefined): readonly Fact[] {
  const last = (counter: string): FactValue => {
    const at = status?.times[counter];
    return status === undefined || at === undefined ? undefined : { at, now: status.at };
  };
  const state = status?.connection.state;
  return [
    {
      key: "connection",
      name: msg`Connection`,
      value: state && { word: CONNECTION_WORDS[state], plain: state },
    },
    { key: "stream token", name: msg`Stream token received`, value: last("streamTokens") },
    { key: "socket opened", name: msg`Socket opened`, value: last("socketOpens") },
    { key: "heartbeat", name: msg`Last heartbeat`, value: last("heartbeats") },
    { key: "score poll", name: msg`Last poll of scores`, value: last("livePolls") },
    { key: "odds poll", name: msg`Last poll of odds`, value: last("oddsPolls") },
    { key: "list", name: msg`Last full list`, value: last("listRequests") },
    { key: "core", name: msg`Number of the core`, value: status?.generation },
    { key: "tabs", name: msg`Open tabs`, value: status?.sessions },
    { key: "visible tabs", name: msg`Visible tabs`, value: status?.visibleSessions },
    { key: "matches", name: msg`Known matches`, value: status?.matches },
  ];
}

export interface BrowserKnows {
  readonly build: string;
  readonly language: string;
  readonly zone: string;
  /** Id of the country in the cookie. */
  readonly countryId: string | undefined;
  readonly userAgent: string;
}

/** What the browser knows. */
export function browserFacts({ build, language, zone, countryId, userAgent }: BrowserKnows): readonly Fact[] {
  return [
    { key: "build", name: msg`Build`, value: build },
    { key: "language", name: msg`Language`, value: language },
    { key: "time zone", name: msg`Time zone`, value: zone },
    { key: "country cookie", name: msg`Country in the cookie`, value: countryId },
    { key: "browser", name: msg`Browser`, value: { english: userAgent } },
  ];
}

/** The value without language or zone. */
function plainValue(value: FactValue): string {
  if (value === undefined) return "-";
  if (typeof value !== "object") return String(value);
  if ("plain" in value) return value.plain;
  if ("english" in value) return value.english;
  if ("seconds" in value) return `${value.seconds} s`;
  return `${new Date(value.at).toISOString()} (${secondsOf(value)} s ago)`;
}

/** Age of a time, whole seconds. */
export function secondsOf({ at, now }: { readonly at: number; readonly now: number }): number {
  return Math.max(0, Math.round((now - at) / 1000));
}

/** The text for support: one line per fact, then the counters, in English whatever the page's language. */
export function textOf(facts: readonly Fact[], counters: Readonly<Record<string, number>>): string {
  const lines = facts.map(({ key, value }) => `${key}: ${plainValue(value)}`);
  const counts = sortedCounters(counters).map(([name, count]) => `${name}: ${count}`);
  return ["Touchline", ...lines, ...counts].join("\n");
}

/** The counters by name. */
export function sortedCounters(
  counters: Readonly<Record<string, number>>,
): readonly (readonly [string, number])[] {
  return Object.entries(counters).toSorted(([one], [other]) => one.localeCompare(other));
}
