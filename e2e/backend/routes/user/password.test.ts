// Forgotten and changed passwords, and the devices they sign out.
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import {
  askCode,
  login,
  mailedCode,
  type MemberBackend,
  MINUTE_MS,
  otherThan,
  PASSWORD,
  providerCode,
  register,
  startMemberBackend,
  tokenCode,
} from "./memberClient.ts";

const USER = "/v1/api/user";
const NEW = "Penalty11m";
const EMAIL = "ada@example.org";

let backend: MemberBackend;
let token: string;
beforeAll(async () => {
  backend = await startMemberBackend();
  await register(backend, EMAIL);
});
beforeEach(async () => {
  backend.pass(20 * MINUTE_MS);
  await backend.control.act("clearTries");
  const member = await backend.control.act("member", { name: "", email: EMAIL });
  ({ token } = member);
});
afterAll(() => backend.close());

async function ticketFor(code: string): Promise<string> {
  const { data } = await backend.post(`${USER}/verifyResetPasswordCode`, { email: EMAIL, code });
  return (data as { ticket: string }).ticket;
}

test("a forgotten password is replaced with a code, and every device is signed out", async () => {
  const ticket = await ticketFor(await askCode(backend, EMAIL, "reset"));
  expect((await backend.post(`${USER}/resetPassword`, { ticket, password: "short" })).code).toBe(400);
  expect((await backend.post(`${USER}/resetPassword`, { ticket, password: NEW })).code).toBe(0);
  expect(await tokenCode(backend, token)).toBe(401);
  expect((await login(backend, EMAIL)).code).toBe(4001);
  expect((await login(backend, EMAIL, NEW)).code).toBe(0);
  expect((await backend.post(`${USER}/resetPassword`, { ticket, password: PASSWORD })).code).toBe(4010);
});

test("wrong, used and expired codes yield no ticket; a ticket expires", async () => {
  const path = `${USER}/verifyResetPasswordCode`;
  const code = await askCode(backend, EMAIL, "reset");
  expect((await backend.post(path, { email: EMAIL, code: otherThan(code) })).code).toBe(4003);
  const ticket = await ticketFor(code);
  expect((await backend.post(path, { email: EMAIL, code })).code).toBe(4005);
  backend.pass(10 * MINUTE_MS);
  expect((await backend.post(`${USER}/resetPassword`, { ticket, password: NEW })).code).toBe(4010);
  const old = await askCode(backend, EMAIL, "reset");
  backend.pass(10 * MINUTE_MS);
  expect((await backend.post(path, { email: EMAIL, code: old })).code).toBe(4004);
  expect((await backend.post(`${USER}/resetPassword`, { password: NEW })).code).toBe(4010);
});

test("a reset answers the same for a known and an unknown address", async () => {
  const path = `${USER}/verifyResetPasswordCode`;
  const tellsOf = async (email: string): Promise<readonly unknown[]> => {
    const ask = () => backend.post(`${USER}/sendVerificationCode`, { email, type: "reset" });
    const answers = [await ask(), await ask(), await backend.post(path, { email, code: "000000" })];
    return answers.map(({ code, msg }) => [code, msg.replaceAll(email, "…")]);
  };
  expect(await tellsOf("stranger@example.org")).toEqual(await tellsOf(EMAIL));
  expect(await mailedCode(backend, "stranger@example.org")).toBe("");
});

test("a password is changed with a ticket or the old one; other devices are signed out", async () => {
  const other = await login(backend, EMAIL, NEW);
  const verified = await backend.post(`${USER}/password/verify`, { password: NEW }, token);
  const { ticket } = verified.data as { ticket: string };
  const change = (body: object) => backend.post(`${USER}/password`, body, token);
  expect((await change({ ticket: "made-up", newPassword: PASSWORD })).code).toBe(4010);
  expect((await change({ ticket, newPassword: "nodigits" })).code).toBe(400);
  expect((await change({ ticket, newPassword: PASSWORD })).code).toBe(0);
  expect([await tokenCode(backend, token), await tokenCode(backend, other.token)]).toEqual([0, 401]);
  expect((await change({ ticket, newPassword: NEW })).code).toBe(4010);
  expect((await change({ oldPassword: PASSWORD, newPassword: NEW })).code).toBe(0);
  expect((await login(backend, EMAIL, NEW)).code).toBe(0);
});

test("a wrong old password is refused, and after ten every password is refused for ten minutes", async () => {
  const verify = (password?: unknown) => backend.post(`${USER}/password/verify`, { password }, token);
  expect((await verify()).code).toBe(400);
  expect((await verify("Wrong1234")).code).toBe(4011);
  const wrong = { oldPassword: "Wrong1234", newPassword: PASSWORD };
  for (let count = 1; count < 10; count++) {
    expect((await backend.post(`${USER}/password`, wrong, token)).code).toBe(4011);
  }
  expect((await verify(NEW)).code).toBe(4007);
  expect((await login(backend, EMAIL, NEW)).code).toBe(4007);
  backend.pass(10 * MINUTE_MS);
  expect((await verify(NEW)).code).toBe(0);
});

test("a ticket obtained by a code is valid for a change too, which keeps this device signed in", async () => {
  const other = await login(backend, EMAIL, NEW);
  const ticket = await ticketFor(await askCode(backend, EMAIL, "reset"));
  const change = () => backend.post(`${USER}/password`, { ticket, newPassword: NEW }, token);
  expect((await change()).code).toBe(0);
  expect([await tokenCode(backend, token), await tokenCode(backend, other.token)]).toEqual([0, 401]);
  expect((await change()).code).toBe(4010);
});

test("a ticket is valid only for its own member", async () => {
  const bob = await register(backend, "bob@example.org", "Bob");
  const change = (ticket: string, who: string) =>
    backend.post(`${USER}/password`, { ticket, newPassword: NEW }, who);
  const reset = await ticketFor(await askCode(backend, EMAIL, "reset"));
  expect((await change(reset, bob.token)).code).toBe(4010);
  const { data } = await backend.post(`${USER}/password/verify`, { password: PASSWORD }, bob.token);
  expect((await change((data as { ticket: string }).ticket, token)).code).toBe(4010);
});

test("a member from a platform has no password, and sets one with a code", async () => {
  const code = await providerCode(backend, "google", "nadia");
  const { data } = await backend.post(`${USER}/third-platform-login`, { platform: "google", code });
  const nadia = data as { token: string; user: { hasPassword: boolean; email: string } };
  expect(nadia.user.hasPassword).toBe(false);
  expect((await backend.post(`${USER}/password/verify`, { password: "x" }, nadia.token)).code).toBe(4012);
  const sent = await askCode(backend, nadia.user.email, "reset");
  const verified = await backend.post(`${USER}/verifyResetPasswordCode`, {
    email: nadia.user.email,
    code: sent,
  });
  const { ticket } = verified.data as { ticket: string };
  expect((await backend.post(`${USER}/resetPassword`, { ticket, password: NEW })).code).toBe(0);
  expect((await login(backend, nadia.user.email, NEW)).code).toBe(0);
});

test("all of it needs a token", async () => {
  for (const path of ["password", "password/verify"]) {
    expect((await backend.post(`${USER}/${path}`, { password: NEW })).code).toBe(401);
  }
});
