// The core's first uncaught error brings the code that reports it.
import { expect, it } from "vitest";
import { followTroublesLater } from "./troublesLater.ts";

/** A core whose code for reports comes, or fails, when the test says so. */
function aCore() {
  const scope = new EventTarget();
  const reported: string[] = [];
  const loads: { come(): Promise<void>; fail(): Promise<void> }[] = [];
  const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));
  followTroublesLater(
    scope as never,
    () =>
      new Promise((resolve, reject) => {
        loads.push({
          come() {
            resolve((event) => void reported.push((event as PromiseRejectionEvent).reason as string));
            return settle();
          },
          fail() {
            reject(new Error("no such file"));
            return settle();
          },
        });
      }),
  );
  return {
    reported,
    loads,
    fail: (reason: string) => scope.dispatchEvent(Object.assign(new Event("unhandledrejection"), { reason })),
  };
}

it("asks for no code while nothing fails, and then once for all", async () => {
  const { loads, fail, reported } = aCore();
  expect(loads).toHaveLength(0);
  fail("one");
  fail("two");
  expect(loads).toHaveLength(1);
  await loads[0]?.come();
  fail("three");
  expect(reported).toEqual(["one", "two", "three"]);
  expect(loads).toHaveLength(1);
});

it("asks again with the next error when the code could not be loaded", async () => {
  const { loads, fail, reported } = aCore();
  fail("one");
  await loads[0]?.fail();
  fail("two");
  await loads[1]?.come();
  expect(reported).toEqual(["two"]);
});
