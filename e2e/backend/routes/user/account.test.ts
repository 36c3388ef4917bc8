// Profile, e-mail address, age, configuration, and account removal.
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import {
  askCode,
  login,
  mailedCode,
  type MemberBackend,
  MINUTE_MS,
  otherThan,
  register,
  startMemberBackend,
  tokenCode,
} from "./memberClient.ts";
import { subjectOf } from "../../testing/testBackend.ts";

const USER = "/v1/api/user";

let backend: MemberBackend;
let ada: { userId: number; token: string };
beforeAll(async () => {
  backend = await startMemberBackend();
});
beforeEach(async () => {
  backend.pass(20 * MINUTE_MS);
  ada = await backend.control.act("member", { name: "Ada", email: "ada@example.org" });
});
afterAll(() => backend.close());

const update = (body: unknown) => backend.post(`${USER}/updateUser`, body, ada.token);

test("given fields of a profile change, the others stay", async () => {
  const first = await update({
    nickname: "  Ada   L. ",
    birthday: "2000-02-29",
    gender: "FEMALE",
    countryId: 826,
  });
  expect(first.data).toMatchObject({
    nickname: "Ada L.",
    birthday: "2000-02-29",
    gender: "FEMALE",
    countryId: 826,
  });
  const second = await update({ bio: "Left back.", countryId: null, birthday: "" });
  expect(second.data).toMatchObject({ nickname: "Ada L.", bio: "Left back.", countryId: null, birthday: "" });
});

test.each([
  [{}, "body"],
  [{ nickname: "" }, "name"],
  [{ bio: "x".repeat(201) }, "text"],
  [{ birthday: "2001-02-29" }, "birthday"],
  [{ birthday: "2999-01-01" }, "birthday"],
  [{ birthday: "1899-12-31" }, "birthday"],
  [{ gender: "female" }, "gender"],
  [{ countryId: "44" }, "countryId"],
  [{ avatar: "https://example.org/me.png" }, "avatar"],
  [{ avatar: "/img/upload/../fbteam/1.svg" }, "avatar"],
])("a profile with %j is refused", async (body, word) => {
  const { code, msg } = await update(body);
  expect([code, subjectOf(msg)]).toEqual([400, word]);
});

test("age is checked by the birthday", async () => {
  const isAdult = async () => (await backend.get(`${USER}/checkAge`, ada.token)).data;
  await update({ birthday: "" });
  expect(await isAdult()).toBe(false);
  await update({ birthday: "2008-11-22" });
  expect(await isAdult()).toBe(false);
  await update({ birthday: "2008-11-21" });
  expect(await isAdult()).toBe(true);
});

test("the e-mail address changes with a code sent to the new one", async () => {
  const path = `${USER}/verifyModifyEmailCode`;
  const send = (email: string) =>
    backend.post(`${USER}/sendVerificationCode`, { email, type: "modifyEmail" }, ada.token);
  await backend.control.act("member", { name: "Bob", email: "bob@example.org" });
  expect((await send("ADA@example.org")).code).toBe(4013);
  expect((await send("bob@example.org")).code).toBe(4002);
  expect((await send("ada@new.example")).code).toBe(0);
  const code = await mailedCode(backend, "ada@new.example");
  const verify = (email: string, digits: string, token = ada.token) =>
    backend.post(path, { email, code: digits }, token);
  expect((await verify("ada@new.example", otherThan(code))).code).toBe(4003);
  expect((await verify("ada@other.example", code)).code).toBe(4003);
  const mallory = await backend.control.act("member", { name: "Mallory" });
  expect((await verify("ada@new.example", code, mallory.token)).code).toBe(4003);
  expect((await verify("ada@new.example", code)).data).toMatchObject({ email: "ada@new.example" });
  expect((await verify("ada@new.example", code)).code).toBe(4005);
});

