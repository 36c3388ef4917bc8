// Tabs and cores in a fake browser: every tab is served by one core, and nothing a tab presented or sent is lost.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { DEFAULT_VIEW } from "#domain/board/view.ts";
import { coreName } from "../link/coreName.ts";
import { createFakeBrowser, type FakeBrowserOptions } from "../testing/fakeBrowser.ts";
import { connect, openAll, openClient, pass, theCore } from "../testing/openClient.ts";

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => void vi.useRealTimers());

describe.each<[string, FakeBrowserOptions]>([
  ["shared", {}],
  ["elected", { shared: false }],
])("with a core that is %s", (_, options) => {
  it("three tabs have three sessions with one core", async () => {
    const browser = createFakeBrowser(options);
    await openAll(browser, 3);
    expect(theCore(browser).sessions).toHaveLength(3);
  });

  it("a dead core is replaced within 3 s, and every tab follows", async () => {
    const browser = createFakeBrowser(options);
    await openAll(browser, 3);
    theCore(browser).kill();
    await pass(3_000);
    expect(theCore(browser).generation).toBe(1);
    expect(theCore(browser).sessions).toHaveLength(3);
  });

  it("a core that hangs is replaced within 3 s, and ends when it wakes", async () => {
    const browser = createFakeBrowser(options);
    await openAll(browser, 3);
    theCore(browser).hang(20_000);
    await pass(3_200);
    const serving = browser.cores.at(-1);
    expect(serving?.generation).toBe(1);
    expect(serving?.sessions).toHaveLength(3);
    await pass(20_000);
    expect(theCore(browser)).toBe(serving);
  });

  it("a page opened while the core hangs is served within 3 s", async () => {
    const browser = createFakeBrowser(options);
    const [first] = await openAll(browser, 1);
    first?.show(false);
    theCore(browser).hang(20_000);
    await openClient(browser);
    await pass(2_800);
    expect(browser.cores.at(-1)?.generation).toBe(1);
    expect(browser.cores.at(-1)?.sessions).toHaveLength(2);
  });

  it("a tab that crashes leaves no session behind", async () => {
    const browser = createFakeBrowser(options);
    const [, second] = await openAll(browser, 3);
    second?.crash();
    await pass(100);
    expect(theCore(browser).sessions).toHaveLength(2);
  });

  it("a tab that opened the core may go: the others stay served", async () => {
    const browser = createFakeBrowser(options);
    const [first] = await openAll(browser, 3);
    first?.crash();
    await pass(3_000);
    expect(theCore(browser).sessions).toHaveLength(2);
  });

  it("a page in the back-forward cache has no session, and joins again when it returns", async () => {
    const browser = createFakeBrowser(options);
    const [first, second] = await openAll(browser, 2);
    first?.hide();
    await pass(3_000);
    expect(theCore(browser).sessions).toHaveLength(1);
    second?.show(true);
    first?.restore();
    await pass(3_000);
    expect(theCore(browser).sessions).toHaveLength(2);
  });

  it("a star that was pressed while the core hung reaches the next one", async () => {
    const browser = createFakeBrowser(options);
    const [tab] = await openAll(browser, 1);
    theCore(browser).hang(20_000);
    tab?.client.toggleFavorite("match", 7, true);
    expect(tab?.client.store.part("favorites").match).toEqual([7]);
    await pass(3_200);
    expect(browser.cores.at(-1)?.commands).toContain("toggleFavorite match 7 true");
  });

  it("tabs go on where storage is forbidden", async () => {
    const browser = createFakeBrowser({ ...options, storage: false });
    await openAll(browser, 3);
    theCore(browser).kill();
    await pass(3_000);
    expect(theCore(browser).sessions).toHaveLength(3);
  });

  it("a hidden tab whose core died is served by the one that a new tab started", async () => {
    const browser = createFakeBrowser(options);
    const [first] = await openAll(browser, 1);
    first?.show(false);
    theCore(browser).kill();
    await pass(60_000);
    await openClient(browser);
    await pass(3_000);
    expect(theCore(browser).sessions).toHaveLength(2);
  });
});

