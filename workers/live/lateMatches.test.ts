// What a list and the records around it miss of each other: matches seen late, and matches whose end nobody told.
import { describe, expect, it } from "vitest";
import { aMatch } from "#domain/testing/aMatch.ts";
import { DEFAULT_VIEW, type View } from "#domain/board/view.ts";
import type { Match } from "#domain/match/match.ts";
import { createCoreUnderTest, type CoreUnderTest } from "./testing/aCore.ts";

const NOON = Date.UTC(2026, 10, 21, 12);

function running(parts: Partial<Match> = {}): Match {
  return aMatch({ phase: "firstHalf", periodStartedAt: NOON - 20 * 60_000, ...parts });
}

const late = (parts: Partial<Match> = {}): Match =>
  running({ id: 1002, teamIds: { home: 21, away: 22 }, kickoffAt: NOON, periodStartedAt: NOON, ...parts });

/** Lists are made when they are asked for, and arrive `ms` later. */
function slowLists({ server, clock }: CoreUnderTest, ms: number): void {
  const { fetchDay } = server.api;
  server.api.fetchDay = async (query) => {
    const answer = await fetchDay(query);
    await new Promise<void>((resolve) => void clock.setTimeout(resolve, ms));
    return answer;
  };
}

describe("a goal while the first list is being fetched", () => {
  const goal = running({ score: { home: 1, away: 0 } });

  it("is kept when its record arrives before the list", async () => {
    const under = createCoreUnderTest();
    const { clock, server, openTab } = under;
    slowLists(under, 3_000);
    server.matches = [running()];
    const tab = openTab();
    await clock.advance(1_000);
    server.matches = server.changed = [goal];
    server.socket().push(goal);
    await clock.advance(6_000);
    expect(tab.row(1001).homeScore).toBe(1);
    expect(tab.latest("log")?.map(({ event }) => event.type)).toEqual(["goal"]);
  });

  it("is kept when it was scored before the socket opened and the list arrived before the opening's poll", async () => {
    const under = createCoreUnderTest();
    const { clock, server, openTab } = under;
    slowLists(under, 1_500);
    server.autoAccept = false;
    server.matches = [running()];
    const tab = openTab();
    await clock.advance(1_000);
    server.matches = server.changed = [goal];
    let release = (): void => undefined;
    server.hold = new Promise((resolve) => {
      release = resolve;
    });
    server.socket().accept();
    await clock.advance(1_000);
    server.hold = undefined;
    release();
    await clock.advance(4_000);
    expect(tab.row(1001).homeScore).toBe(1);
  });
});

it("is kept when its record arrives before the answer of a poll that was requested before the socket opened", async () => {
  const { clock, server, openTab } = createCoreUnderTest();
  const card = running({ yellowCards: { home: 1, away: 0 } });
  const goal = { ...card, score: { home: 1, away: 0 } };
  const hold = (): (() => void) => {
    let release = (): void => undefined;
    server.hold = new Promise((resolve) => {
      release = resolve;
    });
    return release;
  };
  server.autoAccept = false;
  server.matches = [running()];
  const tab = openTab();
  await clock.advance(500);
  server.changed = [card];
  const releaseOld = hold();
  await clock.advance(1_000);
  server.matches = server.changed = [goal];
  const releaseNew = hold();
  server.socket().accept();
  await clock.advance(100);
  expect(server.calls["liveChange"]).toBe(2);
  releaseOld();
  await clock.advance(200);
  expect(tab.row(1001)).toMatchObject({ homeYellow: 1, homeScore: 0 });
  server.hold = undefined;
  releaseNew();
  await clock.advance(4_000);
  expect(tab.row(1001).homeScore).toBe(1);
});

