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
  const texts = () => queue.read().map(({ item }) => item);
  return { queue, texts, elapse: () => due.forEach((run) => run()) };
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
