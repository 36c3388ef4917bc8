// Other platforms: their sign-in page, the return from it, connecting and disconnecting.
import { afterAll, beforeAll, expect, test } from "vitest";
import { login, type MemberBackend, PASSWORD, providerCode, startMemberBackend } from "./memberClient.ts";

const USER = "/v1/api/user";

let backend: MemberBackend;
let ada: { userId: number; token: string };
beforeAll(async () => {
  backend = await startMemberBackend();
  ada = await backend.control.act("member", { name: "Ada", email: "ada@example.org", password: PASSWORD });
});
afterAll(() => backend.close());

async function enter(platform: string, identity: string) {
  const code = await providerCode(backend, platform, identity);
  const { code: outcome, data } = await backend.post(`${USER}/third-platform-login`, { platform, code });
  return { outcome, data: data as { token: string; user: { id: number } } };
}

const bind = async (platform: string, identity: string, token: string) =>
  backend.post(`${USER}/bind`, { platform, code: await providerCode(backend, platform, identity) }, token);

test("the page offers identities and a way to deny, and only returns to this host", async () => {
  const { data } = await backend.get(`${USER}/platforms`);
  const [google] = data as { platform: string; name: string; authorizeUrl: string }[];
  expect(google).toEqual({
    platform: "google",
    name: "Google",
    authorizeUrl: "/__provider/google/authorize",
  });
  const back = encodeURIComponent(`${backend.origin}/fr/login?to=%2Flive`);
  const page = await fetch(`${backend.origin}/__provider/google/authorize?redirect_uri=${back}&state=a%26b`);
  const html = await page.text();
  expect(page.status).toBe(200);
  const links = [...html.matchAll(/href="(choose[^"]+)"/g)].map(([, href]) => href!.replaceAll("&#38;", "&"));
  expect(links).toHaveLength(4);
  const follow = async (link: string) => {
    const url = new URL(link, `${backend.origin}/__provider/google/`);
    const response = await fetch(url, { redirect: "manual" });
    return new URL(response.headers.get("location") ?? "");
  };
  const chosen = await follow(links[0]!);
  expect(chosen.pathname).toBe("/fr/login");
  expect(Object.fromEntries(chosen.searchParams)).toEqual({
    to: "/live",
    code: expect.stringMatching(/^[\w-]{20,}$/),
    state: "a&b",
  });
  const denied = await follow(links[3]!);
  expect(Object.fromEntries(denied.searchParams)).toEqual({
    to: "/live",
    error: "access_denied",
    state: "a&b",
  });
  for (const address of ["https://evil.example/", "javascript:alert(1)", "", "/login"]) {
    const query = new URLSearchParams({ redirect_uri: address, identity: "nadia" });
    for (const step of ["authorize", "choose"]) {
      const refused = await fetch(`${backend.origin}/__provider/google/${step}?${query.toString()}`);
      expect(refused.status).toBe(400);
    }
  }
  expect((await fetch(`${backend.origin}/__provider/myspace/authorize?redirect_uri=${back}`)).status).toBe(
    400,
  );
});

test("the first sign-in creates an account, the second finds it", async () => {
  const first = await enter("google", "nadia");
  const second = await enter("google", "nadia");
  expect(first.data.user).toMatchObject({ nickname: "Nadia Winger", hasPassword: false });
  expect(second.data.user.id).toBe(first.data.user.id);
});

test("codes are valid once, for two minutes, on their own platform", async () => {
  const use = (platform: string, code: unknown) =>
    backend.post(`${USER}/third-platform-login`, { platform, code });
  const used = await providerCode(backend, "google", "nadia");
  expect((await use("apple", used)).code).toBe(4014);
  expect((await use("google", used)).code).toBe(0);
  expect((await use("google", used)).code).toBe(4014);
  const old = await providerCode(backend, "google", "nadia");
  backend.pass(120_000);
  expect((await use("google", old)).code).toBe(4014);
  expect((await use("google", undefined)).code).toBe(4014);
  expect((await use("myspace", "x")).code).toBe(400);
});

test("an account with the same e-mail address is not taken over", async () => {
  await backend.control.act("member", { name: "T", email: "tomas@provider.example", password: PASSWORD });
  expect((await enter("apple", "tomas")).outcome).toBe(4015);
  const { token } = await login(backend, "tomas@provider.example");
  expect((await bind("apple", "tomas", token)).code).toBe(0);
  expect((await enter("apple", "tomas")).outcome).toBe(0);
});

test("platforms are connected and disconnected, each identity with one member", async () => {
  const list = async () => (await backend.get(`${USER}/bindList`, ada.token)).data;
  const off = { bound: false, account: "", bindTime: "" };
  expect(await list()).toEqual([
    { platform: "google", name: "Google", ...off },
    { platform: "apple", name: "Apple", ...off },
    { platform: "facebook", name: "Facebook", ...off },
  ]);
  expect((await bind("google", "nadia", ada.token)).code).toBe(4016);
  expect((await bind("google", "yuki", ada.token)).data).toContainEqual({
    platform: "google",
    name: "Google",
    bound: true,
    account: "yuki@provider.example",
    bindTime: "202611212302",
  });
  expect((await bind("google", "yuki", ada.token)).code).toBe(0);
  expect((await bind("google", "tomas", ada.token)).code).toBe(4017);
  expect((await enter("google", "yuki")).data.user.id).toBe(ada.userId);
  expect((await backend.post(`${USER}/unbind`, { platform: "google" }, ada.token)).code).toBe(0);
  expect(await list()).toContainEqual({ platform: "google", name: "Google", ...off });
  expect((await backend.post(`${USER}/unbind`, { platform: "myspace" }, ada.token)).code).toBe(400);
  expect((await backend.post(`${USER}/bind`, { platform: "google", code: "x" }, ada.token)).code).toBe(4014);
});

test("the last way to sign in cannot be removed", async () => {
  const { token } = (await enter("google", "nadia")).data;
  expect((await backend.post(`${USER}/unbind`, { platform: "google" }, token)).code).toBe(4018);
  expect((await bind("facebook", "nadia", token)).code).toBe(0);
  expect((await backend.post(`${USER}/unbind`, { platform: "google" }, token)).code).toBe(0);
  expect((await backend.post(`${USER}/unbind`, { platform: "facebook" }, token)).code).toBe(4018);
});
