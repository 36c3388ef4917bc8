// The demo creator to try by hand: signs in, has subscribers and earnings, and withdrawals that have ended in four ways.
import { afterAll, beforeAll, expect, test } from "vitest";
import { login, type MemberBackend, startMemberBackend } from "../routes/user/memberClient.ts";
import { DEMO_CREATOR } from "./demoCreator.ts";

let backend: MemberBackend;
beforeAll(async () => {
  backend = await startMemberBackend();
});
afterAll(() => backend.close());

test("is printed at start, has sold for months, and can withdraw", async () => {
  const { email, password } = DEMO_CREATOR;
  expect(backend.log).toContain(`Demo creator: ${email} with password ${password}`);
  const { token } = await login(backend, email, password);
  const get = async (path: string) => (await backend.get(path, token)).data;
  const { list } = (await get("/v1/api/wallet/withdraw/orders")) as {
    readonly list: readonly { readonly status: string }[];
  };
  expect(list.map(({ status }) => status)).toEqual(["PAID", "RETURNED", "CANCELED", "FAILED", "PAID"]);
  const [balance, stats] = [
    (await get("/v1/api/wallet/balance")) as { readonly available: string; readonly lockedUntil: unknown },
    (await get("/v1/api/community/subscription/creator/stats?range=ALL")) as {
      readonly subscriberCount: number;
      readonly series: readonly unknown[];
    },
  ];
  expect(Number(balance.available)).toBeGreaterThan(50);
  expect(balance.lockedUntil).toBeNull();
  expect(stats.subscriberCount).toBeGreaterThan(5);
  expect(stats.series.length).toBeGreaterThan(90);
  expect(await get("/v1/api/wallet/bankCard")).toMatchObject([{ masked: "•••• 3000", status: "USABLE" }]);
  expect(await get("/v1/api/community/message/unread")).toMatchObject({ total: 0 });
});
