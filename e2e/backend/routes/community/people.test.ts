// Other members: profiles, following, muting, and the resulting notices.
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { DEMO } from "../../database/seedDemo.ts";
import type { StagedMember } from "../../members/stageMember.ts";
import { login, type MemberBackend, MINUTE_MS, startMemberBackend } from "../user/memberClient.ts";

const PEOPLE = "/v1/api/community/user";
const MESSAGES = "/v1/api/community/message";

let backend: MemberBackend;
let ada: StagedMember;
let bob: StagedMember;
beforeAll(async () => {
  backend = await startMemberBackend();
});
beforeEach(async () => {
  backend.pass(MINUTE_MS);
  ada = await backend.control.act("member", { name: "Ada" });
  bob = await backend.control.act("member", { name: "Bob" });
});
afterAll(() => backend.close());

const act = (verb: string, who: StagedMember, whom: unknown) =>
  backend.post(`${PEOPLE}/${verb}`, { userId: whom }, who.token);
const profile = async (whom: StagedMember, who?: StagedMember) =>
  (await backend.get(`/v1/api/user/profile?userId=${whom.userId}`, who?.token)).data;
const muted = (who: StagedMember, body: object = {}) =>
  backend.post(`${PEOPLE}/getUserUnvoicedListListByPage`, body, who.token);
const notices = async (who: StagedMember, type: string) =>
  (await backend.get(`${MESSAGES}/list?type=${type}`, who.token)).data as {
    list: { messageId: number; isRead: boolean }[];
    total: number;
  };

test("a profile shows public data, and favourites only to its owner", async () => {
  await backend.post("/v1/api/sport/teams/follow", [11], ada.token);
  const open = {
    userId: ada.userId,
    userName: "Ada",
    avatar: "",
    bio: "",
    createTime: expect.stringMatching(/^\d{12}$/),
    postCount: 0,
    followerCount: 0,
    followingCount: 0,
    isSelf: false,
    isCreator: false,
    isFollowed: false,
    isMuted: false,
    favourites: null,
  };
  expect(await profile(ada)).toEqual(open);
  expect(await profile(ada, bob)).toEqual(open);
  const own = { ...open, isSelf: true, favourites: { matchs: [], leagues: [], teams: [11] } };
  expect(await profile(ada, ada)).toEqual(own);
  expect((await backend.get("/v1/api/user/profile", ada.token)).data).toEqual(own);
  expect((await backend.get("/v1/api/user/profile")).code).toBe(400);
  await backend.control.act("creator", { userId: ada.userId, on: true });
  expect(await profile(ada, bob)).toMatchObject({ isCreator: true });
  expect((await backend.get("/v1/api/user/profile?userId=999999")).code).toBe(404);
  expect((await backend.get("/v1/api/user/profile?userId=x")).code).toBe(400);
});

test("following counts once and notifies once, until it is undone", async () => {
  for (let count = 0; count < 2; count++) {
    expect((await act("follow", ada, bob.userId)).data).toEqual({
      userId: bob.userId,
      isFollowed: true,
      isMuted: false,
      mutedUntil: null,
      followerCount: 1,
    });
  }
  expect(await profile(bob, ada)).toMatchObject({ followerCount: 1, isFollowed: true });
  expect(await profile(ada)).toMatchObject({ followingCount: 1 });
  const entry = { userId: ada.userId, userName: "Ada", avatar: "", createTime: expect.any(String) };
  const followers = await backend.get(`${PEOPLE}/followers?userId=${bob.userId}`);
  expect(followers.data).toEqual({ list: [entry], page: 1, size: 20, total: 1, hasMore: false });
  const following = await backend.get(`${PEOPLE}/following?userId=${ada.userId}&size=1`);
  expect(following.data).toMatchObject({ list: [{ userId: bob.userId }], size: 1, total: 1 });
  expect(await notices(bob, "follow")).toMatchObject({
    total: 1,
    list: [{ user: { userId: ada.userId, userName: "Ada" }, postId: null, isRead: false }],
  });
  expect((await act("unfollow", ada, bob.userId)).data).toMatchObject({
    isFollowed: false,
    followerCount: 0,
  });
  expect((await notices(bob, "follow")).total).toBe(0);
});

