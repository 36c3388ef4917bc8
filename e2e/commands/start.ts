// `npm start`: builds the client if needed and serves it with the reference backend, or with a proxy to a real one.
import { hostname } from "node:os";
import "./lib/quietWarnings.ts";
import { startBackend, type BackendOptions } from "../backend/server/startBackend.ts";
import { ensureBuilt } from "../build/ensureBuilt.ts";
import { checkBuilt, checkDatabase, checkPort, prepareReplay } from "./lib/prepareStart.ts";
import { readStartOptions } from "./lib/startOptions.ts";
import { untilStopped } from "./lib/untilStopped.ts";

/** Prints the error on one line and exits. */
function giveUp(message: string): never {
  console.error(message);
  process.exit(1);
}

const read = readStartOptions(process.argv.slice(2), process.env);
if (!read.ok) giveUp(read.message);
const {
  port,
  host,
  distDir,
  dataDir,
  seed,
  control,
  apiOrigin,
  replay,
  feed: feedOptions,
  role,
} = read.options;
// Loaded on demand, because most starts read no source.
const feeds = feedOptions && (await import("./lib/prepareFeed.ts"));
if (feeds !== undefined && feedOptions?.source === "list") {
  for (const line of feeds.listFeeds()) console.log(line);
  process.exit(0);
}

const replayed = await prepareReplay(replay);
if (!replayed.ok) giveUp(replayed.message);
const startReplay = replayed.value;
const hasDatabase = apiOrigin === undefined && role?.role !== "edge";
const database = hasDatabase ? checkDatabase(dataDir) : undefined;
if (database?.ok === false) giveUp(database.message);
const free = await checkPort(port, host);
if (!free.ok) giveUp(free.message);

/** The feed reads the server's clock, which the control channel can shift. */
let now = Date.now;
const prepared = feedOptions && feeds?.prepareFeed(feedOptions, process.env, dataDir, () => now());
if (prepared?.ok === false) giveUp(prepared.message);
const source = prepared?.value;

const built = distDir === undefined ? await ensureBuilt() : checkBuilt(distDir);
if (!built.ok) giveUp(built.message);

// Loaded on demand, because most servers are alone.
const bus =
  role &&
  (await import("../backend/bus/natsBus.ts")).connectBus({
    urls: role.bus,
    name: `touchline ${role.role}`,
    log: console.error,
  });
const sourceOptions: Pick<BackendOptions, "source"> =
  role?.role === "source" && bus !== undefined
    ? {
        source: {
          bus,
          name: hostname(),
          // Two servers that read one public source would use up its calls.
          onLead: (leads) => (leads ? source?.feed.start() : source?.feed.pause()),
        },
      }
    : {};

const options: BackendOptions = {
  ...sourceOptions,
  port,
  host,
  dataDir,
  control,
  distDir: built.distDir,
  ...(seed === undefined ? {} : { seed }),
  ...(apiOrigin === undefined ? {} : { apiOrigin }),
  ...(startReplay === undefined ? {} : { world: startReplay() }),
  ...(source === undefined
    ? {}
    : {
        world: source.feed.world,
        feed: { status: source.feed, facts: source.feed.facts, pictures: source.pictures },
      }),
  ...(source?.now === undefined ? {} : { now: source.now }),
};
const backend =
  role?.role === "edge" && bus !== undefined
    ? await (
        await import("../backend/bus/startEdge.ts")
      ).startEdge({ port, host, bus, distDir: built.distDir, membersOrigin: role.membersOrigin })
    : await startBackend(options);
if (!backend.ok) giveUp(backend.message);
now = backend.now;
console.log(backend.origin);
for (const line of source?.lines ?? []) console.log(line);
if (role === undefined) source?.feed.start();
if (role?.role === "source" && source !== undefined && bus !== undefined) {
  const { leadOfFeed } = await import("../backend/bus/feedLead.ts");
  void leadOfFeed(bus).then((leading) => {
    if (leading !== undefined)
      giveUp(
        `A feed has one source, and ${leading} leads: stop it before this one starts, because two number the same matches differently.`,
      );
  });
}
untilStopped(async () => {
  await backend.drain();
  await backend.close();
  source?.feed.close();
  await bus?.close();
});