describe("what a core learns of a tab", () => {
  it("is what the tab shows now, whichever core it is", async () => {
    const browser = createFakeBrowser();
    const [tab] = await openAll(browser, 1);
    tab?.client.setView({ ...DEFAULT_VIEW, version: 3 });
    tab?.client.setContext({ language: "de_DE", offsetMinutes: 60 });
    tab?.client.setMember("member-1");
    tab?.client.watch("list", [1, 2], [3]);
    tab?.client.watch("tiles", [3]);
    tab?.client.store.subscribe("outdated:league:36", () => undefined);
    tab?.client.store.subscribe("outdated:match:1", () => undefined)();
    theCore(browser).kill();
    await pass(3_000);
    const [session] = theCore(browser).sessions;
    expect(session?.hello).toMatchObject({
      view: { version: 3 },
      context: { language: "de_DE" },
      member: "member-1",
      deviceInfo: "device",
      visible: true,
      tags: ["league:36"],
    });
    expect(theCore(browser).commands.filter((command) => command !== "ping")).toEqual([
      "watch 1,2,3 ",
      // Its core ended before it had answered.
      "setMember member-1 ",
    ]);
  });

  it("does not hear of a context and settings that it has, which it would answer with a snapshot", async () => {
    const browser = createFakeBrowser();
    const [tab] = await openAll(browser, 1);
    const client = tab?.client;
    for (const oddsFormat of ["decimal", "hk", "hk"]) client?.setSettings({ oddsFormat } as never);
    for (const offsetMinutes of [0, 60, 60]) client?.setContext({ language: "en_GB", offsetMinutes });
    await pass(100);
    const told = theCore(browser).commands.filter((command) => command.startsWith("set"));
    expect(told).toEqual([expect.stringMatching("setSettings"), expect.stringMatching("setContext")]);
  });

  it("receives each change once", async () => {
    const browser = createFakeBrowser();
    const [tab] = await openAll(browser, 1);
    tab?.client.setMember("member-1");
    tab?.client.setMember("member-1");
    tab?.client.watch("list", [1]);
    tab?.client.watch("list", [1]);
    tab?.show(false);
    tab?.client.setLowPower(true);
    tab?.client.retry();
    await pass(50);
    expect(theCore(browser).commands).toEqual([
      "watch  ",
      "setMember member-1 ",
      "watch 1 ",
      "setVisible false",
      "setLowPower true",
      "retry",
    ]);
  });

  it("includes the end of a sign-in from before its session was open", async () => {
    const browser = createFakeBrowser();
    const client = connect(browser.openTab(), "member-1");
    client.setMember(undefined);
    await client.superviseCore();
    await pass(300);
    expect(theCore(browser).commands).toContain("setMember  member-1");
  });

  it("asks for a snapshot when an update is missing", async () => {
    const browser = createFakeBrowser();
    await openAll(browser, 1);
    const [session] = theCore(browser).sessions;
    session?.send({ seq: 1, snapshot: true });
    session?.send({ seq: 2 });
    await pass(20);
    expect(theCore(browser).commands).not.toContain("requestSnapshot");
    session?.send({ seq: 4 });
    await pass(20);
    expect(theCore(browser).commands).toContain("requestSnapshot");
  });
});

