// A small static world for the backend's own tests, with a few matches of known values.
import { seasonOfMatches } from "../world/season/seasonOfMatches.ts";
import type { LeagueInfo, MatchNow, Prices, World } from "../world/types.ts";

const HOUR = 3_600_000;

/** Match ids of the fake world by state. */
export const FAKE = {
  firstHalf: 1001,
  secondHalf: 1002,
  finished: 1003,
  toCome: 1004,
  tomorrow: 1005,
} as const;

const PRICES: Prices = { home: 1.8, draw: 3.5, away: 4.2 };

const LEAGUES: readonly LeagueInfo[] = [
  {
    id: 36,
    countryId: 1,
    listed: true,
    topLevel: true,
    color: "#3b82f6",
    sort: 1,
    cup: false,
    name: () => "Premier Division",
  },
];

function aMatch(id: number, kickoffAt: number, more: Partial<MatchNow>): MatchNow {
  return {
    id,
    leagueId: 36,
    homeId: 11,
    awayId: 12,
    state: 0,
    kickoffAt,
    periodStartedAt: kickoffAt,
    homeScore: 0,
    guestScore: 0,
    homeHalf: 0,
    guestHalf: 0,
    homeRed: 0,
    guestRed: 0,
    homeYellow: 0,
    guestYellow: 0,
    injuryTime: 0,
    hasLineup: true,
    homeRank: "3",
    guestRank: "11",
    neutral: false,
    explain: "",
    ...more,
  };
}

/** A world whose matches are around `noon` (epoch ms) and change only at the given instants. */
export function createFakeWorld(noon: number, changes: readonly { id: number; at: number }[] = []): World {
  const matches = new Map(
    [
      aMatch(FAKE.firstHalf, noon - HOUR / 3, { state: 1, homeScore: 1, homeYellow: 1, guestYellow: 2 }),
      aMatch(FAKE.secondHalf, noon - 1.3 * HOUR, {
        state: 3,
        periodStartedAt: noon - HOUR / 4,
        guestScore: 2,
        guestHalf: 1,
      }),
      aMatch(FAKE.finished, noon - 4 * HOUR, { state: -1, homeScore: 3, homeHalf: 2 }),
      aMatch(FAKE.toCome, noon + 2 * HOUR, {}),
      aMatch(FAKE.tomorrow, noon + 24 * HOUR, {}),
    ].map((match) => [match.id, match]),
  );
  const all = [...matches.values()];
  const changed = (from: number, to: number): number[] =>
    changes.filter(({ at }) => at > from && at <= to).map(({ id }) => id);
  return {
    countries: [
      {
        id: 1,
        code: "GB-ENG",
        sort: 1,
        flag: "1.svg",
        name: (lang) => (lang === "fr_FR" ? "Angleterre" : "England"),
      },
      { id: 2, code: "FR", sort: 2, flag: "2.svg", name: () => "France" },
    ],
    leagues: LEAGUES,
    teamIds: [11, 12],
    team(id) {
      if (id !== 11 && id !== 12) return undefined;
      return {
        id,
        countryId: 1,
        leagueId: 36,
        logo: `${id}.svg`,
        colors: ["#b3202c", "#ffffff"],
        short: "ABC",
        name: () => `Team ${id}`,
      };
    },
    matchesBetween: (from, to) =>
      all.filter(({ kickoffAt }) => kickoffAt >= from && kickoffAt < to).map(({ id }) => id),
    running: () => all.filter(({ state }) => state >= 1 && state <= 5).map(({ id }) => id),
    matchAt: (id) => matches.get(id),
    seasons: seasonOfMatches({
      leagues: LEAGUES,
      matchIds: [...matches.keys()],
      label: "2026/27",
      matchAt: (id) => matches.get(id),
    }),
    history: (id) => {
      const match = matches.get(id);
      return match === undefined ? [] : [{ at: 0, match }];
    },
    pricesAt: (id, provider) =>
      matches.has(id) && provider !== 9 ? { opening: PRICES, current: PRICES } : undefined,
    changedBetween: changed,
    pricesChangedBetween: changed,
  };
}
