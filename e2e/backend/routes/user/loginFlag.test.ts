// The login flag as a cookie of the server: set while a member is signed in, and removed by a sign-out.
import { afterAll, beforeAll, expect, test } from "vitest";
import { DEMO } from "../../database/seedDemo.ts";
import { askCode, login, type MemberBackend, PASSWORD, startMemberBackend } from "./memberClient.ts";

let backend: MemberBackend;
beforeAll(async () => {
  backend = await startMemberBackend();
});
afterAll(() => backend.close());

async function cookieOf(path: string, body: unknown, token?: string): Promise<string | null> {
  const headers: Record<string, string> = { "content-type": "application/json" };
  if (token !== undefined) headers["authorization"] = `Bearer ${token}`;
  const init = body === undefined ? { headers } : { method: "POST", headers, body: JSON.stringify(body) };
  return (await fetch(backend.origin + path, init)).headers.get("set-cookie");
}

const REGISTRATION = "/v1/api/user/verifyRegistrationCode";
const CONFIG = {
  userProfileConfig: { lang: "fr_FR", zone: "e1", automatic: true },
  userSportConfig: { odds: false, footballConfig: { goal: false } },
};
const SET = "isLogin=1; Max-Age=2592000; Path=/; SameSite=Lax";

test("is set by a sign-in and by each call of the configuration, and removed by a sign-out", async () => {
  const { email, password } = DEMO;
  expect(await cookieOf("/v1/api/user/login", { email, password })).toBe(SET);
  const { token } = await login(backend, email, password);
  expect(await cookieOf("/v1/api/user/getConfig", undefined, token)).toBe(SET);
  expect(await cookieOf("/v1/api/user/info", undefined, token)).toBeNull();
  expect(await cookieOf("/v1/api/user/logout", {}, token)).toBe("isLogin=; Max-Age=0; Path=/; SameSite=Lax");
});

test("is set by the end of a registration and by a changed configuration", async () => {
  const email = "grace@example.org";
  const code = await askCode(backend, email, "register");
  const member = { email, code, password: PASSWORD, nickname: "Grace" };
  expect(await cookieOf(REGISTRATION, member)).toBe(SET);
  const { token } = await login(backend, email, PASSWORD);
  expect(await cookieOf("/v1/api/user/updateConfig", CONFIG, token)).toBe(SET);
});

test.each([
  ["a wrong password", "/v1/api/user/login", { email: DEMO.email, password: "Wrong1234" }],
  ["a visitor's configuration", "/v1/api/user/getConfig", undefined],
  ["a visitor's changed configuration", "/v1/api/user/updateConfig", CONFIG],
  [
    "a wrong code of a registration",
    REGISTRATION,
    { email: "ada@example.org", code: "1", password: PASSWORD },
  ],
])("is not set by %s", async (_name, path, body) => {
  expect(await cookieOf(path, body)).toBeNull();
});
