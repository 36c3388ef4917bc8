// The queue under toasts and announcements.
import { expect, it } from "vitest";
import { createMessageQueue } from "./messageQueue.ts";

function aQueue(limit = 3) {
  let due: (() => void)[] = [];
  const queue = createMessageQueue<string>(3000, limit, (run) => {
    due.push(run);
    return () => {
      due = due.filter((other) => other !== run);
    };
  });
  const stop = queue.subscribe(() => undefined);
  const texts = () => queue.read().map(({ item }) => item);
  return { queue, texts, stop, elapse: () => due.forEach((run) => run()) };
}

it("removes items after their lifetime", () => {
  const { queue, texts, elapse } = aQueue();
  queue.push("a");
  expect(texts()).toEqual(["a"]);
  elapse();
  expect(texts()).toEqual([]);
});

it("drops the oldest above the limit, and keeps equal texts apart", () => {
  const { queue, texts } = aQueue(2);
  for (const text of ["a", "b", "b"]) queue.push(text);
  expect(texts()).toEqual(["b", "b"]);
});

it("counts no lifetime while nothing draws the items", () => {
  const { queue, texts, stop, elapse } = aQueue();
  queue.push("a");
  stop();
  queue.push("b");
  elapse();
  expect(texts()).toEqual(["a", "b"]);
  queue.subscribe(() => undefined);
  elapse();
  expect(texts()).toEqual([]);
});

it("counts no lifetime of what joins held items", () => {
  const { queue, texts, elapse } = aQueue();
  queue.hold(true);
  queue.push("a");
  elapse();
  expect(texts()).toEqual(["a"]);
  queue.hold(false);
  elapse();
  expect(texts()).toEqual([]);
});

it("removes nothing while held, and starts each lifetime again afterwards", () => {
  const { queue, texts, elapse } = aQueue();
  queue.push("a");
  queue.hold(true);
  elapse();
  expect(texts()).toEqual(["a"]);
  queue.hold(false);
  elapse();
  expect(texts()).toEqual([]);
});
