// The visitor's country: requested once a week, stored as a number, and matched with the countries of the lists.
import { describe, expect, it, vi } from "vitest";
import { failure, type Result, success } from "#api/transport/result.ts";
import type { RailUpdate } from "#workers/live/contract.ts";
import { createLiveStore } from "#state/live/client/liveStore.ts";
import { learnVisitorCountry, readVisitorCountry } from "./visitorCountry.ts";

describe("the cookie", () => {
  const read = (cookie: string) => readVisitorCountry({ cookie });

  it("is read only when it is numeric", () => {
    expect(read("locale=fr; userCountryIdV1=44; udid=x")).toBe(44);
    expect(read("userCountryIdV1=0")).toBe(0);
    for (const cookies of [
      "",
      "userCountryIdV1=",
      "userCountryIdV1=4a",
      "userCountryIdV1=-4",
      "userCountryIdV1=1.5",
    ]) {
      expect(read(cookies)).toBeUndefined();
    }
    expect(read("userCountryIdV1=99999999999999999999")).toBeUndefined();
    expect(read("xuserCountryIdV1=4; userCountryIdV12=5")).toBeUndefined();
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

interface Start {
  readonly answer?: Result<string>;
  readonly cookie?: string;
  readonly homeCountry?: number;
  readonly rail?: RailUpdate;
  readonly language?: string;
}

async function learn({ answer = success("Germany"), cookie = "", homeCountry = 0, ...more }: Start = {}) {
  const store = createLiveStore();
  const page = { cookie };
  const locate = vi.fn(() => Promise.resolve(answer));
  const setCountry = vi.fn<(isoId: number) => void>();
  const setHomeCountry = vi.fn<(countryId: number) => void>();
  let seq = 0;
  const receive = (rail: RailUpdate): void => {
    seq += 1;
    store.receive({ seq, rail });
  };
  if (more.rail) receive(more.rail);
  const { language = "en-GB" } = more;
  await learnVisitorCountry({
    page,
    store,
    language,
    setCountry,
    homeCountry,
    setHomeCountry,
    locate,
  });
  return { page, locate, setCountry, setHomeCountry, receive };
}

describe("the country", () => {
  it("is requested, stored by its ISO number, and found in the lists", async () => {
    const { page, locate, setCountry, setHomeCountry } = await learn({
      rail: railOf([1, "England"], [7, "Germany"]),
    });
    expect(locate).toHaveBeenCalledTimes(1);
    expect(readVisitorCountry(page)).toBe(276);
    expect(setCountry.mock.calls).toEqual([[276]]);
    expect(setHomeCountry.mock.calls).toEqual([[7]]);
  });

  it("is not requested while the cookie holds it", async () => {
    const known = await learn({
      cookie: "userCountryIdV1=276",
      homeCountry: 7,
      rail: railOf([7, "Germany"]),
    });
    expect(known.locate).not.toHaveBeenCalled();
    expect(known.setCountry.mock.calls).toEqual([[276]]);
    expect(known.setHomeCountry).not.toHaveBeenCalled();
    const lost = await learn({ cookie: "userCountryIdV1=276", rail: railOf([7, "Germany"]) });
    expect(lost.locate).not.toHaveBeenCalled();
    expect(lost.setHomeCountry.mock.calls).toEqual([[7]]);
  });

  it("is requested when the cookie holds anything else", async () => {
    const { page } = await learn({ cookie: "userCountryIdV1=de" });
    expect(readVisitorCountry(page)).toBe(276);
  });

  it("is found in a list in another language, and in a later list", async () => {
    const { setHomeCountry, receive } = await learn({ language: "fr", rail: railOf([9, "Espagne"]) });
    expect(setHomeCountry).not.toHaveBeenCalled();
    receive(railOf([9, "Espagne"], [7, "Allemagne"]));
    receive(railOf([8, "Allemagne"]));
    expect(setHomeCountry.mock.calls).toEqual([[7]]);
  });

  it.each([failure("noAnswer"), success("Atlantis")])("stays unknown after %j", async (answer) => {
    const { page, setCountry, setHomeCountry } = await learn({ answer, rail: railOf([7, "Germany"]) });
    expect(page.cookie).toBe("");
    expect(setCountry).not.toHaveBeenCalled();
    expect(setHomeCountry).not.toHaveBeenCalled();
  });
});