describe("a browser that forbids", () => {
  it.each(["SecurityError", "NotAllowedError"])(
    "locks (%s): a tab has a session all the same",
    async (refusal) => {
      const browser = createFakeBrowser({ refusal });
      await openAll(browser, 1);
      expect(theCore(browser).sessions[0]?.hello.lockName).toBeUndefined();
    },
  );

  it.each<[string, FakeBrowserOptions]>([
    ["with a shared core", {}],
    ["with a core for each tab", { shared: false }],
  ])("its answers about locks (%s): a tab has a session all the same", async (_, options) => {
    const browser = createFakeBrowser(options);
    browser.silentLocks = true;
    connect(browser.openTab());
    await vi.dynamicImportSettled();
    await pass(12_000);
    expect(browser.living().map(({ sessions }) => sessions.length)).toEqual([1]);
    expect(theCore(browser).sessions[0]?.hello.lockName).toBeUndefined();
  });

  it.each<[string, FakeBrowserOptions]>([
    ["shared", {}],
    ["elected", { shared: false }],
  ])(
    "its answers about locks while the core is %s and hangs: each tab has another one",
    async (_, options) => {
      const browser = createFakeBrowser(options);
      for (const tab of await openAll(browser, 2)) tab.show(true);
      const hanging = theCore(browser);
      browser.silentLocks = true;
      hanging.hang(60_000);
      await pass(15_000);
      const served = browser.living().filter((core) => core !== hanging && core.sessions.length > 0);
      expect(served.reduce((tabs, { sessions }) => tabs + sessions.length, 0)).toBe(2);
    },
  );

  it.each(["AbortError", "InvalidStateError"])(
    "a lock to a page that is being closed (%s): it opens no session, since nothing would end it",
    async (refusal) => {
      const browser = createFakeBrowser({ refusal });
      await openAll(browser, 1);
      await pass(10_000);
      expect(theCore(browser).sessions).toEqual([]);
    },
  );

  it.each<[string, FakeBrowserOptions]>([
    ["with a shared core", { locks: false }],
    ["with a core for each tab", { locks: false, shared: false }],
    ["with a core that starts late", { locks: false, loadMs: 900 }],
  ])(
    "locks altogether (%s): the core gets what the tab watches, stars and signs in as",
    async (_, options) => {
      const browser = createFakeBrowser(options);
      const client = connect(browser.openTab());
      client.watch("list", [7]);
      client.toggleFavorite("match", 7, true);
      await client.superviseCore();
      await vi.dynamicImportSettled();
      await pass(2_000);
      client.toggleFavorite("league", 36, true);
      client.setMember("session");
      await pass(2_000);
      const commands = theCore(browser).commands.map((command) => command.trim());
      const pressed = ["toggleFavorite match 7 true", "toggleFavorite league 36 true"];
      const wanted = ["watch 7", ...pressed, "setMember session"];
      expect(commands.filter((command) => command !== "ping")).toEqual(wanted);
    },
  );

  it("channels where it has locks and no SharedWorker: each tab runs a core of its own at once", async () => {
    const browser = createFakeBrowser({ shared: false, channels: false });
    connect(browser.openTab());
    await vi.dynamicImportSettled();
    await pass(500);
    expect(browser.living().map(({ name, sessions }) => [name, sessions.length])).toEqual([["", 1]]);
  });

  it("locks and channels where it has no SharedWorker: each tab runs a core of its own", async () => {
    const browser = createFakeBrowser({ shared: false, locks: false, channels: false });
    await openAll(browser, 2);
    expect(browser.living().map(({ name }) => name)).toEqual(["", ""]);
  });

  it("shared workers: after three that failed the tab runs one of its own", async () => {
    const browser = createFakeBrowser();
    browser.broken = true;
    const tab = browser.openTab();
    await connect(tab).superviseCore();
    await pass(5_000);
    expect(theCore(browser).name).toBe("");
    expect(theCore(browser).sessions).toHaveLength(1);
  });
});

it("the newest core is remembered, and another build's is not", async () => {
  const browser = createFakeBrowser();
  browser.stored.set("touchline.core", "touchline-another-7/1000000/20");
  await openAll(browser, 1);
  expect(theCore(browser).name).toBe(coreName(0));
  theCore(browser).kill();
  await pass(3_000);
  await openAll(browser, 1);
  expect(theCore(browser).name).toBe(coreName(1));
});
