// Prepares a feed for `npm start`: its key, its folder, its store, and the lines that the terminal shows.
import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { createFeed, type Feed } from "../../backend/feeds/createFeed.ts";
import type { FeedAdapter } from "../../backend/feeds/contract.ts";
import { createFetcher, type FeedFetcher } from "../../backend/feeds/poll/fetcher.ts";
import { createFolderFetcher } from "../../backend/feeds/poll/folderFetcher.ts";
import { recordTo, replayFrom } from "../../backend/feeds/poll/recording.ts";
import { createFeedPictures, type FeedPictures } from "../../backend/feeds/pictures.ts";
import { FEED_SOURCES } from "../../backend/feeds/sources.ts";
import { reason } from "../../backend/server/reason.ts";
import type { FeedOptions } from "./feedOptions.ts";

export interface PreparedFeed {
  readonly feed: Feed;
  readonly pictures: FeedPictures;
  /** Name, licence and attribution of the source. */
  readonly lines: readonly string[];
  /** The server's clock, if a recording is replayed. */
  readonly now: (() => number) | undefined;
}

type Prepared =
  | { readonly ok: true; readonly value: PreparedFeed }
  | { readonly ok: false; readonly message: string };

type Env = Readonly<Record<string, string | undefined>>;

interface Answering {
  readonly fetcher: FeedFetcher;
  readonly now: () => number;
}

const isFolder = (path: string): boolean => existsSync(path) && statSync(path).isDirectory();

/** Whom the feed asks: a recording, a folder of files, or the source. A text is the reason why it cannot. */
function answering(
  adapter: FeedAdapter,
  options: FeedOptions,
  key: string | undefined,
  now: () => number,
): Answering | string {
  const { replayDir, filesDir, recordDir, speed, origin } = options;
  if (replayDir !== undefined) {
    if (!isFolder(replayDir)) return `The folder ${replayDir} is not there. Give --feed-replay a recording.`;
    const replay = replayFrom(replayDir, speed, Date.now);
    return replay ?? `The folder ${replayDir} has no recorded answers. Make some with --feed-record.`;
  }
  let fetcher: FeedFetcher;
  if (adapter.base === "") {
    if (filesDir === undefined || !isFolder(filesDir))
      return `The folder ${filesDir} is not there. Give --feed-dir the files of ${adapter.terms.name}.`;
    fetcher = createFolderFetcher(filesDir, now);
  } else {
    if (adapter.key !== undefined && key === undefined)
      return `The feed ${adapter.id} needs a key. Set ${adapter.key.variable}, or use --feed openligadb, which needs none.`;
    const base =
      origin === undefined ? adapter.base : origin + new URL(adapter.base).pathname.replace(/\/$/, "");
    const sent =
      adapter.key !== undefined && key !== undefined ? { header: adapter.key.header, value: key } : undefined;
    fetcher = createFetcher({ base, key: sent, now });
  }
  if (recordDir === undefined) return { fetcher, now };
  return { fetcher: recordTo(recordDir, fetcher, key), now };
}

/** Opens the store of a feed; an expected failure is one line with its remedy. `clock`: the server's, epoch ms. */
export function prepareFeed(
  options: FeedOptions,
  env: Env,
  dataDir: string,
  clock: () => number = Date.now,
): Prepared {
  const adapter = FEED_SOURCES.find(({ id }) => id === options.source);
  if (adapter === undefined) return { ok: false, message: `There is no feed ${options.source}.` };
  const variable = adapter.key?.variable;
  const key = variable === undefined ? undefined : env[variable]?.trim() || undefined;
  // A header cannot carry other characters; the key itself must not be part of the message.
  if (key !== undefined && !/^[\x21-\x7e]{1,200}$/.test(key))
    return {
      ok: false,
      message: `${variable} holds characters that no key has. Set it to the key alone.`,
    };
  let answers: Answering | string;
  try {
    answers = answering(adapter, options, key, clock);
  } catch (error) {
    return { ok: false, message: `The folder of the feed cannot be used (${reason(error)}).` };
  }
  if (typeof answers === "string") return { ok: false, message: answers };
  const { fetcher, now } = answers;
  const replays = options.replayDir !== undefined;
  const feed = createFeed({
    adapter,
    // A replay leaves the store of the real days alone.
    dataDir: replays ? ":memory:" : dataDir,
    fetcher,
    now,
    ...(options.leagues === undefined ? {} : { allowed: options.leagues }),
  });
  if (!feed.ok) return feed;
  const { name, homepage, licence, attribution } = adapter.terms;
  const lines = [`Football from ${name} (${homepage}), ${licence}`, attribution];
  const pictures = createFeedPictures({
    dir: join(dataDir, "logos"),
    addressOf: (kind, id) => (kind === "team" ? feed.facts.teamLogo(id) : feed.facts.leagueLogo(id)),
    now: clock,
  });
  return { ok: true, value: { feed, pictures, lines, now: replays ? now : undefined } };
}

const limitText = ({ calls, perMs }: FeedAdapter["limits"][number]): string =>
  `${calls} ${{ 60_000: "a minute", 3_600_000: "an hour", 86_400_000: "a day" }[perMs] ?? `in ${perMs / 1000} s`}`;

/** The lines of `--feed list`. */
export function listFeeds(): readonly string[] {
  return FEED_SOURCES.flatMap(({ id, coverage, key, limits, terms, base }) => [
    id,
    `  ${coverage}`,
    `  key: ${key === undefined ? "none" : key.variable}`,
    `  calls: ${base === "" ? "none, reads --feed-dir" : `at most ${limits.map(limitText).join(", ")}`}`,
    `  terms: ${terms.licence}, ${terms.homepage}`,
  ]);
}
