// Paths of the pages of players, teams, leagues, topics and members, without locale prefix.
// See docs/product.md#addresses.

export const matchPath = (matchId: number): string => `/football/match/${matchId}`;
export const leaguePath = (leagueId: number): string => `/football/league/${leagueId}`;
export const teamPath = (teamId: number): string => `/football/team/${teamId}`;
export const playerPath = (playerId: number): string => `/football/player/${playerId}`;
export const profilePath = (userId: number): string => `/profile/${userId}`;
export const topicPath = (topicId: number): string => `/topic/${topicId}`;
