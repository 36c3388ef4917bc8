// Withdraws from several tabs over a line that cuts answers before or after the server acts; counts what was made.
import { randomUUID } from "node:crypto";
import {
  act,
  balanceOf,
  owner,
  type Owner,
  PASSWORD,
  quote,
  WALLET,
  wanted,
} from "../../../backend/routes/wallet/walletClient.ts";
import type { TestBackend } from "../../../backend/testing/testBackend.ts";
import { seededRandom, type SeededRandom } from "../../../support/seededRandom.ts";

const AMOUNT = "100.00";

interface Listed {
  readonly list: readonly { readonly quoteId: number; readonly withdrawId: number }[];
}

interface Tab {
  readonly quoteId: number;
  readonly key: string;
}

/** Presses until the tab knows what became of its withdrawal; a call that was cut throws. */
async function withdrawInTab(
  backend: TestBackend,
  member: Owner,
  { quoteId, key }: Tab,
  random: SeededRandom,
): Promise<void> {
  const body = { ...wanted(member, AMOUNT), quoteId, password: PASSWORD };
  for (let press = 0; press < 8; press += 1) {
    try {
      await act(backend, `${WALLET}/withdraw`, body, member.token, key);
      return;
    } catch {
      // The tab looks the withdrawal up. It never sends again by itself: the next press is a person's, with the same key.
      const listed = await backend.get(`${WALLET}/withdraw/orders`, member.token).catch(() => undefined);
      const isFound = (listed?.data as Listed | undefined)?.list.some((order) => order.quoteId === quoteId);
      if (isFound === true && random.chance(0.7)) return;
    }
  }
}

/** What was wrong with the run of this seed; undefined when exactly one withdrawal of the whole balance was made. */
export async function withdrawOverCuts(backend: TestBackend, seed: number): Promise<string | undefined> {
  const random = seededRandom(seed);
  await backend.control.act("clearTries");
  const member = await owner(backend, `Cut${seed}`);
  const tabs: Tab[] = [];
  for (let count = 1 + random.below(2); count > 0; count -= 1) {
    const { data } = await quote(backend, member, AMOUNT);
    tabs.push({ quoteId: data?.quoteId ?? 0, key: randomUUID() });
  }
  // The first answer is always cut after the server has acted; what is looked up may be cut as well.
  const later = Array.from({ length: random.below(4) }, () => random.pick(["lose", "drop"] as const));
  for (const kind of ["lose" as const, ...later]) {
    await backend.control.act("fault", { path: `${WALLET}/withdraw`, kind, count: 1 });
  }
  await Promise.all(tabs.map((tab) => withdrawInTab(backend, member, tab, random)));
  await backend.control.act("clearFaults");
  const made = (await backend.get(`${WALLET}/withdraw/orders`, member.token)).data as Listed;
  const { available, withdrawing } = await balanceOf(backend, member);
  const is = `${made.list.length} withdrawals, ${available} available, ${withdrawing} withdrawing`;
  return is === "1 withdrawals, 0.00 available, 100.00 withdrawing" ? undefined : is;
}
