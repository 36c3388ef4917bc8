// One tab logs the live core's errors, each once; when it is put away another tab takes over.
import { expect, it } from "vitest";
import { createTroubleReport, type TroubleEvent } from "#workers/live/base/troubles.ts";
import { followTroubles } from "./followTroubles.ts";

/** A browser with a core that reports its errors, and a lock that one tab at a time can hold. */
function aBrowser({ withLocks = true } = {}) {
  const channels = new Map<object, ((event: never) => void)[]>();
  const logged: string[] = [];
  let turn = Promise.resolve();

  function openChannel() {
    const listeners: ((event: never) => void)[] = [];
    const channel = {
      postMessage(data: unknown) {
        for (const [other, others] of channels) {
          if (other !== channel) for (const listener of others) listener({ data } as never);
        }
      },
      addEventListener: (_type: string, listener: (event: never) => void) => void listeners.push(listener),
      close: () => void channels.delete(channel),
    };
    channels.set(channel, listeners);
    return channel;
  }

  let ids = 0;
  const report = createTroubleReport(openChannel(), () => String((ids += 1)));

  return {
    logged,
    listening: () => channels.size - 1,
    fail: (reason: string) => report({ reason } as TroubleEvent),
    openTab(name: string): EventTarget {
      const page = new EventTarget();
      const request = (
        _lock: string,
        { signal }: { readonly signal: AbortSignal },
        run: () => Promise<void>,
      ): Promise<void> => {
        turn = turn.then(() => (signal.aborted ? undefined : run()));
        return turn;
      };
      followTroubles({
        page: page as never,
        locks: withLocks ? { request } : undefined,
        openChannel,
        report: (error, where) => void logged.push(`${name} ${where} ${String(error)}`),
      });
      return page;
    },
  };
}

/** Waits until pending lock requests are granted. */
const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

it("logs an error once, however many tabs are open", async () => {
  const { openTab, fail, logged, listening } = aBrowser();
  for (const name of ["a", "b", "c"]) openTab(name);
  await settle();
  expect(listening()).toBe(1);
  fail("first");
  fail("second");
  expect(logged).toEqual(["a core: unhandled rejection first", "a core: unhandled rejection second"]);
});

it("keeps an error until the first tab listens", async () => {
  const { openTab, fail, logged } = aBrowser();
  fail("early");
  openTab("a");
  openTab("b");
  await settle();
  expect(logged).toEqual(["a core: unhandled rejection early"]);
});

it("hands over to the next tab when one is put away, and back when that returns", async () => {
  const { openTab, fail, logged, listening } = aBrowser();
  const first = openTab("a");
  openTab("b");
  await settle();
  first.dispatchEvent(new Event("pagehide"));
  await settle();
  expect(listening()).toBe(1);
  fail("later");
  expect(logged).toEqual(["b core: unhandled rejection later"]);
  first.dispatchEvent(new Event("pageshow"));
  await settle();
  fail("last");
  expect(logged.slice(1)).toEqual(["b core: unhandled rejection last"]);
});

it("releases a lock that is granted after the page was put away", async () => {
  const { openTab, listening } = aBrowser();
  const first = openTab("a");
  const second = openTab("b");
  second.dispatchEvent(new Event("pagehide"));
  await settle();
  first.dispatchEvent(new Event("pagehide"));
  await settle();
  expect(listening()).toBe(0);
});

it("works where the browser has no locks", () => {
  const { openTab, fail, logged } = aBrowser({ withLocks: false });
  openTab("a");
  fail("plain");
  expect(logged).toEqual(["a core: unhandled rejection plain"]);
});
