// The visitor's country: asked for once, late and silently, kept as a number for a week.
import { describe, expect, it, vi } from "vitest";
import { failure, type Result, success } from "#api/result.ts";
import type { RailUpdate } from "#workers/live/contract.ts";
import { createLiveStore } from "#state/live/liveStore.ts";
import { readVisitorCountry, watchVisitorCountry, writeVisitorCountry } from "./visitorCountry.ts";

describe("the cookie", () => {
  it("is read only when it is numeric", () => {
    expect(readVisitorCountry("locale=fr; userCountryIdV1=44; udid=x")).toBe(44);
    expect(readVisitorCountry("userCountryIdV1=0")).toBe(0);
    for (const cookies of [
      "",
      "userCountryIdV1=",
      "userCountryIdV1=4a",
      "userCountryIdV1=-4",
      "userCountryIdV1=1.5",
    ]) {
      expect(readVisitorCountry(cookies)).toBeUndefined();
    }
    expect(readVisitorCountry("userCountryIdV1=99999999999999999999")).toBeUndefined();
    expect(readVisitorCountry("xuserCountryIdV1=4; userCountryIdV12=5")).toBeUndefined();
  });

  it("lives seven days for the whole site", () => {
    expect(writeVisitorCountry(44)).toBe("userCountryIdV1=44; Max-Age=604800; Path=/; SameSite=Lax");
  });
});

function railOf(...countries: readonly (readonly [number, string])[]): RailUpdate {
  const counts = { flag: "", matchCount: 1, liveCount: 0 };
  return {
    pinned: [],
    liveCount: 0,
    countries: countries.map(([countryId, name]) => ({ countryId, name, ...counts })),
  };
}

function setUp(answer: Result<string> | Error = success("Germany"), cookie = "", language = "en-GB") {
  const store = createLiveStore();
  const page = { cookie };
  const idle: (() => void)[] = [];
  const locate = vi.fn(() => (answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)));
  const stop = watchVisitorCountry({ page, store, language, locate, whenIdle: (run) => void idle.push(run) });
  let seq = 0;
  const receive = (rail: RailUpdate): void => {
    seq += 1;
    store.receive({ seq, rail });
  };
  const becomeIdle = async (): Promise<void> => {
    for (const run of idle.splice(0)) run();
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  };
  return { page, locate, receive, becomeIdle, stop };
}

describe("the country", () => {
  it("is asked for once, when the list stands and the browser is idle, and kept", async () => {
    const { page, locate, receive, becomeIdle } = setUp();
    await becomeIdle();
    receive(railOf([1, "England"], [7, "Germany"]));
    receive(railOf([1, "England"], [7, "Germany"], [9, "Spain"]));
    expect(locate).not.toHaveBeenCalled();
    await becomeIdle();
    expect(locate).toHaveBeenCalledTimes(1);
    expect(readVisitorCountry(page.cookie)).toBe(7);
    page.cookie = "";
    receive(railOf([7, "Germany"]));
    await becomeIdle();
    expect(locate).toHaveBeenCalledTimes(1);
    expect(page.cookie).toBe("");
  });

  it("is not asked for while the cookie holds it", async () => {
    const { locate, receive, becomeIdle } = setUp(success("Germany"), "userCountryIdV1=3");
    receive(railOf([7, "Germany"]));
    await becomeIdle();
    expect(locate).not.toHaveBeenCalled();
  });

  it("is asked for when the cookie holds something else", async () => {
    const { page, receive, becomeIdle } = setUp(success("Germany"), "userCountryIdV1=de");
    receive(railOf([7, "Germany"]));
    await becomeIdle();
    expect(readVisitorCountry(page.cookie)).toBe(7);
  });

  it("is found in another language's list, and in a later one", async () => {
    const { page, locate, receive, becomeIdle } = setUp(success("Germany"), "", "fr");
    receive(railOf([9, "Espagne"]));
    await becomeIdle();
    expect(page.cookie).toBe("");
    receive(railOf([9, "Espagne"], [7, "Allemagne"]));
    expect(readVisitorCountry(page.cookie)).toBe(7);
    expect(locate).toHaveBeenCalledTimes(1);
  });

  it.each([failure(-1, "error"), new Error("no code")])(
    "stays unknown, silently, after a failure",
    async (answer) => {
      const { page, locate, receive, becomeIdle } = setUp(answer);
      receive(railOf([7, "Germany"]));
      await becomeIdle();
      receive(railOf([7, "Germany"], [9, "Spain"]));
      await becomeIdle();
      expect(page.cookie).toBe("");
      expect(locate).toHaveBeenCalledTimes(1);
    },
  );

  it("is no longer looked for when the page is done with it", async () => {
    const { page, receive, becomeIdle, stop } = setUp();
    receive(railOf([7, "Germany"]));
    stop();
    await becomeIdle();
    expect(page.cookie).toBe("");
  });
});