test("muted members are listed page by page and send no notices", async () => {
  expect((await muted(bob)).data).toEqual({ list: [], page: 1, size: 20, total: 0, hasMore: false });
  await act("mute", bob, ada.userId);
  backend.pass(MINUTE_MS);
  const cy = await backend.control.act("member", { name: "Cy" });
  await act("mute", bob, cy.userId);
  expect((await muted(bob, { page: 1, size: 1 })).data).toMatchObject({
    list: [{ userId: cy.userId, userName: "Cy" }],
    total: 2,
    hasMore: true,
  });
  expect((await muted(bob, { page: 2, size: 1 })).data).toMatchObject({ list: [{ userId: ada.userId }] });
  await act("follow", ada, bob.userId);
  expect((await notices(bob, "follow")).total).toBe(0);
  expect(await profile(ada, bob)).toMatchObject({ isMuted: true });
  await act("unmute", bob, ada.userId);
  expect((await muted(bob)).data).toMatchObject({ total: 1 });
  expect((await muted(bob, { page: 0 })).code).toBe(400);
  expect((await muted(bob, { size: 51 })).code).toBe(400);
});

test("a mute ends by the server's clock, and muting again sets a new end", async () => {
  const mute = async (until: unknown) =>
    backend.post(`${PEOPLE}/mute`, { userId: ada.userId, until }, bob.token);
  const at = (ms: number): string => {
    const iso = new Date(backend.now() + ms + 8 * 60 * MINUTE_MS).toISOString();
    return iso.slice(0, 19).replaceAll(/\D/g, "");
  };
  const soon = at(MINUTE_MS);
  expect((await mute(soon)).data).toMatchObject({ isMuted: true, mutedUntil: soon });
  expect((await muted(bob)).data).toMatchObject({ list: [{ userId: ada.userId, until: soon }] });
  expect((await mute(null)).data).toMatchObject({ isMuted: true, mutedUntil: null });
  expect((await mute(soon)).data).toMatchObject({ mutedUntil: soon });
  backend.pass(MINUTE_MS);
  expect((await muted(bob)).data).toMatchObject({ list: [], total: 0 });
  expect(await profile(ada, bob)).toMatchObject({ isMuted: false });
  expect((await mute(undefined)).data).toMatchObject({ isMuted: true, mutedUntil: null });
  for (const until of [soon, "tomorrow", 5, "20270230000000"]) expect((await mute(until)).code).toBe(400);
});

test("members are found by a part of their name, without those one has muted", async () => {
  const find = async (text: string, who?: StagedMember) =>
    (
      (await backend.get(`${PEOPLE}/search?text=${encodeURIComponent(text)}`, who?.token)).data as {
        list: { userId: number }[];
      }
    ).list.map(({ userId }) => userId);
  const zoe = await backend.control.act("member", { name: "Zoë Quick" });
  const liz = await backend.control.act("member", { name: "Liz Zoe" });
  expect(await find("ZOE")).toEqual([zoe.userId, liz.userId]);
  expect(await find("zoë q")).toEqual([zoe.userId]);
  await act("mute", bob, zoe.userId);
  expect(await find("zoe", bob)).toEqual([liz.userId]);
  expect(await find("?!")).toEqual([]);
  expect((await backend.get(`${PEOPLE}/search`)).code).toBe(400);
});

test("members cannot follow or mute themselves or unknown members, and need a token", async () => {
  for (const verb of ["follow", "mute", "unfollow", "unmute"]) {
    expect((await act(verb, ada, ada.userId)).code).toBe(4021);
    expect((await act(verb, ada, 999_999)).code).toBe(404);
    expect((await act(verb, ada, "x")).code).toBe(400);
    expect((await backend.post(`${PEOPLE}/${verb}`, { userId: bob.userId })).code).toBe(401);
  }
  expect((await backend.get(`${PEOPLE}/followers?userId=999999`)).code).toBe(404);
  expect((await backend.get(`${PEOPLE}/following`)).code).toBe(400);
});

