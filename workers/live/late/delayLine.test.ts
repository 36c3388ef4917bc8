// What is handed to the line runs after the delay, in order, with one timer and none while it is empty.
import { expect, it } from "vitest";
import { createFakeClock } from "../testing/fakeClock.ts";
import { createDelayLine } from "./delayLine.ts";

function setUp() {
  const clock = createFakeClock();
  const delay = { ms: 1_000 };
  const line = createDelayLine(clock, () => delay.ms);
  const ran: string[] = [];
  return { clock, delay, line, ran, add: (name: string, at?: number) => line.hold(() => ran.push(name), at) };
}

it("runs what it holds in the order of arrival, each after the delay", async () => {
  const { clock, ran, add } = setUp();
  add("a");
  add("b");
  await clock.advance(500);
  add("c");
  expect(clock.pending()).toBe(1);
  await clock.advance(499);
  expect(ran).toEqual([]);
  await clock.advance(1);
  expect(ran).toEqual(["a", "b"]);
  await clock.advance(500);
  expect(ran).toEqual(["a", "b", "c"]);
  expect(clock.pending()).toBe(0);
});

it("puts what arrived earlier before what arrived later", async () => {
  const { clock, ran, add } = setUp();
  const at = clock.now();
  await clock.advance(300);
  add("later");
  add("earlier", at);
  await clock.advance(2_000);
  expect(ran).toEqual(["earlier", "later"]);
});

it("lets out what is due by a shorter delay at once, and waits on for a longer one", async () => {
  const { clock, delay, line, ran, add } = setUp();
  add("a");
  await clock.advance(600);
  delay.ms = 5_000;
  line.review();
  await clock.advance(4_000);
  expect(ran).toEqual([]);
  add("b");
  delay.ms = 2_000;
  line.review();
  expect(ran).toEqual(["a"]);
  delay.ms = 0;
  line.review();
  expect(ran).toEqual(["a", "b"]);
});

it("keeps its order when what it runs hands over more", async () => {
  const { clock, line, ran, add } = setUp();
  line.hold(() => {
    ran.push("first");
    add("third");
  });
  add("second");
  await clock.advance(3_000);
  expect(ran).toEqual(["first", "second", "third"]);
});