describe("an answer of a poll, while the socket tells a part of a match", () => {
  /** State and home score alone (docs/wire.md#missing-fields). */
  const homeScore = (score: number): string =>
    ["1001", "1", "", "", score, ..."^".repeat(6).split("^")].join("^");

  /** The poll after the opening has been sent and knows of a yellow card that nothing else tells. */
  async function createAsked() {
    const under = createCoreUnderTest();
    const { clock, server, openTab } = under;
    server.autoAccept = false;
    server.matches = [running()];
    const tab = openTab();
    await clock.advance(500);
    let release = (): void => undefined;
    server.hold = new Promise((resolve) => {
      release = resolve;
    });
    server.changed = [running({ yellowCards: { home: 1, away: 0 } })];
    server.socket().accept();
    await clock.advance(100);
    const answer = async (): Promise<void> => {
      server.hold = undefined;
      release();
      await clock.advance(200);
    };
    return { clock, server, socket: server.socket(), tab, answer };
  }

  it("brings what that part leaves out, and overwrites nothing of it", async () => {
    const { clock, socket, tab, answer } = await createAsked();
    socket.pushRecords(homeScore(1));
    await clock.advance(200);
    await answer();
    expect(tab.row(1001)).toMatchObject({ homeScore: 1, homeYellow: 1 });
    await clock.advance(2_000);
    const events = tab.updates.flatMap((update) => update.log ?? []).map(({ event }) => event.type);
    expect(events).toEqual(["goal"]);
  });

  it("leaves the later of two parts", async () => {
    const { clock, socket, tab, answer } = await createAsked();
    socket.pushRecords(homeScore(1));
    await clock.advance(200);
    socket.pushRecords(homeScore(2));
    await clock.advance(200);
    await answer();
    expect(tab.row(1001)).toMatchObject({ homeScore: 2, homeYellow: 1 });
  });

  it("does not make a record equal to it seem told", async () => {
    const { clock, server, socket, tab, answer } = await createAsked();
    socket.pushRecords(homeScore(1));
    await clock.advance(200);
    await answer();
    // The goal is cancelled: the record of the match is the answer's again.
    socket.push(...server.changed);
    await clock.advance(200);
    expect(tab.row(1001)).toMatchObject({ homeScore: 0, homeYellow: 1 });
  });

  it("overwrites nothing of a list that was asked for later", async () => {
    const { clock, server, socket, tab, answer } = await createAsked();
    server.hold = undefined;
    server.matches = [running({ redCards: { home: 1, away: 0 }, yellowCards: { home: 2, away: 0 } })];
    tab.session.retry();
    await clock.advance(200);
    expect(tab.row(1001)).toMatchObject({ homeRed: 1 });
    socket.pushRecords(homeScore(1));
    await clock.advance(200);
    await answer();
    expect(tab.row(1001)).toMatchObject({ homeScore: 1, homeYellow: 2, homeRed: 1 });
  });

  it("is taken as it is when the part came before it was asked for", async () => {
    const { clock, server, socket, tab, answer } = await createAsked();
    await answer();
    socket.pushRecords(homeScore(1));
    await clock.advance(200);
    socket.fail();
    await clock.advance(5_000);
    expect(server.calls["liveChange"]).toBeGreaterThan(1);
    expect(tab.row(1001)).toMatchObject({ homeScore: 0, homeYellow: 1 });
  });
});

