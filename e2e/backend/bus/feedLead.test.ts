// Which leading source keeps a second source of a feed from starting.
import { expect, it } from "vitest";
import { createFakeBus } from "./fakeBus.ts";
import { leadOfFeed } from "./feedLead.ts";
import { createLease } from "./lead.ts";
import { FEED_KEY } from "./liveValues.ts";

/** A source that leads; `beat` renews its lease. */
async function aLeader(feed: string | undefined) {
  const bus = createFakeBus(Date.now).connect();
  const lease = createLease({ bus, source: "first", now: Date.now, monotonic: () => 0 });
  await lease.tryToLead();
  await lease.write([{ key: FEED_KEY, value: feed }]);
  return { bus, lease, beat: () => lease.write([]) };
}

it("names a source of a feed that renews its lease", async () => {
  const { bus, beat } = await aLeader("{}");
  expect(await leadOfFeed(bus, beat)).toBe("first");
});

it("names none that has died, has stopped, or has a made-up world", async () => {
  const died = await aLeader("{}");
  expect(await leadOfFeed(died.bus, async () => {})).toBeUndefined();
  const stopping = await aLeader("{}");
  expect(await leadOfFeed(stopping.bus, () => stopping.lease.release())).toBeUndefined();
  const madeUp = await aLeader(undefined);
  expect(await leadOfFeed(madeUp.bus, madeUp.beat)).toBeUndefined();
});

it("names none where nobody has led, or the bus does not answer", async () => {
  const bus = createFakeBus(Date.now).connect();
  expect(await leadOfFeed(bus, async () => {})).toBeUndefined();
  bus.cut();
  expect(await leadOfFeed(bus, async () => {})).toBeUndefined();
});

it("names a leader that it finds only when the bus is reached", async () => {
  const { bus, beat } = await aLeader("{}");
  let looks = 0;
  const late = { get: bus.get, wasReached: () => looks > 2 };
  const wait = async (): Promise<unknown> => (++looks > 2 ? beat() : undefined);
  expect(await leadOfFeed(late, wait)).toBe("first");
});
