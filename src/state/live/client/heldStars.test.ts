// Stars that no core has received when their page is left: the next page delivers them, for the same reader alone.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createFakeBrowser, type FakeBrowserOptions } from "../testing/fakeBrowser.ts";
import { openAll, openClient, pass, theCore } from "../testing/openClient.ts";

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => void vi.useRealTimers());

describe.each<[string, FakeBrowserOptions]>([
  ["shared", {}],
  ["elected", { shared: false }],
])("with a core that is %s", (_, options) => {
  it("a star that was pressed while the core hung is not lost when the page is left", async () => {
    const browser = createFakeBrowser(options);
    const [tab] = await openAll(browser, 1);
    theCore(browser).hang(20_000);
    tab?.client.toggleFavorite("match", 7, true);
    tab?.close();
    await openClient(browser);
    await pass(3_200);
    expect(browser.cores.at(-1)?.commands).toContain("toggleFavorite match 7 true");
    expect([...browser.stored.keys()]).not.toContain("touchline.stars.1");
  });

  it("a star that was kept for the next page is not delivered after a minute", async () => {
    const browser = createFakeBrowser(options);
    const [tab] = await openAll(browser, 1);
    theCore(browser).kill();
    tab?.client.toggleFavorite("match", 7, true);
    tab?.close();
    await pass(61_000);
    await openClient(browser);
    await pass(3_200);
    expect(browser.cores.flatMap(({ commands }) => commands)).not.toContain("toggleFavorite match 7 true");
  });

  it("a page that returns from the back-forward cache delivers its star, and keeps it no longer", async () => {
    const browser = createFakeBrowser(options);
    const [tab] = await openAll(browser, 1);
    theCore(browser).hang(2_000);
    tab?.client.toggleFavorite("match", 7, true);
    tab?.hide();
    await pass(3_000);
    tab?.restore();
    await pass(3_200);
    expect(browser.cores.at(-1)?.commands).toContain("toggleFavorite match 7 true");
    expect([...browser.stored.keys()]).not.toContain("touchline.stars.1");
  });

  it("a page that returns after another has delivered its star does not deliver it again", async () => {
    const browser = createFakeBrowser(options);
    const [tab] = await openAll(browser, 1);
    theCore(browser).hang(2_000);
    tab?.client.toggleFavorite("match", 7, true);
    tab?.hide();
    const { client } = await openClient(browser);
    await pass(3_200);
    client.toggleFavorite("match", 7, false);
    await pass(1_000);
    tab?.restore();
    await pass(3_200);
    const stars = browser.cores
      .flatMap(({ commands }) => commands)
      .filter((each) => each.startsWith("toggle"));
    expect(stars.at(-1)).toBe("toggleFavorite match 7 false");
  });

  it("a page that returns after minutes still delivers its star where no other has taken it", async () => {
    const browser = createFakeBrowser(options);
    const [tab] = await openAll(browser, 1);
    theCore(browser).kill();
    tab?.client.toggleFavorite("match", 7, true);
    tab?.hide();
    await pass(180_000);
    tab?.restore();
    await pass(3_200);
    expect(browser.cores.at(-1)?.commands).toContain("toggleFavorite match 7 true");
  });

  it("a member's star that no core has received is not sent after the sign-out", async () => {
    const browser = createFakeBrowser(options);
    const { client } = await openClient(browser, { member: "first" });
    theCore(browser).kill();
    client.toggleFavorite("match", 7, true);
    client.setMember(undefined);
    await pass(3_200);
    expect(browser.cores.at(-1)?.commands).not.toContain("toggleFavorite match 7 true");
  });

  it("a star of one member that was not delivered is not delivered for another", async () => {
    const browser = createFakeBrowser(options);
    const { client, ...tab } = await openClient(browser, { member: "first" });
    theCore(browser).hang(20_000);
    client.toggleFavorite("match", 7, true);
    tab.close();
    await openClient(browser, { member: "second" });
    await pass(3_200);
    expect(browser.cores.flatMap(({ commands }) => commands)).not.toContain("toggleFavorite match 7 true");
    expect([...browser.stored.keys()]).not.toContain("touchline.stars.1");
  });
});
