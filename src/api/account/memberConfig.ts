// Reads and writes a member's configuration (docs/product.md#personal-configuration): the wire has numbers for odds
// formats and ids for zones.
import { type CommunityConfig, DEFAULT_COMMUNITY_CONFIG } from "#domain/communityConfig.ts";
import type { MemberConfig } from "#domain/member/memberConfig.ts";
import {
  DEFAULT_SETTINGS,
  type MatchDisplaySettings,
  ODDS_PROVIDER_IDS,
  type OddsFormat,
} from "#domain/settings.ts";
import { parseZoneId } from "#domain/zoneChoice.ts";
import { zoneId } from "#domain/zones.ts";
import { REPLY_RULE_WORDS, SORT_WORDS, VISIBILITY_WORDS, wordOf } from "../wire/postWords.ts";
import { readBoolean, readInteger, readObject, readText } from "../wire/values.ts";

/** docs/product.md#odds-formats. */
const ODDS_FORMATS: Readonly<Record<number, OddsFormat>> = { 1: "decimal", 2: "fraction", 3: "american" };
/** Switches of userSportConfig itself, and those of its footballConfig. */
const SPORT = ["matchNotify", "teamNotify", "odds"] as const;
const FOOTBALL = [
  "rankingShow",
  "redCardShow",
  "yellowCardShow",
  "matchStart",
  "finalResult",
  "goal",
  "redCard",
  "yellowCard",
] as const;

type Fields = Readonly<Record<string, unknown>>;

/** A field that cannot be read keeps its current setting; undefined for a value that is no configuration. */
export function readMemberConfig(data: unknown, standing = DEFAULT_SETTINGS): MemberConfig | undefined {
  const { userProfileConfig, userSportConfig, userCommunityConfig, ...rest } = readObject(data) ?? {};
  const profile = readObject(userProfileConfig);
  const sport = readObject(userSportConfig);
  const zoneOffset = parseZoneId(readText(profile?.["zone"]));
  if (!profile || !sport || zoneOffset === undefined) return undefined;
  const community = readObject(userCommunityConfig) ?? {};
  const { lang, zone: _zone, automaticZone, ...profileRest } = profile;
  return {
    language: readText(lang),
    zoneOffset,
    automaticZone: readBoolean(automaticZone) ?? false,
    settings: readSport(sport, standing),
    community: readCommunity(community),
    rest: {
      ...rest,
      userProfileConfig: profileRest,
      userSportConfig: sport,
      userCommunityConfig: community,
    },
  };
}

function readSport(sport: Fields, standing: MatchDisplaySettings): MatchDisplaySettings {
  const football = readObject(sport["footballConfig"]) ?? {};
  const settings: Record<string, unknown> = { ...standing };
  for (const name of SPORT) settings[name] = readBoolean(sport[name]) ?? standing[name];
  for (const name of FOOTBALL) settings[name] = readBoolean(football[name]) ?? standing[name];
  settings["oddsFormat"] = ODDS_FORMATS[readInteger(sport["oddsFormat"]) ?? 0] ?? standing.oddsFormat;
  const provider = readInteger(sport["oddsProvider"]);
  settings["oddsProviderId"] = ODDS_PROVIDER_IDS.find((id) => id === provider) ?? standing.oddsProviderId;
  return settings as unknown as MatchDisplaySettings;
}

/** docs/wire.md#community-configuration: each field may be missing. */
function readCommunity({ sort, visibility, replyRule, recommend }: Fields): CommunityConfig {
  const known = DEFAULT_COMMUNITY_CONFIG;
  return {
    sort: SORT_WORDS[readText(sort)] ?? known.sort,
    visibility: VISIBILITY_WORDS[readText(visibility)] ?? known.visibility,
    replyRule: REPLY_RULE_WORDS[readText(replyRule)] ?? known.replyRule,
    recommend: readBoolean(recommend) ?? known.recommend,
  };
}

/** The whole configuration as updateConfig takes it; fields that this client does not know are sent back unchanged. */
export function writeMemberConfig({
  language,
  zoneOffset,
  automaticZone,
  settings,
  community,
  rest,
}: MemberConfig): unknown {
  const profileRest = readObject(rest["userProfileConfig"]);
  const sportRest = readObject(rest["userSportConfig"]);
  const footballRest = readObject(sportRest?.["footballConfig"]);
  const pick = (names: readonly (keyof MatchDisplaySettings)[]): Fields =>
    Object.fromEntries(names.map((name) => [name, settings[name]]));
  const format = Object.entries(ODDS_FORMATS).find(([, name]) => name === settings.oddsFormat)?.[0];
  return {
    ...rest,
    userProfileConfig: { ...profileRest, lang: language, zone: zoneId(zoneOffset), automaticZone },
    userSportConfig: {
      ...sportRest,
      ...pick(SPORT),
      oddsFormat: Number(format),
      oddsProvider: settings.oddsProviderId,
      footballConfig: { ...footballRest, ...pick(FOOTBALL) },
    },
    userCommunityConfig: {
      ...readObject(rest["userCommunityConfig"]),
      sort: wordOf(SORT_WORDS, community.sort),
      visibility: wordOf(VISIBILITY_WORDS, community.visibility),
      replyRule: wordOf(REPLY_RULE_WORDS, community.replyRule),
      recommend: community.recommend,
    },
  };
}
