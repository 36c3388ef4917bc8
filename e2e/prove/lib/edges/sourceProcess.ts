// A source of the proof "edges" in a process of its own: matches whose home score is a version that rises with time.
// Started by playDeaths.ts. Tells its parent what it has written, and whether it leads.
import { connectBus } from "../../../backend/bus/natsBus.ts";
import { readMatch } from "../../../backend/bus/liveValues.ts";
import type { Bus } from "../../../backend/bus/bus.ts";
import { startBackend } from "../../../backend/server/startBackend.ts";
import { createFakeWorld } from "../../../backend/testing/fakeWorld.ts";
import type { MatchNow, World } from "../../../backend/world/types.ts";

const MATCHES = 24;
const FIRST_ID = 5_001;
/** In ms between two changes of a match: more than between two batches, so that each change is written. */
const FASTEST_MS = 2_500;
const SLOWER_MS = 237;

const [busUrl = "", dataDir = "", name = "", beganAt = "0", stillFrom = ""] = process.argv.slice(2);
const began = Number(beganAt);
/** From when on nothing changes, epoch ms. */
let still = stillFrom === "" ? Number.POSITIVE_INFINITY : Number(stillFrom);

/** The same in every source at the same instant. */
function versionAt(id: number, at: number): number {
  const index = id - FIRST_ID;
  const period = FASTEST_MS + index * SLOWER_MS;
  return Math.floor((Math.min(at, still) - began + index * 611) / period);
}

const ids = Array.from({ length: MATCHES }, (_, index) => FIRST_ID + index);
const base = createFakeWorld(began);
const [model] = base.running(began);

function matchAt(id: number, at: number): MatchNow | undefined {
  const match = base.matchAt(model ?? 0, at);
  if (match === undefined || !ids.includes(id)) return undefined;
  return { ...match, id, kickoffAt: began - 60_000, homeScore: versionAt(id, at) };
}

const changed = (from: number, to: number): number[] =>
  ids.filter((id) => versionAt(id, from) !== versionAt(id, to));

const world: World = {
  ...base,
  matchesBetween: (from, to) => (from <= began - 60_000 && began - 60_000 < to ? ids : []),
  running: () => ids,
  matchAt,
  changedBetween: changed,
  pricesAt: () => undefined,
  pricesChangedBetween: () => [],
};

const connected = connectBus({ urls: busUrl, name, log: () => {} });
const bus: Bus = {
  ...connected,
  async write(values, after) {
    const last = await connected.write(values, after);
    const records = values.flatMap(({ key, value }) => {
      const id = Number(key.slice(2));
      if (!key.startsWith("m.") || value === undefined) return [];
      return [[id, readMatch(id, value).match.homeScore]];
    });
    process.send?.({ wrote: records });
    return last;
  },
};
const backend = await startBackend({
  port: 0,
  dataDir,
  world,
  log: () => {},
  source: { bus, name, onLead: (leads) => void process.send?.({ leads }) },
});
if (!backend.ok) throw new Error(backend.message);
process.on("message", (told: { readonly still: number | null }) => {
  still = told.still ?? Number.POSITIVE_INFINITY;
});
process.on("disconnect", () => process.exit(0));
process.send?.({ origin: backend.origin });
