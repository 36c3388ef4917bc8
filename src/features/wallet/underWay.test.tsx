// A withdrawal whose answer was lost, on the page of the wallet: told in every tab, and no second one can be begun.
import { fireEvent, screen } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { pageStore } from "#state/pageStore.ts";
import { renderWithLive } from "#components/testing/renderWithLive.tsx";
import { settled } from "#components/testing/renderPage.tsx";
import type { OrderAsk } from "#domain/creators/orderCalls.ts";
import { sessionAtom } from "#state/session/sessionAtom.ts";
import { useWithdrawalUnderWay } from "#state/payments/useWithdrawalUnderWay.ts";
import { Balances } from "./Balances.tsx";
import { BALANCE } from "./testing/aWallet.ts";
import { SESSION } from "./testing/aWithdrawDialog.tsx";

beforeEach(() => pageStore.set(sessionAtom, SESSION));
function Wallet({ onWithdraw }: { onWithdraw(): void }) {
  const { underWay, check } = useWithdrawalUnderWay();
  return (
    <Balances
      balance={BALANCE}
      isOnTheWay={false}
      underWay={underWay}
      onCheck={check}
      onWithdraw={onWithdraw}
    />
  );
}

const UNKNOWN = { quoteId: 4, amount: 5_000n, state: "unknown" } as const;

async function aPage(answer: unknown) {
  const asked: string[] = [];
  const onWithdraw = vi.fn<() => void>();
  const page = renderWithLive(<Wallet onWithdraw={onWithdraw} />, {
    order: async ({ call }: OrderAsk) => {
      asked.push(call);
      return call === "withdrawal" ? answer : true;
    },
  });
  await settled();
  return {
    asked,
    press: () => {
      fireEvent.click(screen.getByRole("button", { name: "Withdraw" }));
      return onWithdraw.mock.calls.length;
    },
    tell: (underWay: typeof UNKNOWN | undefined, session = SESSION.session) =>
      page.send({ posts: [{ kind: "withdrawal", underWay, ended: undefined, session }] }),
  };
}

it("is unknown from the start where the core knows it, and is asked about by a press", async () => {
  const { asked, press } = await aPage(UNKNOWN);
  expect(document.querySelector("[data-withdraw-state=unknown]")?.textContent).toContain("$50.00");
  expect(press()).toBe(0);
  fireEvent.click(screen.getByRole("button", { name: "Check again" }));
  expect(asked).toEqual(["withdrawal", "checkWithdrawal"]);
});

it("is told to a tab that did not send it, until the server has told", async () => {
  const { tell, press } = await aPage(null);
  tell(UNKNOWN);
  expect(press()).toBe(0);
  tell(undefined);
  expect(document.querySelector("[data-withdraw-state=unknown]")).toBeNull();
  expect(press()).toBe(1);
});

it("of another sign-in is not shown", async () => {
  const { tell, press } = await aPage(null);
  tell(UNKNOWN, "s2");
  expect(press()).toBe(1);
});
