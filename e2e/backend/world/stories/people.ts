/** The interface between people, the stories of matches, and the code that reads them. */
import type { Lang } from "../types.ts";

export type PositionCode = "G" | "D" | "M" | "F";

export interface PlayerInfo {
  /** The club's id and the index in its squad, packed; never changes. */
  readonly id: number;
  readonly teamId: number;
  readonly shirt: number;
  readonly position: PositionCode;
  readonly countryId: number;
  /** yyyy-mm-dd. */
  readonly birthDate: string;
  readonly heightCm: number;
  readonly weightKg: number;
  readonly foot: "left" | "right" | "both";
  /** 0 to 1 among the players of the club: how often the player plays and scores. */
  readonly talent: number;
  /** The same in every language. */
  name(lang: Lang): string;
}

export interface VenueInfo {
  readonly name: string;
  readonly city: string;
  readonly capacity: number;
}

/** All people in football, computed on demand. */
export interface People {
  /** Twenty-two to twenty-six players, three of them keepers; empty for an unknown team. */
  squad(teamId: number): readonly PlayerInfo[];
  player(id: number): PlayerInfo | undefined;
  coach(teamId: number): string;
  venue(teamId: number): VenueInfo;
  /** The year of the club's foundation. */
  founded(teamId: number): number;
}

export type StoryKind =
  | "goal"
  | "ownGoal"
  | "penaltyGoal"
  | "penaltyMissed"
  | "yellowCard"
  | "secondYellowCard"
  | "redCard"
  | "substitution"
  | "goalCancelled"
  | "addedTime"
  | "kickOff"
  | "halfTime"
  | "secondHalf"
  | "extraTime"
  | "shootOut"
  | "fullTime";

export interface StoryIncident {
  /** Epoch ms. */
  readonly at: number;
  readonly kind: StoryKind;
  /** The side credited; 0 for whistles. */
  readonly side: 0 | 1 | 2;
  /** 100 * minute + extra, as in the match clock (45+2 is 4502). */
  readonly minute: number;
  /** Scorer, booked player, or the player who comes on; undefined if unknown. */
  readonly playerId: number | undefined;
  /** The player who assisted, or who goes off. */
  readonly otherId: number | undefined;
  /** The score after the incident. */
  readonly homeScore: number;
  readonly guestScore: number;
  /** Announced minutes, for `addedTime`. */
  readonly added: number;
}

export interface SheetPlayer {
  readonly playerId: number;
  readonly position: PositionCode;
  /** Line of the formation from the keeper (0), and index in it from the team's own right. */
  readonly line: number;
  readonly place: number;
}

export interface Sheet {
  readonly formation: string;
  /** Eleven players, keeper first. */
  readonly starters: readonly SheetPlayer[];
  readonly bench: readonly number[];
  readonly captainId: number;
  readonly missing: readonly { readonly playerId: number; readonly reason: "injured" | "suspended" }[];
}

/** Minutes, goals and cards of one player in one match. */
export interface Appearance {
  readonly playerId: number;
  readonly teamId: number;
  readonly started: boolean;
  readonly minutes: number;
  readonly goals: number;
  readonly penalties: number;
  readonly ownGoals: number;
  readonly assists: number;
  readonly yellowCards: number;
  readonly redCards: number;
  /** 100 * minute + extra of coming on and of leaving (substituted or sent off); undefined if it did not happen. */
  readonly cameOnAt: number | undefined;
  readonly wentOffAt: number | undefined;
  /** 3.0 to 10.0. */
  readonly rating: number;
}

/** One kick of a shoot-out. */
interface ShootOutKick {
  readonly side: 1 | 2;
  readonly scored: boolean;
  readonly playerId: number | undefined;
}

/** Incidents of matches with names; derived from the history of states, so that they always fit the score. */
export interface Stories {
  /** Both teams' sheets, published or not; undefined for an unknown match. */
  sheets(matchId: number): { readonly home: Sheet; readonly away: Sheet } | undefined;
  /** The incidents until `now`, in order. */
  incidents(matchId: number, now: number): readonly StoryIncident[];
  /** The players with an appearance until `now`; empty before kick-off. */
  appearances(matchId: number, now: number): readonly Appearance[];
  /** The kicks of its shoot-out until `now`, in order. */
  kicks(matchId: number, now: number): readonly ShootOutKick[];
}