describe("a match that no list held before", () => {
  it("counts as just started when the list of running matches contains it for the first time", async () => {
    const { clock, server, openTab } = createCoreUnderTest();
    server.matches = [running()];
    const tab = openTab();
    await tab.session.toggleFavorite("match", 1002, true);
    await clock.advance(1_000);
    server.matches = [running(), late()];
    server.socket().push(late());
    await clock.advance(2_000);
    expect(tab.listed()).toEqual([1001, 1002]);
    expect(tab.latest("log")?.map(({ event }) => `${event.type} ${event.matchId}`)).toEqual(["kickOff 1002"]);
  });

  it("is requested until a list is answered", async () => {
    const { clock, server, openTab } = createCoreUnderTest();
    server.matches = [running()];
    const tab = openTab();
    await clock.advance(1_000);
    server.matches = [running(), late()];
    server.failing = true;
    server.socket().push(late());
    await clock.advance(5_000);
    server.failing = false;
    await clock.advance(10_000);
    expect(tab.listed()).toEqual([1001, 1002]);
  });

  it("is requested once when no list contains it, however long its records are repeated", async () => {
    const { clock, server, openTab } = createCoreUnderTest();
    server.matches = [running()];
    openTab();
    await clock.advance(1_000);
    for (let turn = 0; turn < 40; turn += 1) {
      server.socket().push(aMatch({ id: 9_999, addedTime: turn, score: { home: turn, away: 0 } }));
      await clock.advance(1_000);
    }
    expect(server.calls["day:en_GB:2026-11-21"]).toBe(2);
  });

  describe("while its day's list is in memory and out of use", () => {
    const soon = late({ phase: "notStarted" });

    async function createElsewhere(view: Partial<View> = { date: "2026-11-22" }) {
      const under = createCoreUnderTest();
      const { clock, server, openTab } = under;
      server.matches = [running()];
      const tab = openTab();
      await clock.advance(1_000);
      tab.session.setView({ ...DEFAULT_VIEW, ...view });
      await clock.advance(1_000);
      server.matches = [running(), soon];
      const goBack = async (): Promise<void> => {
        tab.session.setView(DEFAULT_VIEW);
        await clock.advance(1_000);
      };
      return { ...under, tab, goBack };
    }

    it("is listed when a tab goes back to that day", async () => {
      const { clock, server, tab, goBack } = await createElsewhere();
      server.socket().push(soon);
      await clock.advance(90_000);
      await goBack();
      expect(tab.listed()).toEqual([1001, 1002]);
      expect(server.calls["day:en_GB:2026-11-21"]).toBe(2);
    });

    it("is listed when its record arrived while the other day's list was failing", async () => {
      const { clock, server, tab, goBack } = await createElsewhere();
      server.failing = true;
      tab.session.setView({ ...DEFAULT_VIEW, date: "2026-11-23" });
      server.socket().push(soon);
      await clock.advance(90_000);
      server.failing = false;
      await goBack();
      expect(tab.listed()).toEqual([1001, 1002]);
    });

    it("is listed on a page of running matches, too, when it kicked off meanwhile", async () => {
      const { clock, server, tab } = await createElsewhere({ page: "live" });
      server.failing = true;
      tab.session.setView({ ...DEFAULT_VIEW, date: "2026-11-23" });
      server.matches = [running(), late()];
      server.socket().push(late());
      await clock.advance(90_000);
      server.failing = false;
      tab.session.setView({ ...DEFAULT_VIEW, page: "live" });
      await clock.advance(1_000);
      expect(tab.listed()).toEqual([1001, 1002]);
    });

    it("causes no request for a day on which it is not played", async () => {
      const { clock, server, tab, goBack } = await createElsewhere();
      server.socket().push(aMatch({ id: 9_999, kickoffAt: NOON - 48 * 3_600_000 }));
      await clock.advance(90_000);
      await goBack();
      tab.session.setView({ ...DEFAULT_VIEW, date: "2026-11-22" });
      await clock.advance(1_000);
      expect(server.calls["day:en_GB:2026-11-21"]).toBe(1);
    });
  });

  it("is listed in the languages of all tabs", async () => {
    const { clock, server, openTab } = createCoreUnderTest();
    server.matches = [running()];
    const english = openTab();
    const french = openTab({ context: { language: "fr_FR", offsetMinutes: 0 }, watch: [1001, 1002] });
    await clock.advance(1_000);
    server.matches = [running(), late()];
    english.session.retry();
    await clock.advance(1_000);
    expect([english.listed(), french.listed()]).toEqual([
      [1001, 1002],
      [1001, 1002],
    ]);
    expect(french.facts(1002)?.names.home).toBe("fr_FR team 21");
    expect(server.calls["day:fr_FR:2026-11-21"]).toBe(2);
  });
});

it("is listed on a page of running matches when it kicks off before its names in that language are known", async () => {
  const { clock, server, openTab } = createCoreUnderTest();
  server.matches = [running(), late({ phase: "notStarted" })];
  server.api.fetchLive = async (query) => {
    const answer = await server.api.fetchDay({ ...query, date: "2026-11-21" });
    if (!answer.ok) return answer;
    const matches = answer.value.matches.filter(({ phase }) => phase === "firstHalf");
    const named = new Set(matches.flatMap(({ teamIds }) => [teamIds.home, teamIds.away]));
    const teams = new Map([...answer.value.names.teams].filter(([id]) => named.has(id)));
    return { ok: true, value: { ...answer.value, matches, names: { ...answer.value.names, teams } } };
  };
  const english = openTab();
  const french = openTab({ context: { language: "fr_FR", offsetMinutes: 0 }, view: { page: "live" } });
  await clock.advance(1_000);
  expect([english.listed(), french.listed()]).toEqual([[1001, 1002], [1001]]);
  server.matches = [running(), late()];
  server.socket().push(late());
  await clock.advance(2_000);
  expect(french.listed()).toEqual([1001, 1002]);
});

describe("a match that ended without a record", () => {
  it("is removed from the running matches when their list no longer contains it, and added again with its next record", async () => {
    const { clock, server, openTab } = createCoreUnderTest();
    const two = [running(), late()];
    server.matches = two;
    const tab = openTab({ view: { page: "live" } });
    await clock.advance(1_000);
    expect(tab.listed()).toHaveLength(2);
    server.matches = [running()];
    tab.session.retry();
    await clock.advance(1_000);
    expect(tab.listed()).toEqual([1001]);
    expect(tab.latest("rail")?.liveCount).toBe(1);
    server.matches = two;
    server.socket().push(late({ score: { home: 1, away: 0 } }));
    await clock.advance(1_000);
    expect(tab.listed()).toHaveLength(2);
  });
});
