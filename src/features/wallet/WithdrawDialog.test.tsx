// A withdrawal from amount to receipt: refusals, quotes that are over, and lost answers.
import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { settled } from "#components/testing/renderPage.tsx";
import { AT, aWithdrawal, BANK, QUOTE } from "./testing/aWallet.ts";
import {
  aWithdrawServer,
  dialog,
  endWithdrawing,
  fill,
  good,
  press,
  refusal,
  step,
  toPassword,
  toPreview,
  UNKNOWN,
  type WithdrawServer,
} from "./testing/aWithdrawDialog.tsx";

let server: WithdrawServer;

beforeEach(() => {
  server = aWithdrawServer();
});
afterEach(endWithdrawing);

it("goes from the amount to the receipt with one quote and one withdrawal", async () => {
  await server.show();
  await toPreview();
  const preview = screen.getByRole("dialog").textContent;
  for (const text of [
    "Amount$50.00",
    "Withdrawal fee$1.50",
    "You receive$48.50",
    "•••• 3000",
    "This preview is valid until",
  ]) {
    expect(preview).toContain(text);
  }
  await press("Continue");
  expect(document.activeElement?.getAttribute("data-step")).toBe("password");
  fill("Password", "Touchline1");
  await press(/^Withdraw \$50\.00/);
  expect(step()).toBe("receipt");
  expect(dialog().getByText("Your withdrawal is submitted.")).toBeTruthy();
  expect(document.querySelector('[role="dialog"] [data-withdraw-state="submitted"]')).not.toBeNull();
  expect(server.sent("quoteWithdrawal")).toMatchObject([
    { params: { amount: 5_000n, method: "bank", accountId: 3 } },
  ]);
  expect(server.sent("withdraw")).toMatchObject([
    { params: { quoteId: 4, amount: 5_000n, accountId: 3, password: "Touchline1" } },
  ]);
  // The password is nowhere afterwards.
  expect(document.body.innerHTML).not.toContain("Touchline1");
  await press("Done");
  expect(screen.queryByRole("dialog")).toBeNull();
});

it.each([
  ["9.99", "The minimum amount is $10.00."],
  ["120.51", "Only $120.50 is available."],
  ["", "Enter an amount."],
])("an amount of %j is refused beside the field", async (amount, problem) => {
  await server.show();
  fireEvent.click(screen.getByRole("button", { name: "Withdraw" }));
  await screen.findByRole("dialog");
  fill("Amount", amount);
  await press("Continue");
  expect(dialog().getByText(problem)).toBeTruthy();
  expect(step()).toBe("amount");
});

it("fills in the whole available amount", async () => {
  await server.show();
  fireEvent.click(screen.getByRole("button", { name: "Withdraw" }));
  await screen.findByRole("dialog");
  await press(/^All:/);
  expect(dialog().getByLabelText<HTMLInputElement>("Amount").value).toBe("120.50");
});

it("offers usable accounts alone, and says what is with the others", async () => {
  await server.show({
    bankAccounts: () => [
      { ...BANK, id: 5, masked: "•••• 1111", status: "refused" },
      { ...BANK, id: 6, masked: "•••• 2222", usableFrom: Date.now() + 86_400_000 },
      BANK,
    ],
  });
  fireEvent.click(screen.getByRole("button", { name: "Withdraw" }));
  await screen.findByRole("dialog");
  fill("Amount", "50");
  await press("Continue");
  expect(dialog().getAllByRole("radio")).toHaveLength(1);
  expect(screen.getByRole("dialog").textContent).toContain("•••• 1111: Refused.");
  expect(screen.getByRole("dialog").textContent).toContain("•••• 2222: Usable from");
});

it("says that there is no account, and leads back", async () => {
  await server.show({ bankAccounts: () => [] });
  fireEvent.click(screen.getByRole("button", { name: "Withdraw" }));
  await screen.findByRole("dialog");
  fill("Amount", "50");
  await press("Continue");
  expect(dialog().getByText("You have no account that can be used now.")).toBeTruthy();
  await press("Back");
  expect(dialog().getByLabelText<HTMLInputElement>("Amount").value).toBe("50");
});

it("leads back to the amount when the server has less than the page thought", async () => {
  server.quotes = [refusal("aboveAvailable", "That is more than is available.")];
  await server.show();
  await toPreview();
  expect(step()).toBe("amount");
  expect(dialog().getByText("That is more than is available.")).toBeTruthy();
});

