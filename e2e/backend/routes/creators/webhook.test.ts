// The payment page and the signed webhook: what pays an order, what does not, and who then reads what.
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { StagedMember } from "../../members/stageMember.ts";
import { startTestBackend, type TestBackend } from "../../testing/testBackend.ts";
import { buyer, creator, order, pay, statusOf } from "./paymentClient.ts";

const WEBHOOK = "/v1/api/payment/webhook";

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
beforeEach(() => backend.control.act("reset"));
afterAll(() => backend.close());

interface Deal {
  readonly ada: StagedMember;
  readonly cleo: StagedMember;
  readonly url: string;
  readonly orderId: number;
}

async function anOrder(): Promise<Deal> {
  const [ada, cleo] = [await buyer(backend, "Ada"), await creator(backend, "Cleo")];
  return { ada, cleo, ...(await order(backend, ada, cleo.userId)) };
}

/** Whether a fan reads a creator's post for subscribers. */
async function reads({ token }: StagedMember, creatorId: number): Promise<boolean> {
  const content = "For my subscribers";
  const { postIds } = await backend.control.act("post", {
    userId: creatorId,
    visibility: "ONLY_FANS",
    content,
  });
  const { data } = await backend.get(`/v1/api/community/post/detail?postId=${postIds[0]}`, token);
  return (data as { readonly content: string }).content === content;
}

/** The texts of a member's messages of the service, in a language. */
async function messagesOf({ token }: StagedMember, lang = "en_GB"): Promise<readonly string[]> {
  const { data } = await backend.get(`/v1/api/community/message/list?type=system&lang=${lang}`, token);
  return (data as { readonly list: readonly { readonly text: string }[] }).list.map(({ text }) => text);
}

test("a paid card subscribes, unlocks posts, and returns with the session in the address", async () => {
  const { ada, cleo, url, orderId } = await anOrder();
  expect(await reads(ada, cleo.userId)).toBe(false);
  const paid = await pay(url, "4242 4242 4242 4242");
  const session = url.split("/").at(-1);
  expect([paid.status, paid.location]).toEqual([
    303,
    `${backend.origin}/creators?stripe_callback=success&session_id=${session}`,
  ]);
  const { status, until, creatorId } = await statusOf(backend, orderId, ada);
  expect([status, creatorId]).toEqual(["PAID", cleo.userId]);
  expect(until).toMatch(/^\d{14}$/);
  expect(await reads(ada, cleo.userId)).toBe(true);
  expect(await messagesOf(ada)).toEqual([
    "Your payment of 1.99 USD has arrived. You are now subscribed to Cleo.",
  ]);
  expect(await messagesOf(ada, "de_DE")).toEqual([
    "Ihre Zahlung von 1.99 USD ist eingegangen. Sie haben Cleo jetzt abonniert.",
  ]);
  expect(await messagesOf(cleo)).toEqual(["Ada has subscribed to you."]);
});

test("the session of a paid order takes no second card", async () => {
  const { ada, url, orderId } = await anOrder();
  await pay(url, "4242424242424242");
  const { until } = await statusOf(backend, orderId, ada);
  expect((await pay(url, "4242424242424242")).status).toBe(409);
  expect((await pay(url, "", "cancel")).status).toBe(303);
  expect(await statusOf(backend, orderId, ada)).toMatchObject({ status: "PAID", until });
});

test("a refused card can be replaced, and the third refusal fails the order", async () => {
  const { ada, url, orderId } = await anOrder();
  for (const text of ["The card was refused", "The card was refused"]) {
    const refused = await pay(url, "4000 0000 0000 0002");
    expect([refused.status, refused.text]).toEqual([402, expect.stringContaining(text)]);
  }
  expect((await pay(url, "1")).text).toContain("not one of the test cards");
  expect((await statusOf(backend, orderId, ada)).status).toBe("OPEN");
  const failed = await pay(url, "4000000000000002");
  expect(failed.location).toContain("stripe_callback=cancel");
  expect((await statusOf(backend, orderId, ada)).status).toBe("FAILED");
});

