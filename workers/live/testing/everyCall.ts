// Parameters for every read and act, so that tests can go through all calls of a table.
import type { ActParams, MemberActName } from "#domain/calls/memberActs.ts";
import { type PageCallName, type PageParams, type PageRequest, READS } from "#domain/calls/pageCalls.ts";
import { DEFAULT_SETTINGS } from "#domain/settings.ts";

const MATCH = { matchId: 1001 };
const LEAGUE = { leagueId: 36 };
const TEAM = { teamId: 11 };
const PLAYER = { playerId: 5 };

/** About member 9 where a read is about a member. */
const PARAMS: { readonly [Name in PageCallName]: PageParams<Name> } = {
  matchDetails: MATCH,
  matchOdds: MATCH,
  matchSummary: MATCH,
  matchLineups: MATCH,
  matchAnalysis: MATCH,
  leagueProfile: LEAGUE,
  leagueRound: LEAGUE,
  leagueStandings: LEAGUE,
  leaguePlayers: LEAGUE,
  leagueStatistics: LEAGUE,
  teamProfile: TEAM,
  teamFixtures: TEAM,
  teamSquad: TEAM,
  teamStatistics: TEAM,
  teamTransfers: TEAM,
  playerProfile: PLAYER,
  playerMatches: PLAYER,
  search: { query: "arsenal" },
  popularSearches: {},
  account: {},
  bindings: {},
  platforms: {},
  profile: { userId: 9 },
  followers: { userId: 9, page: 1 },
  following: { userId: 9, page: 1 },
  mutedUsers: { page: 1 },
  notices: { kind: "reply", page: 1 },
  unreadNotices: {},
  posts: { subject: "match", subjectId: 1001, page: 1 },
  userPosts: { userId: 9, page: 1 },
  languages: {},
  dictionary: { language: "fr_FR" },
  document: { name: "about" },
};

/** A read with parameters that stand for any. */
function aRequest(call: PageCallName): PageRequest {
  return { call, params: PARAMS[call] } as PageRequest;
}

/** Every read, in the order of the table. */
export const EVERY_READ: readonly PageRequest[] = (Object.keys(READS) as PageCallName[]).map(aRequest);

/** Every read whose answer depends on who asks. */
export const READS_OF_MEMBER = EVERY_READ.filter(({ call }) => READS[call].ofMember);

/** Parameters for every act, about member 9 where it is about a member. */
export const ACT_PARAMS: { readonly [Name in MemberActName]: ActParams<Name> } = {
  signIn: { email: "a@b.example", password: "secret-1" },
  signInThrough: { platform: "google", code: "c" },
  signOut: {},
  sendCode: { email: "a@b.example", purpose: "register" },
  register: { email: "a@b.example", code: "123456", password: "abcdefg1", name: "Ada" },
  verifyResetCode: { email: "a@b.example", code: "123456" },
  resetPassword: { ticket: "t", password: "abcdefg1" },
  updateProfile: { name: "Ada" },
  verifyPassword: { password: "abcdefg1" },
  changePassword: { ticket: "t", password: "abcdefg1" },
  changeEmail: { email: "a@b.example", code: "123456" },
  leave: { code: "123456" },
  loadConfig: {},
  saveConfig: {
    language: "en_GB",
    zoneOffset: 0,
    automaticZone: true,
    settings: DEFAULT_SETTINGS,
    rest: {},
  },
  bind: { platform: "google", code: "c" },
  unbind: { platform: "google" },
  checkAge: {},
  follow: { userId: 9 },
  unfollow: { userId: 9 },
  mute: { userId: 9 },
  unmute: { userId: 9 },
  markRead: { kind: "reply" },
  sendFeedback: { kind: "idea", text: "x", pictures: [], contact: "" },
  upload: { picture: new Blob(["x"], { type: "image/png" }) },
};