it("says a wrong password beside its field, and sends the next try with the same key", async () => {
  server.answers = [refusal("wrongPassword", "The password is wrong."), good(aWithdrawal())];
  await server.show();
  await toPassword();
  await press(/^Withdraw \$50/);
  expect(dialog().getByText("The password is wrong.")).toBeTruthy();
  expect(dialog().getByLabelText("Password").getAttribute("aria-invalid")).toBe("true");
  fill("Password", "Other1234");
  await press(/^Withdraw \$50/);
  expect(step()).toBe("receipt");
  const [first, second] = server.sent("withdraw");
  expect(first?.key).toMatch(/^[\da-f-]{36}$/);
  expect(second?.key).toBe(first?.key);
});

it("brings a new preview for one that is over, with the differences marked and nothing sent", async () => {
  server.answers = [refusal("quoteOver", "This preview is over.")];
  server.quotes = [
    good({ ...QUOTE, expiresAt: Date.now() + 600_000 }),
    good({ ...QUOTE, id: 9, fee: 200n, net: 4_800n, expiresAt: Date.now() + 600_000 }),
  ];
  await server.show();
  await toPassword();
  await press(/^Withdraw \$50/);
  expect(step()).toBe("preview");
  expect(dialog().getByText(/The previous preview has expired/).textContent).toContain(
    "What differs is marked.",
  );
  const marked = [...document.querySelectorAll("[role=dialog] [data-changed]")].map(
    (line) => line.textContent,
  );
  expect(marked).toEqual(["Withdrawal fee$2.00changed", "You receive$48.00changed"]);
  expect(server.sent("withdraw")).toHaveLength(1);
  server.answers = [good(aWithdrawal())];
  await press("Continue");
  fill("Password", "Touchline1");
  await press(/^Withdraw \$50/);
  expect(server.sent("withdraw")).toMatchObject([{ params: { quoteId: 4 } }, { params: { quoteId: 9 } }]);
  expect(server.sent("withdraw")[0]?.key).not.toBe(server.sent("withdraw")[1]?.key);
});

it("asks for a new preview by itself when its time is over", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"], shouldAdvanceTime: true, now: AT });
  server.quotes = [
    good({ ...QUOTE, expiresAt: AT + 600_000 }),
    good({ ...QUOTE, id: 9, expiresAt: AT + 1_200_000 }),
  ];
  await server.show();
  await toPreview();
  await act(() => vi.advanceTimersByTimeAsync(600_000));
  await settled();
  expect(dialog().getByText(/The previous preview has expired/).textContent).toContain("Nothing differs.");
  expect(server.sent("quoteWithdrawal")).toHaveLength(2);
  expect(server.sent("withdraw")).toEqual([]);
});

it("looks for a withdrawal whose answer was lost, and shows its receipt", async () => {
  server.answers = [UNKNOWN];
  await server.show();
  await toPassword();
  server.listed = [aWithdrawal({ quoteId: 1, id: 1, status: "paid" }), aWithdrawal()];
  await press(/^Withdraw \$50/);
  expect(step()).toBe("receipt");
  expect(server.sent("withdraw")).toHaveLength(1);
});

it("never sends again by itself: a lost answer offers to look and to send with the same key", async () => {
  server.answers = [UNKNOWN];
  await server.show();
  await toPassword();
  await press(/^Withdraw \$50/);
  expect(dialog().getByText(/The answer was lost/)).toBeTruthy();
  await press("Check again");
  expect(dialog().getByText(/The answer was lost/)).toBeTruthy();
  expect(server.sent("withdraw")).toHaveLength(1);
  // Another quote would be another withdrawal.
  expect(dialog().queryByRole("button", { name: "Back" })).toBeNull();
  server.answers = [good(aWithdrawal())];
  await press("Send again");
  expect(step()).toBe("receipt");
  expect(new Set(server.sent("withdraw").map(({ key }) => key)).size).toBe(1);
});

it.each([
  ["for another amount", { amount: 6_000n, net: 5_850n }, /^The preview is for another amount\./],
  ["for a tenth", { amount: 500n, net: 350n }, /^The preview is for another amount\./],
  ["that does not add up", { net: 4_849n }, /^There is no correct preview of this withdrawal\./],
])("a preview %s is told in words, and cannot be confirmed", async (_name, over, words) => {
  server.quotes = [good({ ...QUOTE, expiresAt: Date.now() + 600_000, ...over })];
  await server.show();
  await toPreview();
  expect(step()).toBe("account");
  expect(dialog().getByText(words)).toBeTruthy();
  expect(server.sent("withdraw")).toEqual([]);
});

it("a preview that the reader refuses is told in words", async () => {
  server.quotes = [{ ok: false, reason: "noAnswer", code: -1, message: "error" }];
  await server.show();
  await toPreview();
  expect(dialog().getByText(/^There is no correct preview/)).toBeTruthy();
});