test("a slow card leaves the order open until its event comes", async () => {
  const { ada, cleo, url, orderId } = await anOrder();
  expect((await pay(url, "4000 0000 0000 3220")).location).toContain("stripe_callback=success");
  expect((await statusOf(backend, orderId, ada)).status).toBe("OPEN");
  expect(await reads(ada, cleo.userId)).toBe(false);
  await backend.control.act("order", { orderId, status: "PAID", afterMs: 1 });
  await expect.poll(async () => (await statusOf(backend, orderId, ada)).status).toBe("PAID");
  expect(await reads(ada, cleo.userId)).toBe(true);
});

test("an event that comes twice or late counts once, and a payment counts in every state", async () => {
  const { ada, orderId } = await anOrder();
  await backend.control.act("order", { orderId, status: "FAILED" });
  expect((await statusOf(backend, orderId, ada)).status).toBe("FAILED");
  await backend.control.act("order", { orderId, status: "PAID", times: 3 });
  const paid = await statusOf(backend, orderId, ada);
  expect(paid.status).toBe("PAID");
  for (const status of ["PAID", "CANCELED", "FAILED", "PROCESSING"] as const) {
    await backend.control.act("order", { orderId, status });
    expect(await statusOf(backend, orderId, ada)).toEqual(paid);
  }
  expect((await messagesOf(ada)).length).toBe(1);
});

test("a refund ends the subscription at once, and is told", async () => {
  const { ada, cleo, url, orderId } = await anOrder();
  await pay(url, "4242424242424242");
  await backend.control.act("refund", { orderId });
  await backend.control.act("refund", { orderId });
  expect(await reads(ada, cleo.userId)).toBe(false);
  expect((await messagesOf(ada)).toSorted()[0]).toBe(
    "1.99 USD for your subscription to Cleo were paid back. The subscription has ended.",
  );
  const { data } = await backend.post("/v1/api/community/subscription/subscriptions", {}, ada.token);
  expect(data).toMatchObject({ total: 1, list: [{ status: "REFUNDED", price: "1.99" }] });
});

test("a subscription ends by the clock: posts are locked again, and the fan is told once", async () => {
  const cleo = await creator(backend, "Cleo");
  const signIn = () => buyer(backend, "Ada", "ada@example.org");
  const { url } = await order(backend, await signIn(), cleo.userId);
  await pay(url, "4242424242424242");
  await backend.control.act("clock", { shiftMs: 27 * 86_400_000 });
  expect(await reads(await signIn(), cleo.userId)).toBe(true);
  await backend.control.act("clock", { shiftMs: 32 * 86_400_000 });
  const ada = await signIn();
  expect(await reads(ada, cleo.userId)).toBe(false);
  const unread = async () => (await backend.get("/v1/api/community/message/unread", ada.token)).data;
  for (let time = 0; time < 2; time++) expect(await unread()).toMatchObject({ system: 2 });
  expect(await messagesOf(ada)).toContain("Your subscription to Cleo has ended.");
  const ofStatus = (status: string) =>
    backend.post("/v1/api/community/subscription/subscriptions", { status }, ada.token);
  expect((await ofStatus("ENDED")).data).toMatchObject({ total: 1 });
  expect((await ofStatus("RUNNING")).data).toMatchObject({ total: 0 });
  expect((await ofStatus("OVER")).code).toBe(400);
});

test("an account that is gone gets its money back, and the books still hold", async () => {
  const { ada, cleo, orderId } = await anOrder();
  await backend.control.act("removeMember", { userId: cleo.userId });
  await backend.control.act("order", { orderId, status: "PAID" });
  expect(await statusOf(backend, orderId, ada)).toMatchObject({ status: "PAID", until: null });
  expect(await messagesOf(ada)).toEqual([]);
});

async function deliver(body: unknown, signature: string | undefined): Promise<number> {
  const response = await fetch(backend.origin + WEBHOOK, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      ...(signature === undefined ? {} : { "payment-signature": signature }),
    },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
  return response.status;
}

