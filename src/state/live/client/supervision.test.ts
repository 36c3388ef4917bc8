// How a tab watches its core: late, quiet and busy cores, frozen tabs, and clocks that are set back.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { pageStore } from "../../pageStore.ts";
import { noCoreAtom } from "../liveness/noCore.ts";
import { createFakeBrowser } from "../testing/fakeBrowser.ts";
import { connect, openAll, pass, theCore } from "../testing/openClient.ts";

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => void vi.useRealTimers());

describe("the supervision", () => {
  it("loads by itself when the first core is late", async () => {
    const browser = createFakeBrowser();
    const [first] = await openAll(browser, 1);
    first?.show(false);
    theCore(browser).hang(20_000);
    connect(browser.openTab());
    await pass(3_000);
    expect(browser.cores.at(-1)?.generation).toBe(1);
  });

  it("costs a hidden tab no message", async () => {
    const browser = createFakeBrowser();
    const [tab] = await openAll(browser, 1);
    tab?.show(false);
    await pass(50);
    const before = theCore(browser).commands.length;
    await pass(600_000);
    expect(theCore(browser).commands).toHaveLength(before);
  });

  it("pings a quiet core and replaces none that answers", async () => {
    const browser = createFakeBrowser();
    await openAll(browser, 1);
    await pass(60_000);
    expect(browser.cores).toHaveLength(1);
    expect(theCore(browser).commands.filter((command) => command === "ping").length).toBeGreaterThan(50);
  });

  it("twenty tabs at once on a busy machine keep one core", async () => {
    const browser = createFakeBrowser();
    // Pages that take a second to start, and a core that is slower still.
    await pass(1_000);
    browser.answerMs = 3_500;
    const tabs = Array.from({ length: 20 }, () => browser.openTab());
    for (const tab of tabs) void connect(tab).superviseCore();
    await pass(30_000);
    expect(browser.cores).toHaveLength(1);
    expect(theCore(browser).sessions).toHaveLength(20);
  });

  it("goes on where the machine's clock is set back", async () => {
    const browser = createFakeBrowser();
    await openAll(browser, 2);
    vi.setSystemTime(500_000);
    theCore(browser).hang(20_000);
    await pass(3_200);
    expect(browser.cores.at(-1)?.sessions).toHaveLength(2);
  });

  it("says that no core can be loaded, until one answers", async () => {
    const browser = createFakeBrowser();
    Object.assign(browser, { broken: true, brokenAlone: true });
    const client = connect(browser.openTab());
    void client.superviseCore();
    await pass(200);
    expect(pageStore.get(noCoreAtom)).toBe(false);
    await pass(4_000);
    expect(pageStore.get(noCoreAtom)).toBe(true);
    expect(client.store.part("list")?.status).toBe("failed");
    Object.assign(browser, { broken: false, brokenAlone: false });
    await pass(8_000);
    expect(pageStore.get(noCoreAtom)).toBe(false);
  });

  it("a frozen tab that wakes asks its core for fresh attempts", async () => {
    const browser = createFakeBrowser();
    const tab = browser.openTab();
    connect(tab);
    await pass(200);
    (tab.parts.page as unknown as EventTarget).dispatchEvent(new Event("resume"));
    await pass(50);
    expect(theCore(browser).commands).toContain("retry");
  });
});
