// What was typed for a withdrawal or an account survives a sign-in that ended, without numbers and passwords.
import { cleanup, fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it } from "vitest";
import { pageStore } from "#state/pageStore.ts";
import { type PageAnswers, settled } from "#components/testing/renderPage.tsx";
import type { PayoutCountry } from "#domain/creators/wallet.ts";
import { pageClient } from "#state/pageData/pageClient.ts";
import { dropHeldInput } from "#state/session/heldInput.ts";
import { sessionAtom } from "#state/session/sessionAtom.ts";
import {
  aWithdrawServer,
  dialog,
  endWithdrawing,
  fill,
  press,
  SESSION,
  step,
  toPassword,
  toPreview,
  type WithdrawServer,
} from "./testing/aWithdrawDialog.tsx";

let server: WithdrawServer;

beforeEach(() => {
  server = aWithdrawServer();
});
afterEach(endWithdrawing);

/** The page is left because the sign-in has ended, and shown again to this member. */
async function signInAgain(id: number, more?: PageAnswers): Promise<void> {
  pageStore.set(sessionAtom, undefined);
  cleanup();
  pageClient.clear();
  pageStore.set(sessionAtom, { ...SESSION, id, session: `again ${id}` });
  await server.show(more);
}

it("keeps what was typed, but not the password, over a sign-in that ended", async () => {
  await server.show();
  await toPassword();
  await signInAgain(7);
  await screen.findByRole("dialog");
  expect(dialog().getByLabelText<HTMLInputElement>("Amount").value).toBe("50");
  expect(document.body.innerHTML).not.toContain("Touchline1");
  // What is in the field is kept before it is sent, too.
  fill("Amount", "60");
  await signInAgain(7);
  await screen.findByRole("dialog");
  expect(dialog().getByLabelText<HTMLInputElement>("Amount").value).toBe("60");
  // Another member finds nothing.
  await signInAgain(8);
  expect(screen.queryByRole("dialog")).toBeNull();
});

it.each([
  ["amount", async () => undefined],
  ["account", () => press("Continue")],
  [
    "preview",
    async () => {
      await press("Continue");
      await press("Continue");
    },
  ],
])("keeps the amount where the sign-in ends in the step %s, and sends nothing", async (name, go) => {
  await server.show();
  fireEvent.click(screen.getByRole("button", { name: "Withdraw" }));
  await screen.findByRole("dialog");
  fill("Amount", "50");
  await go();
  expect(step()).toBe(name);
  await signInAgain(7);
  await screen.findByRole("dialog");
  expect([step(), dialog().getByLabelText<HTMLInputElement>("Amount").value]).toEqual(["amount", "50"]);
  expect(server.sent("withdraw")).toEqual([]);
});

const JAPAN: PayoutCountry = {
  countryId: 392,
  kind: "account",
  ibanLength: 0,
  accountPattern: String.raw`^\d{7}$`,
  needsSwift: true,
  needsBankName: true,
};
const GERMANY: PayoutCountry = { ...JAPAN, countryId: 276, needsSwift: false, needsBankName: false };
const valueOf = (label: string): string => dialog().getByLabelText<HTMLInputElement>(label).value;
const NUMBER = "7654321";

it.each([
  ["new", "Add an account"],
  ["changed", "Edit"],
])("keeps country and names of a %s account, and neither its number nor the password", async (_, button) => {
  const countries: PageAnswers = { payoutCountries: () => [GERMANY, JAPAN] };
  await server.show(countries);
  fireEvent.click(screen.getByRole("button", { name: button }));
  await screen.findByLabelText("Country");
  await userEvent.selectOptions(dialog().getByLabelText("Country"), "Japan");
  fill("Name of the account’s holder", "Ada Lovelace");
  fill("Name of the bank", "Mizuho");
  fill("Account number", NUMBER);
  fill("BIC (SWIFT code)", "MHCBJPJT");
  fill("Password", "Touchline1");
  await signInAgain(7, countries);
  await screen.findByLabelText("Country");
  expect(dialog().getByRole("heading").textContent).toBe(
    button === "Edit" ? "Change the account" : "Add an account",
  );
  expect(dialog().getByLabelText<HTMLSelectElement>("Country").value).toBe("392");
  expect(valueOf("Name of the account’s holder")).toBe("Ada Lovelace");
  expect(valueOf("Name of the bank")).toBe("Mizuho");
  for (const label of ["Account number", "BIC (SWIFT code)", "Password"]) expect(valueOf(label)).toBe("");
  // Closed, it is forgotten; another member never finds it.
  fill("Name of the bank", "Another");
  await signInAgain(8, countries);
  expect(screen.queryByRole("dialog")).toBeNull();
});

it("keeps nothing over a sign-out by choice", async () => {
  await server.show();
  await toPassword();
  dropHeldInput(SESSION.session);
  await signInAgain(SESSION.id);
  expect(screen.queryByRole("dialog")).toBeNull();
});

it("forgets what was typed when the dialog is closed", async () => {
  await server.show();
  await toPreview();
  await userEvent.keyboard("{Escape}");
  await settled();
  cleanup();
  await server.show();
  expect(screen.queryByRole("dialog")).toBeNull();
});
