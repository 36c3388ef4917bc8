// Validates a member's configuration (docs/product.md#personal-configuration); keeps unknown fields.
import { oneOf, REPLY_RULES, SORTS, VISIBILITIES } from "../community/terms.ts";
import { readZone } from "../server/zones.ts";
import type { Read } from "../server/readFields.ts";

/** Maximum length of a configuration's JSON. */
const MAX_LENGTH = 32_768;

/** Codes of the 20 locales (docs/wire.md#language-codes). */
const LANGUAGES: ReadonlySet<unknown> = new Set(
  "en_GB ar_SA en_US tl_PH fr_FR de_DE hi_IN id_ID it_IT ja_JP ko_KR ms_MY pt_BR ru_RU zh_CN es_ES sw_KE th_TH zh_HK vi_VN".split(
    " ",
  ),
);

const SPORT_SWITCHES = ["matchNotify", "teamNotify", "odds"] as const;
const FOOTBALL_SWITCHES = [
  "rankingShow",
  "redCardShow",
  "yellowCardShow",
  "matchStart",
  "finalResult",
  "goal",
  "redCard",
  "yellowCard",
] as const;
const ODDS_FORMATS: ReadonlySet<unknown> = new Set([1, 2, 3]);
const ODDS_PROVIDERS: ReadonlySet<unknown> = new Set([8, 47, 9]);

/** The choices of `userCommunityConfig`; the fourth, `recommend`, is a switch. */
const COMMUNITY_WORDS: Readonly<Record<string, readonly string[]>> = {
  sort: SORTS,
  visibility: VISIBILITIES,
  replyRule: REPLY_RULES,
};

type Fields = Readonly<Record<string, unknown>>;

function fieldsOf(value: unknown): Fields | undefined {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Fields) : undefined;
}

/** The name of the first switch that is present and not a boolean. */
function badSwitch(fields: Fields, names: readonly string[]): string | undefined {
  return names.find((name) => fields[name] !== undefined && typeof fields[name] !== "boolean");
}

function sportProblem(sport: Fields): string | undefined {
  const football = sport["footballConfig"] === undefined ? {} : fieldsOf(sport["footballConfig"]);
  if (football === undefined) return "footballConfig is an object";
  const wrong = badSwitch(sport, SPORT_SWITCHES) ?? badSwitch(football, FOOTBALL_SWITCHES);
  if (wrong !== undefined) return `${wrong} is true or false`;
  const { oddsFormat, oddsProvider } = sport;
  if (oddsFormat !== undefined && !ODDS_FORMATS.has(oddsFormat)) return "oddsFormat is 1, 2 or 3";
  if (oddsProvider !== undefined && !ODDS_PROVIDERS.has(oddsProvider)) {
    return "oddsProvider is 8, 47 or 9";
  }
  return undefined;
}

function communityProblem(value: unknown): string | undefined {
  const community = value === undefined ? {} : fieldsOf(value);
  if (community === undefined) return "userCommunityConfig is an object";
  for (const [name, words] of Object.entries(COMMUNITY_WORDS)) {
    const word = community[name];
    if (word !== undefined && oneOf(words, word) === undefined)
      return `${name} is one of ${words.join(", ")}`;
  }
  return badSwitch(community, ["recommend"]) === undefined ? undefined : "recommend is true or false";
}

function problemOf(body: unknown): string | undefined {
  const profile = fieldsOf(fieldsOf(body)?.["userProfileConfig"]);
  const sport = fieldsOf(fieldsOf(body)?.["userSportConfig"]);
  if (profile === undefined || sport === undefined) {
    return "The body is the whole configuration with userProfileConfig and userSportConfig";
  }
  if (!LANGUAGES.has(profile["lang"])) return "lang is one of the 20 language codes, such as en_GB";
  if (typeof profile["zone"] !== "string" || readZone(profile["zone"]) === undefined) {
    return "zone is one of the 37 zone ids, such as e8, w5 or e5:30";
  }
  return sportProblem(sport) ?? communityProblem(fieldsOf(body)?.["userCommunityConfig"]);
}

/** The configuration as JSON text to store. */
export function readConfig(body: unknown): Read<string> {
  const msg = problemOf(body);
  if (msg !== undefined) return { ok: false, msg };
  const json = JSON.stringify(body);
  return json.length <= MAX_LENGTH
    ? { ok: true, value: json }
    : { ok: false, msg: `The configuration has at most ${MAX_LENGTH} characters` };
}
