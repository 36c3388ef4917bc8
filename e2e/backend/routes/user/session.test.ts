// Signing in and out: tokens, their lifetime, and the limit of wrong tries.
import { afterAll, beforeAll, expect, test } from "vitest";
import { DEMO } from "../../database/seedDemo.ts";
import {
  DAY_MS,
  login,
  type MemberBackend,
  MINUTE_MS,
  register,
  startMemberBackend,
  tokenCode,
} from "./memberClient.ts";
import { subjectOf } from "../../testing/testBackend.ts";

let backend: MemberBackend;
beforeAll(async () => {
  backend = await startMemberBackend();
});
afterAll(() => backend.close());

test("the demo account is printed at start and has data", async () => {
  expect(backend.log).toContain(`Demo account: ${DEMO.email} with password ${DEMO.password}`);
  const { token } = await login(backend, DEMO.email, DEMO.password);
  const lists = await Promise.all(
    ["matchs", "leagues", "teams"].map((kind) => backend.get(`/v1/api/sport/${kind}/followed`, token)),
  );
  expect(lists.map(({ data }) => (data as number[]).length > 0)).toEqual([true, true, true]);
  expect((await backend.get("/v1/api/user/getConfig", token)).data).toMatchObject({
    userProfileConfig: { lang: "en_GB", zone: "e0" },
  });
  expect((await backend.get("/v1/api/user/checkAge", token)).data).toBe(true);
  expect((await backend.get("/v1/api/community/message/unread", token)).data).toMatchObject({
    reply: 3,
    like: 3,
    follow: 6,
    system: 0,
    total: 12,
  });
});

test("login returns user and token, whatever the case of the address", async () => {
  const { user } = await register(backend, "ada@example.org");
  const { code, data } = await backend.post("/v1/api/user/login", {
    email: "  Ada@Example.ORG ",
    password: "Corner2corner",
  });
  expect(code).toBe(0);
  const { token } = data as { token: string };
  expect(data).toEqual({ user, token });
  expect(user).toEqual({
    id: user.id,
    nickname: "Ada",
    avatar: "",
    email: "ada@example.org",
    bio: "",
    birthday: "",
    gender: "",
    countryId: null,
    hasPassword: true,
    createTime: "202611212300",
  });
  expect((await backend.get("/v1/api/user/info", token)).data).toEqual(user);
  expect(JSON.stringify(data)).not.toContain("scrypt");
});

test("a wrong password and an unknown address are refused with the same message", async () => {
  const wrong = await backend.post("/v1/api/user/login", { email: "ada@example.org", password: "Wrong1234" });
  const unknown = await backend.post("/v1/api/user/login", {
    email: "nobody@example.org",
    password: "Wrong1234",
  });
  expect(wrong).toEqual({ code: 4001, msg: "The e-mail address or the password is wrong.", data: null });
  expect(unknown).toEqual(wrong);
});

test.each([
  [{}, "e-mail"],
  [{ email: "ada", password: "x" }, "e-mail"],
  [{ email: "ada@example.org" }, "password"],
  [{ email: "ada@example.org", password: 12_345_678 }, "password"],
  [["ada@example.org"], "e-mail"],
])("login with %j is refused with the reason", async (body, field) => {
  const { code, msg } = await backend.post("/v1/api/user/login", body);
  expect([code, subjectOf(msg)]).toEqual([400, field]);
});

test("after ten wrong passwords the right one is refused for ten minutes; concurrent tries count too", async () => {
  await register(backend, "bob@example.org", "Bob");
  const tries = await Promise.all(
    Array.from({ length: 14 }, () => login(backend, "bob@example.org", "Wrong1234")),
  );
  const codes = tries.map(({ code }) => code).toSorted((a, b) => a - b);
  expect(codes).toEqual([...Array.from({ length: 10 }, () => 4001), 4007, 4007, 4007, 4007]);
  expect((await login(backend, "BOB@example.org")).code).toBe(4007);
  expect((await login(backend, "ada@example.org")).code).toBe(0);
  backend.pass(10 * MINUTE_MS);
  expect((await login(backend, "bob@example.org")).code).toBe(0);
});

test("logout revokes only the token of the call", async () => {
  const first = await login(backend, "ada@example.org");
  const second = await login(backend, "ada@example.org");
  expect((await backend.post("/v1/api/user/logout", {}, first.token)).code).toBe(0);
  expect(await tokenCode(backend, first.token)).toBe(401);
  expect(await tokenCode(backend, second.token)).toBe(0);
  expect((await backend.post("/v1/api/user/logout", {}, first.token)).code).toBe(401);
});

test("logout takes an empty body", async () => {
  const { token } = await login(backend, "ada@example.org");
  const response = await fetch(`${backend.origin}/v1/api/user/logout`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}` },
  });
  expect(await response.json()).toMatchObject({ code: 0 });
  expect(await tokenCode(backend, token)).toBe(401);
});

test("a token is valid for 30 days, or as long as a test sets", async () => {
  const { token } = await login(backend, "ada@example.org");
  backend.pass(30 * DAY_MS - 1);
  expect(await tokenCode(backend, token)).toBe(0);
  backend.pass(1);
  expect(await tokenCode(backend, token)).toBe(401);
  await backend.control.act("tokenLifetime", { ms: 1000 });
  const short = await login(backend, "ada@example.org");
  expect(await tokenCode(backend, short.token)).toBe(0);
  backend.pass(1000);
  expect(await tokenCode(backend, short.token)).toBe(401);
  await backend.control.act("tokenLifetime", {});
});

test("a test can sign members out, or create a member", async () => {
  const cy = await backend.control.act("member", {
    name: "Cy",
    email: "Cy@example.org",
    password: "Throw1in",
  });
  const { token } = await login(backend, "cy@example.org", "Throw1in");
  const ada = await login(backend, "ada@example.org");
  await backend.control.act("expireSessions", { userId: cy.userId });
  expect([await tokenCode(backend, cy.token), await tokenCode(backend, token)]).toEqual([401, 401]);
  expect(await tokenCode(backend, ada.token)).toBe(0);
  await backend.control.act("expireSessions", {});
  expect(await tokenCode(backend, ada.token)).toBe(401);
});
