// Members in the core: signing in and out for all tabs, tokens that are refused, and favourites that lose nothing.
import { describe, expect, it } from "vitest";
import { createCoreUnderTest, type FakeTab, MEMBER } from "../testing/aCore.ts";

const SIGN_IN = { act: "signIn", params: { email: "a@b.example", password: "secret-1" } } as const;
const SIGN_OUT = { act: "signOut", params: {} } as const;

async function signIn(tab: FakeTab): Promise<string> {
  const answer = await tab.session.act(SIGN_IN, "en_GB", undefined);
  if (!answer.ok) throw new Error("the sign-in failed");
  return (answer.value as { readonly session: string }).session;
}

describe("a sign-in", () => {
  it("is kept for later cores, and its token is sent to no page", async () => {
    const { clock, openTab, stored } = createCoreUnderTest();
    const tab = openTab();
    await clock.advance(500);
    const answer = await tab.session.act(SIGN_IN, "en_GB", undefined);
    expect(answer).toEqual({
      ok: true,
      value: { user: { id: 7, name: "Seven", avatar: "" }, session: "session-1" },
    });
    await clock.advance(500);
    expect(stored.get("account")).toEqual({ memberId: 7, token: "token-1", session: "session-1" });
    expect(JSON.stringify(tab.updates)).not.toContain("token-1");
  });

  it("ends for every tab, with the token it had, even while the server does not answer", async () => {
    const { clock, openTab, server, stored, account } = createCoreUnderTest({ signedIn: true });
    const [tab, other] = [openTab(), openTab({ visible: false })];
    await clock.advance(500);
    server.hold = new Promise(() => undefined);
    void tab.session.act(SIGN_OUT, "en_GB", MEMBER.session);
    await clock.advance(200);
    expect(server.calls[`act:signOut:en_GB:${MEMBER.token}`]).toBe(1);
    expect(account.current()).toBeUndefined();
    expect([...stored.keys()].filter((key) => key !== "favorites")).toEqual([]);
    expect(tab.latest("signedOut")).toBe(MEMBER.session);
    // The hidden one learns of it when it is shown.
    expect(other.latest("signedOut")).toBeUndefined();
    other.session.setVisible(true);
    await clock.advance(200);
    expect(other.latest("signedOut")).toBe(MEMBER.session);
  });

  it("whose token is refused ends once, and a later sign-in is kept", async () => {
    const { clock, core, openTab, account } = createCoreUnderTest({ signedIn: true });
    const tab = openTab();
    await clock.advance(500);
    core.refuse(MEMBER.session);
    core.refuse(MEMBER.session);
    await clock.advance(300);
    expect(tab.updates.filter((update) => update.signedOut !== undefined)).toHaveLength(1);
    const session = await signIn(tab);
    tab.session.setMember(session, undefined);
    core.refuse(MEMBER.session);
    tab.session.setMember(session, MEMBER.session);
    await clock.advance(300);
    expect(account.current()?.session).toBe(session);
  });

  it("that a page has and the core has not ends for that page", async () => {
    const { clock, openTab } = createCoreUnderTest();
    const tab = openTab({ member: "long-gone" });
    await clock.advance(300);
    expect(tab.latest("signedOut")).toBe("long-gone");
  });

  it("ends in every tab when a page that starts without the login flag reports its end", async () => {
    const { clock, openTab, account } = createCoreUnderTest({ signedIn: true });
    const other = openTab();
    await clock.advance(300);
    const page = openTab();
    page.session.setMember(undefined, MEMBER.session);
    await clock.advance(300);
    expect([account.current(), other.latest("signedOut")]).toEqual([undefined, MEMBER.session]);
  });

  it("ends when the browser's storage was emptied, which the first page's hello shows", async () => {
    const stored = new Map<string, unknown>([["account", MEMBER]]);
    const { clock, openTab, account } = createCoreUnderTest({ stored });
    openTab();
    await clock.advance(300);
    expect(account.current()).toBeUndefined();
    expect(stored.has("account")).toBe(false);
  });

  it("that another worker has stored is read from the store when a page reports it", async () => {
    const { clock, openTab, stored, account } = createCoreUnderTest();
    const tab = openTab();
    await clock.advance(300);
    stored.set("account", MEMBER);
    tab.session.setMember(MEMBER.session, undefined);
    await clock.advance(300);
    expect(account.current()).toEqual(MEMBER);
    tab.session.setMember(undefined, MEMBER.session);
    await clock.advance(300);
    expect(account.current()).toBeUndefined();
  });
});

it("requests a member's configuration once for tabs that open together, and again for a later one", async () => {
  const { clock, openTab, server } = createCoreUnderTest({ signedIn: true });
  const tabs = [openTab(), openTab(), openTab()];
  await clock.advance(300);
  const load = (tab: FakeTab) => tab.session.act({ act: "loadConfig", params: {} }, "en_GB", MEMBER.session);
  const asked = (): number => server.calls[`act:loadConfig:en_GB:${MEMBER.token}`] ?? 0;
  expect((await Promise.all(tabs.map(load))).every(({ ok }) => ok)).toBe(true);
  expect(asked()).toBe(1);
  await load(openTab());
  expect(asked()).toBe(2);
});

describe("favourites", () => {
  it("of visitor and member are joined at the sign-in, sent to the server, and separated at the sign-out", async () => {
    const { clock, openTab, server, stored } = createCoreUnderTest();
    server.followed = { match: [2, 3], league: [36], team: [] };
    const tab = openTab();
    await clock.advance(500);
    for (const id of [1, 2]) await tab.session.toggleFavorite("match", id, true);
    const session = await signIn(tab);
    tab.session.setMember(session, undefined);
    await clock.advance(500);
    expect(tab.latest("favorites")).toEqual({ match: [1, 2, 3], league: [36], team: [] });
    expect(server.told).toEqual(["+match:1"]);

    await tab.session.toggleFavorite("team", 11, true);
    await clock.advance(300);
    expect(server.told).toEqual(["+match:1", "+team:11"]);

    await tab.session.act(SIGN_OUT, "en_GB", session);
    await clock.advance(300);
    expect(tab.latest("favorites")).toEqual({ match: [1, 2], league: [], team: [] });
    // The state of the matches is of no member.
    stored.delete("live.lastKnown");
    expect(Object.fromEntries(stored)).toEqual({ favorites: { match: [1, 2], league: [], team: [] } });
  });

  it("changed on another device are adopted at the next start, and a failed sync loses nothing", async () => {
    const stored = new Map<string, unknown>([
      ["favorites", { match: [1, 2, 4], league: [], team: [] }],
      ["favorites.agreed.7", { match: [1, 2, 3], league: [], team: [] }],
    ]);
    const first = createCoreUnderTest({ signedIn: true, stored });
    first.server.failing = true;
    const tab = first.openTab();
    await first.clock.advance(1_000);
    expect(tab.latest("favorites")?.match).toEqual([1, 2, 4]);
    expect(first.server.told).toEqual([]);

    const { clock, server, openTab } = createCoreUnderTest({ signedIn: true, stored });
    // The other device dropped 2 and added 5; here 3 was dropped and 4 added.
    server.followed = { match: [1, 3, 5], league: [], team: [] };
    const again = openTab();
    await clock.advance(1_000);
    expect(again.latest("favorites")?.match).toEqual([1, 4, 5]);
    expect(server.told).toEqual(["+match:4", "-match:3"]);
    expect(stored.get("favorites.agreed.7")).toEqual({ match: [1, 5, 4], league: [], team: [] });
  });
});
