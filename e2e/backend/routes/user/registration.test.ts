// Codes by e-mail and accounts created with them: success and every refusal.
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import {
  askCode,
  login,
  mailedCode,
  type MemberBackend,
  MINUTE_MS,
  otherThan,
  PASSWORD,
  register,
  startMemberBackend,
} from "./memberClient.ts";
import { subjectOf } from "../../testing/testBackend.ts";

const SEND = "/v1/api/user/sendVerificationCode";
const VERIFY = "/v1/api/user/verifyRegistrationCode";

let backend: MemberBackend;
beforeAll(async () => {
  backend = await startMemberBackend();
});
beforeEach(() => backend.pass(20 * MINUTE_MS));
afterAll(() => backend.close());

function verify(email: string, code: string, more: object = {}) {
  return backend.post(VERIFY, { email, code, password: PASSWORD, nickname: "Ada", ...more });
}

test("a code is sent, logged, shown in the mailbox, and creates an account", async () => {
  const sent = await backend.post(SEND, { email: "Ada@Example.org", type: "register" });
  expect(sent).toEqual({
    code: 0,
    msg: "We have sent a code to ada@example.org.",
    data: { resendAfterSeconds: 60 },
  });
  const code = await mailedCode(backend, "ada@example.org");
  expect(code).toMatch(/^\d{6}$/);
  expect(backend.log).toContain(`Code for ada@example.org (register): ${code}`);
  const page = await fetch(`${backend.origin}/__mailbox`);
  expect(page.headers.get("x-robots-tag")).toBe("noindex");
  const html = await page.text();
  expect(html).toContain(code);
  expect(html).toContain('http-equiv="refresh"');
  const { code: outcome, data } = await verify("ADA@example.org", ` ${code.slice(0, 3)} ${code.slice(3)}`);
  expect(outcome).toBe(0);
  expect(data).toMatchObject({ user: { nickname: "Ada", email: "ada@example.org" } });
  expect((await login(backend, "ada@example.org")).code).toBe(0);
  expect((await verify("ada@example.org", code)).code).toBe(4005);
});

test("a new member receives a welcome notice", async () => {
  const { token } = await register(backend, "welcome@example.org");
  const { data } = await backend.get("/v1/api/community/message/list?type=system", token);
  expect(data).toMatchObject({ total: 1, list: [{ type: "system", user: null, isRead: false }] });
});

test("an address with an account is refused", async () => {
  const before = await askCode(backend, "taken@example.org", "register");
  await backend.control.act("member", { name: "Other", email: "taken@example.org" });
  expect((await verify("taken@example.org", before)).code).toBe(4002);
  expect((await backend.post(SEND, { email: "taken@example.org", type: "register" })).code).toBe(4002);
});

test("wrong codes are refused, and after five of them the right one too", async () => {
  const code = await askCode(backend, "five@example.org", "register");
  for (let count = 0; count < 5; count++) {
    expect((await verify("five@example.org", otherThan(code))).code).toBe(4003);
  }
  expect((await verify("five@example.org", code)).code).toBe(4008);
  backend.pass(MINUTE_MS);
  const fresh = await askCode(backend, "five@example.org", "register");
  expect((await verify("five@example.org", fresh)).code).toBe(0);
});

test("a code is valid for ten minutes", async () => {
  const code = await askCode(backend, "late@example.org", "register");
  backend.pass(10 * MINUTE_MS);
  expect((await verify("late@example.org", code)).code).toBe(4004);
});

test("a test can age codes, so that they expire and another can be requested", async () => {
  const code = await askCode(backend, "aged@example.org", "register");
  await backend.control.act("ageCodes", { ms: 10 * MINUTE_MS, email: "aged@example.org" });
  expect((await verify("aged@example.org", code)).code).toBe(4004);
  expect((await backend.post(SEND, { email: "aged@example.org", type: "register" })).code).toBe(0);
});

test("a code is not valid for another purpose or another address", async () => {
  await register(backend, "one@example.org");
  const code = await askCode(backend, "one@example.org", "reset");
  expect((await verify("one@example.org", code)).code).not.toBe(0);
  expect((await verify("two@example.org", code)).code).toBe(4003);
});

test("another code can be requested after 60 s, and only the newest is valid", async () => {
  const first = await askCode(backend, "again@example.org", "register");
  backend.pass(59_000);
  expect(await backend.post(SEND, { email: "again@example.org", type: "register" })).toEqual({
    code: 4006,
    msg: "A code was sent a moment ago. You can ask for another in 1 s.",
    data: null,
  });
  backend.pass(1000);
  const second = await askCode(backend, "again@example.org", "register");
  if (first !== second) expect((await verify("again@example.org", first)).code).toBe(4003);
  expect((await verify("again@example.org", second)).code).toBe(0);
});

test("two simultaneous registrations create one account", async () => {
  const code = await askCode(backend, "twice@example.org", "register");
  const answers = await Promise.all([verify("twice@example.org", code), verify("twice@example.org", code)]);
  expect(answers.map((answer) => answer.code).toSorted((a, b) => a - b)).toEqual([0, 4005]);
});

test.each([
  [{ type: "register" }, 400, "e-mail"],
  [{ email: "a@b", type: "register" }, 400, "e-mail"],
  [{ email: "a b@example.org", type: "register" }, 400, "e-mail"],
  [{ email: "x@example.org", type: "greeting" }, 400, "type"],
  [{ email: "x@example.org", type: "modifyEmail" }, 401, "Please"],
  [{ type: "cancel" }, 401, "Please"],
])("asking for a code with %j is refused", async (body, code, word) => {
  const refused = await backend.post(SEND, body);
  expect([refused.code, subjectOf(refused.msg)]).toEqual([code, word]);
});

test.each([
  [{ email: "x" }, "e-mail"],
  [{ code: "12345" }, "code"],
  [{ code: 123_456 }, "code"],
  [{ password: "Short1" }, "password"],
  [{ password: "lettersonly" }, "password"],
  [{ password: "1234567890" }, "password"],
  [{ password: `a1${"x".repeat(63)}` }, "password"],
  [{ nickname: "A" }, "name"],
  [{ nickname: "  A  " }, "name"],
  [{ nickname: "x".repeat(25) }, "name"],
  [{ nickname: "Ada\u202eadA" }, "name"],
])("registration with %j is refused and uses up no code", async (field, name) => {
  const { code, msg } = await verify("fields@example.org", "123456", field);
  expect([code, subjectOf(msg)]).toEqual([400, name]);
});

test("names are measured in visible letters, not code units", async () => {
  const code = await askCode(backend, "letters@example.org", "register");
  const answer = await verify("letters@example.org", code, { nickname: "नमस्ते 👩‍👩‍👧‍👦" });
  expect(answer.code).toBe(0);
});
