// The form of an account: fields by country, checks, saving once, and no trace of the number.
import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it } from "vitest";
import { pageStore } from "#state/pageStore.ts";
import { done, memberServer, refused } from "#components/testing/memberServer.ts";
import { renderPage, settled } from "#components/testing/renderPage.tsx";
import type { PayoutAccount, PayoutCountry } from "#domain/creators/wallet.ts";
import { pageClient } from "#state/pageData/pageClient.ts";
import { sessionAtom } from "#state/session/sessionAtom.ts";
import { AccountDialog } from "./AccountDialog.tsx";
import { BANK } from "./testing/aWallet.ts";

const COUNTRIES: readonly PayoutCountry[] = [
  {
    countryId: 276,
    kind: "iban",
    ibanLength: 22,
    accountPattern: "",
    needsSwift: false,
    needsBankName: false,
  },
  {
    countryId: 392,
    kind: "account",
    ibanLength: 0,
    accountPattern: String.raw`^\d{7}$`,
    needsSwift: true,
    needsBankName: true,
  },
];
const IBAN = "DE89 3704 0044 0532 0130 00";

beforeEach(() => pageStore.set(sessionAtom, { id: 7, name: "Ada", avatar: "", session: "s1" }));
async function show(account?: PayoutAccount) {
  const server = memberServer();
  let isClosed = false;
  await renderPage({
    address: "/studio/wallet",
    path: "/studio/wallet",
    page: () => <AccountDialog open account={account} onClose={() => (isClosed = true)} />,
    answers: { payoutCountries: () => COUNTRIES },
    act: server.act,
  });
  await screen.findByLabelText("Country");
  return { server, closed: () => isClosed };
}
const dialog = () => within(screen.getByRole("dialog"));
const fill = (label: string, text: string) =>
  fireEvent.change(dialog().getByLabelText(label), { target: { value: text } });
const save = async (): Promise<void> => {
  fireEvent.click(dialog().getByRole("button", { name: "Save the account" }));
  await settled();
};
const labels = () =>
  dialog()
    .getAllByRole("textbox")
    .map((field) => (field as HTMLInputElement).labels?.[0]?.textContent);

it("asks for what the country needs, and keeps the holder's name over a change of country", async () => {
  await show();
  fill("Name of the account’s holder", "Ada Lovelace");
  expect(labels()).toEqual(["Name of the account’s holder", "IBAN"]);
  await userEvent.selectOptions(dialog().getByLabelText("Country"), "Japan");
  expect(labels()).toEqual([
    "Name of the account’s holder",
    "Account number",
    "Name of the bank",
    "BIC (SWIFT code)",
  ]);
  expect(dialog().getByLabelText<HTMLInputElement>("Name of the account’s holder").value).toBe(
    "Ada Lovelace",
  );
  await userEvent.click(dialog().getByLabelText("Online payment account"));
  expect(labels()).toEqual(["Name of the account’s holder", "E-mail address of the account"]);
});

it("says beside each field what is wrong, and sends nothing", async () => {
  const { server } = await show();
  await save();
  for (const problem of ["Enter the whole name.", "Enter the IBAN.", "Enter your password."]) {
    expect(dialog().getByText(problem)).toBeTruthy();
  }
  const problems: readonly (readonly [string, string])[] = [
    ["FR14 2004 1010 0505 0001 3M02 606", "An IBAN of this country begins with DE."],
    ["DE89 3704", "An IBAN of this country has 22 characters."],
    ["DE89 3704 0044 0532 0130 01", "This number is not right. Compare it with your bank’s."],
  ];
  for (const [iban, problem] of problems) {
    fill("IBAN", iban);
    await settled();
    expect(dialog().getByText(problem)).toBeTruthy();
  }
  expect(server.asked).toEqual([]);
});

it("sends the number once, tidied, and leaves no trace of it", async () => {
  const { server, closed } = await show();
  server.answers.saveBankAccount = done([BANK]);
  fill("Name of the account’s holder", " Ada Lovelace ");
  fill("IBAN", IBAN.toLowerCase());
  fill("Password", "Touchline1");
  await save();
  expect(closed()).toBe(true);
  expect(server.asked).toMatchObject([
    {
      act: "saveBankAccount",
      params: {
        accountId: undefined,
        countryId: 276,
        kind: "iban",
        holderName: "Ada Lovelace",
        number: "DE89370400440532013000",
        password: "Touchline1",
      },
    },
  ]);
  cleanup();
  const traces = [
    document.documentElement.outerHTML,
    location.href,
    JSON.stringify(Object.entries(localStorage)),
    JSON.stringify(Object.entries(sessionStorage)),
    JSON.stringify(
      pageClient
        .getQueryCache()
        .getAll()
        .map(({ state }) => state.data),
    ),
  ].join("\n");
  expect(traces).not.toMatch(/0532 ?0130|0440532/i);
});

it("says a wrong password beside its field", async () => {
  const { server, closed } = await show(BANK);
  expect(screen.getByRole("dialog").textContent).toContain("The new details replace •••• 3000.");
  server.answers.saveBankAccount = refused("wrongPassword", "The password is wrong.");
  fill("Name of the account’s holder", "Ada Lovelace");
  fill("IBAN", IBAN);
  fill("Password", "Wrong1234");
  await save();
  expect(dialog().getByLabelText("Password").getAttribute("aria-invalid")).toBe("true");
  expect(closed()).toBe(false);
  expect(server.asked).toMatchObject([{ params: { accountId: 3 } }]);
});

it("after a lost answer saves again with the same key, and other details with another", async () => {
  const { server } = await show();
  server.answers.saveBankAccount = { ok: false, reason: "unknown", code: -1, message: "error" } as never;
  fill("Name of the account’s holder", "Ada Lovelace");
  fill("IBAN", IBAN);
  fill("Password", "Touchline1");
  await save();
  expect(dialog().getByText(/The answer was lost/)).toBeTruthy();
  await save();
  fill("IBAN", "DE02 1203 0000 0000 2020 51");
  await save();
  const keys = server.asked.map(({ key }) => key);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});
