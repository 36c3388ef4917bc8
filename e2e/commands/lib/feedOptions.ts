// Reads the options of a feed from flags and environment; an error is one line.

import { FEED_IDS, type FeedId } from "../../backend/feeds/contract.ts";

export interface FeedOptions {
  /** "list" prints the sources and starts nothing. */
  readonly source: FeedId | "list";
  /** Codes in lower case; undefined reads all leagues. */
  readonly leagues: ReadonlySet<string> | undefined;
  readonly recordDir: string | undefined;
  readonly replayDir: string | undefined;
  /** Folder of the files of openfootball. */
  readonly filesDir: string | undefined;
  readonly speed: number;
  /** Replaces the source's origin, for tests. */
  readonly origin: string | undefined;
}

export interface FeedFlags {
  readonly feed: string | undefined;
  readonly leagues: string | undefined;
  readonly record: string | undefined;
  readonly replay: string | undefined;
  readonly dir: string | undefined;
  readonly speed: number;
}

type Env = Readonly<Record<string, string | undefined>>;
type ReadFeed =
  | { readonly ok: true; readonly options: FeedOptions | undefined }
  | { readonly ok: false; readonly message: string };

const given = (text: string | undefined): string | undefined => (text === "" ? undefined : text);
const fault = (message: string): ReadFeed => ({ ok: false, message });

/** The best source whose key is set. */
function automatic(env: Env): FeedId {
  if (given(env["API_FOOTBALL_KEY"]) !== undefined) return "api-football";
  return given(env["FOOTBALL_DATA_KEY"]) === undefined ? "openligadb" : "football-data";
}

const isName = (text: string): text is FeedId => (FEED_IDS as readonly string[]).includes(text);

/** True for an http(s) origin of this machine. */
function isOwnMachine(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, pathname } = new URL(text);
  const own = hostname === "localhost" || hostname === "[::1]" || /^127(\.\d{1,3}){3}$/.test(hostname);
  return own && (protocol === "http:" || protocol === "https:") && pathname === "/";
}

/** The flag takes precedence over FEED. `others` are options that a feed excludes, with their values. */
export function readFeedOptions(
  flags: FeedFlags,
  env: Env,
  others: Readonly<Record<string, unknown>>,
): ReadFeed {
  const name = flags.feed ?? given(env["FEED"]);
  if (name === undefined) {
    const alone = flags.leagues ?? flags.record ?? flags.replay ?? flags.dir;
    return alone === undefined
      ? { ok: true, options: undefined }
      : fault(
          "--feed-leagues, --feed-record, --feed-replay and --feed-dir belong to a feed. Name one with --feed.",
        );
  }
  const source = name === "auto" ? automatic(env) : name;
  if (source !== "list" && !isName(source))
    return fault(`"${name}" is no feed. Give --feed ${FEED_IDS.join(", ")} or auto, or list to see them.`);
  const other = Object.entries(others).find(([, value]) => value !== undefined);
  if (other !== undefined) return fault(`--feed and ${other[0]} exclude each other. Give one of them.`);
  if (flags.record !== undefined && flags.replay !== undefined)
    return fault("--feed-record and --feed-replay exclude each other. Give one of them.");
  for (const [flag, value] of [
    ["--feed-record", flags.record],
    ["--feed-replay", flags.replay],
    ["--feed-dir", flags.dir],
  ])
    if (value === "") return fault(`${flag} is empty. Give it a folder.`);
  if (source === "openfootball" && flags.dir === undefined && flags.replay === undefined)
    return fault("The feed openfootball reads a folder of files. Name it with --feed-dir.");
  if (source !== "openfootball" && flags.dir !== undefined)
    return fault("--feed-dir belongs to the feed openfootball. Give that feed, or leave it out.");
  const origin = given(env["FEED_ORIGIN"]);
  if (origin !== undefined && !isOwnMachine(origin))
    return fault(
      "FEED_ORIGIN is for tests. Set it to an address of this machine such as http://127.0.0.1:9000.",
    );
  const codes = flags.leagues?.split(",").map((code) => code.trim().toLowerCase());
  if (codes?.some((code) => !/^[\w.-]{1,30}$/.test(code)) === true)
    return fault(`"${flags.leagues}" is no list of leagues. Give --feed-leagues codes such as bl1,bl2.`);
  return {
    ok: true,
    options: {
      source,
      leagues: codes === undefined ? undefined : new Set(codes),
      recordDir: flags.record,
      replayDir: flags.replay,
      filesDir: flags.dir,
      speed: flags.speed,
      origin: origin === undefined ? undefined : new URL(origin).origin,
    },
  };
}
