// The field of amounts: readings as buttons, problems beside the field, exact cents at a submit.
import { i18n } from "@lingui/core";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it } from "vitest";
import { renderWithLive } from "../testing/renderWithLive.tsx";
import { MoneyField } from "./MoneyField.tsx";
import { moneyField } from "./moneyFields.ts";
import { useForm } from "./useForm.ts";

const FIELDS = { amount: moneyField((cents) => (cents < 1000n ? "Too little." : undefined)) };
const submitted: bigint[] = [];

function Example() {
  const form = useForm({
    fields: FIELDS,
    submit: async ({ amount }) => void submitted.push(amount),
  });
  return (
    <form {...form.props}>
      <MoneyField form={form} name="amount" label="Amount" />
      <button type="submit">Send</button>
    </form>
  );
}

const field = () => screen.getByLabelText<HTMLInputElement>("Amount");
const send = () => fireEvent.submit(field().closest("form")!);
const readings = () => screen.queryAllByRole("button").map(({ textContent }) => textContent);

beforeEach(() => {
  submitted.length = 0;
  renderWithLive(<Example />);
});
afterEach(() => act(() => i18n.activate("en")));

it("submits what is clear in whole cents", async () => {
  await userEvent.type(field(), "1,234.50");
  send();
  await waitFor(() => expect(submitted).toEqual([123_450n]));
  expect([field().type, field().inputMode, field().value]).toEqual(["text", "decimal", "1,234.50"]);
});

it("offers both readings of an ambiguous text, submits neither, and takes the one that is pressed", async () => {
  await userEvent.type(field(), "40,23");
  expect(readings()).toEqual([expect.stringContaining("40.23"), expect.stringContaining("4,023.00"), "Send"]);
  send();
  await screen.findByText("Choose the amount that you mean.");
  expect(submitted).toEqual([]);
  await userEvent.click(screen.getByRole("button", { name: /4,023\.00/ }));
  expect([field().value, document.activeElement]).toEqual(["4023.00", field()]);
  await waitFor(() => expect(screen.queryByText("Choose the amount that you mean.")).toBeNull());
  expect(readings()).toEqual(["Send"]);
  send();
  await waitFor(() => expect(submitted).toEqual([402_300n]));
});

it("reads the same text by the marks of the language on the screen", async () => {
  await userEvent.type(field(), "40,23");
  i18n.load("de", {});
  act(() => i18n.activate("de"));
  expect(readings()).toEqual(["Send"]);
  send();
  await waitFor(() => expect(submitted).toEqual([4023n]));
});

it.each([
  ["", "Enter an amount."],
  ["ten", /Enter an amount such as .*12\.50\./],
  ["-20", /Enter an amount such as/],
  ["5.00", "Too little."],
])("says beside the field what is wrong with %j", async (typed, problem) => {
  fireEvent.change(field(), { target: { value: typed } });
  send();
  await screen.findByText(problem);
  expect([field().getAttribute("aria-invalid"), submitted]).toEqual(["true", []]);
});
