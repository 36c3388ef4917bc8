// Helpers for tests of creators and payments: members who may buy, orders, and the payment page.
import { randomUUID } from "node:crypto";
import type { TestBackend } from "../../testing/testBackend.ts";
import type { StagedMember } from "../../members/stageMember.ts";

interface Answered {
  readonly code: number;
  readonly msg: string;
  readonly data: {
    readonly url: string;
    readonly orderId: number;
    readonly expireTime: string;
    readonly until: string;
  } | null;
}

/** A member of age who has told a country. One of the same e-mail address is signed in again. */
export const buyer = (backend: TestBackend, name: string, email?: string): Promise<StagedMember> =>
  backend.control.act("member", {
    name,
    birthday: "1990-05-17",
    countryId: 1,
    ...(email === undefined ? {} : { email }),
  });

/** A new creator who asks 4.99, at first 1.99, for a month and 12.99 for three. */
export async function creator(backend: TestBackend, name: string): Promise<StagedMember> {
  const member = await buyer(backend, name);
  await backend.control.act("fees", {
    userId: member.userId,
    list: [
      { num: 1, unit: "MONTH", price: "4.99", firstTimePrice: "1.99" },
      { num: 3, unit: "MONTH", price: "12.99" },
    ],
  });
  return member;
}

export interface Offered {
  readonly id: number;
  readonly num: number;
  readonly price: string;
  readonly isFirstTimeDiscount: boolean;
  readonly isFirst: boolean;
}

export async function offers(
  backend: TestBackend,
  userId: number,
  token?: string,
): Promise<readonly Offered[]> {
  const path = "/v1/api/community/subscription/purchase/list";
  return (await backend.post(path, { userId }, token)).data as readonly Offered[];
}

/** The fee for so many units as the asker would choose it. */
export async function feeOf(
  backend: TestBackend,
  userId: number,
  num: number,
  token: string,
): Promise<number> {
  const found = (await offers(backend, userId, token)).filter((fee) => fee.num === num);
  return (found.find((fee) => fee.isFirstTimeDiscount && fee.isFirst) ?? found[0])?.id ?? 0;
}

/** The body of order/create for a fee. */
export const orderBody = (backend: TestBackend, feeId: number, creatorId: number) => ({
  feeId,
  creatorId,
  paymentMethod: "STRIPE",
  paymentMethodType: "CARD",
  successUrl: `${backend.origin}/creators?stripe_callback=success`,
  cancelUrl: `${backend.origin}/creators?stripe_callback=cancel`,
});

export async function createOrder(
  backend: TestBackend,
  body: object,
  token: string,
  key: string = randomUUID(),
): Promise<Answered> {
  const response = await fetch(`${backend.origin}/v1/api/subscription/order/create`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      authorization: `Bearer ${token}`,
      "idempotency-key": key,
    },
    body: JSON.stringify(body),
  });
  return (await response.json()) as Answered;
}

/** Orders so many units of what a creator offers; the new order. */
export async function order(
  backend: TestBackend,
  { token }: StagedMember,
  creatorId: number,
  num = 1,
): Promise<{ readonly url: string; readonly orderId: number }> {
  const feeId = await feeOf(backend, creatorId, num, token);
  const { data, msg } = await createOrder(backend, orderBody(backend, feeId, creatorId), token);
  if (data === null) throw new Error(msg);
  return data;
}

/** Sends the payment page's form; its status and where it leads to. */
export async function pay(
  url: string,
  card: string,
  button: "pay" | "cancel" = "pay",
): Promise<{ readonly status: number; readonly location: string | null; readonly text: string }> {
  const response = await fetch(`${url}/${button}`, {
    method: "POST",
    redirect: "manual",
    body: new URLSearchParams({ card }),
  });
  return {
    status: response.status,
    location: response.headers.get("location"),
    text: await response.text(),
  };
}

interface OrderState {
  readonly orderId: number;
  readonly creatorId: number;
  readonly status: string;
  readonly until: string | null;
}

export async function statusOf(
  backend: TestBackend,
  orderId: number,
  { token }: StagedMember,
): Promise<OrderState> {
  const path = `/v1/api/subscription/order/status?orderId=${orderId}`;
  return (await backend.get(path, token)).data as OrderState;
}
