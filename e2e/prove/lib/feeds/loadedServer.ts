// A server over a stored feed, in a process of its own: answers lists once, idles, and prints what it takes.
// Started by feedLoad.ts with the folder of the store and the origin of the source.
import { createFeed } from "../../../backend/feeds/createFeed.ts";
import { createFetcher } from "../../../backend/feeds/poll/fetcher.ts";
import { FEED_SOURCES } from "../../../backend/feeds/sources.ts";
import { startBackend } from "../../../backend/server/startBackend.ts";

const SETTLES_MS = 5_000;
const IDLES_MS = 20_000;

const [dataDir = "", origin = "", source = ""] = process.argv.slice(2);
const adapter = FEED_SOURCES.find(({ id }) => id === source);
if (adapter === undefined) throw new Error(`no source ${source}`);
const fetcher = createFetcher({ base: origin, key: undefined, now: Date.now });
const feed = createFeed({ adapter, dataDir, fetcher, now: Date.now });
if (!feed.ok) throw new Error(feed.message);
const backend = await startBackend({
  port: 0,
  dataDir,
  world: feed.world,
  feed: { status: feed, facts: feed.facts },
  log: () => {},
});
if (!backend.ok) throw new Error(backend.message);
feed.start();

let listed = 0;
for (let day = -4; day <= 1; day += 1) {
  const date = new Date(Date.now() + day * 86_400_000).toISOString().slice(0, 10);
  const answer = await fetch(`${backend.origin}/api/football/fixture?date=${date}&timeZone=0&lang=en_GB`);
  const { data } = (await answer.json()) as { readonly data: { readonly scheduleList: readonly unknown[] } };
  listed += data.scheduleList.length;
}
const sleep = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
await sleep(SETTLES_MS);
const from = process.cpuUsage();
await sleep(IDLES_MS);
const { user, system } = process.cpuUsage(from);
console.log(
  JSON.stringify({ listed, rss: process.memoryUsage.rss(), cpu: (user + system) / 1_000 / IDLES_MS }),
);
await backend.close();
feed.close();