test("a member leaves with a code, and all data of the member is removed", async () => {
  const eve = await register(backend, "eve@example.org", "Eve");
  const friend = await register(backend, "friend@example.org", "Friend");
  await backend.post("/v1/api/sport/teams/follow", [11], eve.token);
  await backend.post("/v1/api/community/user/follow", { userId: friend.user.id }, eve.token);
  const notices = async () =>
    (await backend.get("/v1/api/community/message/list?type=follow", friend.token)).data as { total: number };
  expect((await notices()).total).toBe(1);

  const path = `${USER}/verifyCancelCode`;
  // The code is sent to the account's own address, whatever address the request contains.
  await backend.post(
    `${USER}/sendVerificationCode`,
    { email: "mallory@example.org", type: "cancel" },
    eve.token,
  );
  expect(await mailedCode(backend, "mallory@example.org")).toBe("");
  const code = await mailedCode(backend, "eve@example.org");
  expect((await backend.post(path, { code: otherThan(code) }, eve.token)).code).toBe(4003);
  expect((await backend.post(path, {}, eve.token)).code).toBe(400);
  expect((await backend.post(path, { code }, friend.token)).code).toBe(4003);
  expect((await backend.post(path, { code }, eve.token)).code).toBe(0);

  expect(await tokenCode(backend, eve.token)).toBe(401);
  expect((await login(backend, "eve@example.org")).code).toBe(4001);
  expect((await notices()).total).toBe(0);
  expect((await backend.get(`${USER}/profile?userId=${eve.user.id}`)).code).toBe(404);
  expect(await mailedCode(backend, "eve@example.org")).toBe("");
  const again = await askCode(backend, "eve@example.org", "register");
  expect(again).toMatch(/^\d{6}$/);
});

const CONFIG = {
  userProfileConfig: { lang: "fr_FR", zone: "e5:45", automatic: true },
  userSportConfig: { odds: false, oddsFormat: 3, oddsProvider: 47, footballConfig: { goal: false } },
  userCommunityConfig: { sort: "LIKE_COUNT_DESC", visibility: "CLOSE", replyRule: "NONE", recommend: false },
  later: [1, { two: null }],
};

test("the configuration is stored whole, including fields unknown to the server; without one it is null", async () => {
  const fresh = await backend.control.act("member", { name: "Fresh" });
  expect(await backend.get(`${USER}/getConfig`, fresh.token)).toEqual({ code: 0, msg: "", data: null });
  expect((await backend.post(`${USER}/updateConfig`, CONFIG, fresh.token)).data).toEqual(CONFIG);
  expect((await backend.get(`${USER}/getConfig`, fresh.token)).data).toEqual(CONFIG);
  expect((await backend.get(`${USER}/getConfig`)).code).toBe(401);
});

test.each([
  [[], "body"],
  [{ ...CONFIG, userSportConfig: undefined }, "body"],
  [{ ...CONFIG, userCommunityConfig: "x" }, "userCommunityConfig"],
  [{ ...CONFIG, userCommunityConfig: { sort: "BEST" } }, "sort"],
  [{ ...CONFIG, userCommunityConfig: { visibility: "OPEN" } }, "visibility"],
  [{ ...CONFIG, userCommunityConfig: { replyRule: 5 } }, "replyRule"],
  [{ ...CONFIG, userCommunityConfig: { recommend: "yes" } }, "recommend"],
  [{ ...CONFIG, userProfileConfig: { lang: "fr", zone: "e0" } }, "lang"],
  [{ ...CONFIG, userProfileConfig: { lang: "xx_XX", zone: "e0" } }, "lang"],
  [{ ...CONFIG, userProfileConfig: { lang: "fr_FR", zone: "e15" } }, "zone"],
  [{ ...CONFIG, userProfileConfig: { lang: "fr_FR", zone: 8 } }, "zone"],
  [{ ...CONFIG, userSportConfig: { odds: 1 } }, "odds"],
  [{ ...CONFIG, userSportConfig: { oddsFormat: 4 } }, "oddsFormat"],
  [{ ...CONFIG, userSportConfig: { oddsProvider: "8" } }, "oddsProvider"],
  [{ ...CONFIG, userSportConfig: { footballConfig: [] } }, "footballConfig"],
  [{ ...CONFIG, userSportConfig: { footballConfig: { goal: "yes" } } }, "goal"],
  [{ ...CONFIG, later: "x".repeat(40_000) }, "configuration"],
])("an invalid configuration is refused (%#)", async (config, word) => {
  const { code, msg } = await backend.post(`${USER}/updateConfig`, config, ada.token);
  expect([code, subjectOf(msg)]).toEqual([400, word]);
});