test("notices are marked as read by id, by type, or all; those of other members are unaffected", async () => {
  const stage = (type: "reply" | "like" | "system") =>
    backend.control.act("notice", { userId: ada.userId, type, actorId: bob.userId, text: "Well seen." });
  await stage("reply");
  await stage("reply");
  await stage("like");
  await stage("system");
  const read = async (body: object, who = ada) =>
    (await backend.post(`${MESSAGES}/read`, body, who.token)).data;
  const { list } = await notices(ada, "reply");
  expect(list).toMatchObject([{ text: "Well seen." }, { text: "Well seen." }]);
  const ids = [list[0]!.messageId];
  await read({ ids }, bob);
  expect((await backend.get(`${MESSAGES}/unread`, ada.token)).data).toMatchObject({ reply: 2, total: 4 });
  expect(await read({ ids })).toEqual({ reply: 1, like: 1, follow: 0, system: 1, total: 3 });
  expect((await notices(ada, "reply")).list.map(({ isRead }) => isRead)).toEqual([true, false]);
  expect(await read({ type: "like" })).toMatchObject({ like: 0, total: 2 });
  expect(await read({})).toMatchObject({ total: 0 });
});

test.each([
  ["list", ""],
  ["list", "type=gossip"],
  ["list", "type=like&page=0"],
])("message/%s?%s is refused", async (call, query) => {
  expect((await backend.get(`${MESSAGES}/${call}?${query}`, ada.token)).code).toBe(400);
});

test("invalid requests to mark as read are refused, and all need a token", async () => {
  for (const body of [{ ids: ["x"] }, { ids: 5 }, { type: "gossip" }]) {
    expect((await backend.post(`${MESSAGES}/read`, body, ada.token)).code).toBe(400);
  }
  for (const call of ["list?type=like", "unread"]) {
    expect((await backend.get(`${MESSAGES}/${call}`)).code).toBe(401);
  }
  expect((await backend.post(`${MESSAGES}/read`, {})).code).toBe(401);
});

test("a member's posts are listed page by page, newest first", async () => {
  const { token } = await login(backend, DEMO.email, DEMO.password);
  const { userId, postCount } = (await backend.get("/v1/api/user/profile", token)).data as Record<
    string,
    number
  >;
  // One of them is seen by the member alone.
  expect(postCount).toBe(4);
  const path = "/v1/api/community/post/byUser";
  const { data } = await backend.get(`${path}?userId=${userId}&size=2`);
  expect(data).toMatchObject({ page: 1, size: 2, total: 3, hasMore: true });
  const { list } = data as { list: { user: object; createTime: string }[] };
  expect(list[0]).toMatchObject({ user: { userId, userName: "Demo Fan" }, replyCount: 1 });
  expect(list[0]!.createTime > list[1]!.createTime).toBe(true);
  expect((await backend.get(`${path}?userId=999999`)).code).toBe(404);
  expect((await backend.get(path)).code).toBe(400);
});

test("creators among the members found are marked, with the least price for the asker", async () => {
  const cleo = await backend.control.act("member", { name: "Cleopatra" });
  const bare = await backend.control.act("member", { name: "Cleopas" });
  const list = [{ num: 1, unit: "MONTH", price: "4.99", firstTimePrice: "1.99" } as const];
  await backend.control.act("fees", { userId: cleo.userId, list });
  const find = async (token?: string) =>
    (await backend.get(`${PEOPLE}/search?text=cleop`, token)).data as { readonly list: readonly object[] };
  const none = { minPrice: null, minUnitNum: null, minUnit: null };
  expect((await find()).list).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        userId: cleo.userId,
        isCreator: true,
        minPrice: "4.99",
        minUnitNum: 1,
        minUnit: "MONTH",
      }),
      expect.objectContaining({ userId: bare.userId, isCreator: false, ...none }),
    ]),
  );
  expect((await find(bob.token)).list).toContainEqual(
    expect.objectContaining({ userId: cleo.userId, minPrice: "1.99" }),
  );
});

test("the posts of a member can be those for subscribers alone", async () => {
  const cleo = await backend.control.act("member", { name: "Cleo" });
  const write = (visibility: "PUBLIC" | "ONLY_FANS") =>
    backend.control.act("post", { userId: cleo.userId, visibility, content: "Words" });
  await write("PUBLIC");
  const { postIds } = await write("ONLY_FANS");
  const path = `/v1/api/community/post/byUser?userId=${cleo.userId}`;
  const { data } = await backend.get(`${path}&visibility=ONLY_FANS`);
  expect(data).toMatchObject({ total: 1, list: [{ postId: postIds[0], isLocked: true }] });
  expect((await backend.get(path)).data).toMatchObject({ total: 2 });
  expect((await backend.get(`${path}&visibility=CLOSE`)).code).toBe(400);
});