test("an event without a valid signature pays nothing", async () => {
  const { ada, cleo, url, orderId } = await anOrder();
  const sessionId = url.split("/").at(-1);
  const event = { eventId: "e1", kind: "succeeded", sessionId, amount: "1.99", currency: "USD" };
  const seconds = Math.floor(Date.now() / 1000);
  const forged = [
    undefined,
    "",
    "v1=",
    `t=${seconds},v1=`,
    `t=${seconds},v1=${"0".repeat(64)}`,
    `t=${seconds},v1=${"0".repeat(63)}`,
    `t=,v1=${"a".repeat(64)}`,
    `t=${seconds},v1=${"a".repeat(64)},v1=${"b".repeat(64)}`,
  ];
  for (const signature of forged) expect(await deliver(event, signature)).toBe(401);
  expect(await deliver("{", forged[4])).toBe(401);
  // A return address that nobody paid for changes nothing.
  await fetch(`${backend.origin}/creators?stripe_callback=success&session_id=${sessionId}`);
  expect((await statusOf(backend, orderId, ada)).status).toBe("OPEN");
  expect(await reads(ada, cleo.userId)).toBe(false);
});

test("the payment page runs no script, is not cached, and sends no referrer", async () => {
  const { url } = await anOrder();
  const page = await fetch(url);
  const text = await page.text();
  expect(page.headers.get("content-security-policy")).toBe(
    "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  );
  expect([page.headers.get("cache-control"), page.headers.get("referrer-policy")]).toEqual([
    "no-store",
    "no-referrer",
  ]);
  expect(text).toContain("Pay 1.99 USD");
  expect(text).not.toContain("<script");
  expect((await fetch(`${backend.origin}/__pay/${"0".repeat(32)}`)).status).toBe(404);
  await pay(url, "4242424242424242");
  expect(await (await fetch(url)).text()).toContain("The card was taken");
});

interface Told {
  readonly text: string;
  readonly subjectType: string | null;
  readonly subjectId: number | null;
}

async function toldTo({ token }: StagedMember): Promise<readonly Told[]> {
  const { data } = await backend.get("/v1/api/community/message/list?type=system", token);
  return (data as { readonly list: readonly Told[] }).list;
}

test("messages about a subscription name the creator to the fan, and the fan to the creator", async () => {
  const { ada, cleo, url } = await anOrder();
  await pay(url, "4242424242424242");
  expect(await toldTo(ada)).toMatchObject([{ subjectType: "CREATOR", subjectId: cleo.userId }]);
  expect(await toldTo(cleo)).toMatchObject([{ subjectType: "SUBSCRIBER", subjectId: ada.userId }]);
});

test("a coming end is told once, 7 days before, and again for a subscription that was renewed", async () => {
  const DAY_MS = 86_400_000;
  const ENDING = "Your subscription to Cleo ends soon. It does not renew by itself.";
  const cleo = await creator(backend, "Cleo");
  const signIn = (): Promise<StagedMember> => buyer(backend, "Amy", "amy@example.org");
  const { userId } = await signIn();
  await pay((await order(backend, await signIn(), cleo.userId)).url, "4242424242424242");
  const told = async (): Promise<readonly Told[]> => toldTo(await signIn());
  const ends = async (): Promise<number> => (await told()).filter(({ text }) => text === ENDING).length;
  await backend.control.act("clock", { shiftMs: 20 * DAY_MS });
  expect(await ends()).toBe(0);
  await backend.control.act("clock", { shiftMs: 27 * DAY_MS });
  expect([await ends(), await ends()]).toEqual([1, 1]);
  expect((await told())[0]).toMatchObject({ subjectType: "CREATOR", subjectId: cleo.userId });
  await backend.control.act("sale", { userId, creatorId: cleo.userId, num: 1 });
  expect(await ends()).toBe(1);
  await backend.control.act("clock", { shiftMs: 56 * DAY_MS });
  expect(await ends()).toBe(2);
});
