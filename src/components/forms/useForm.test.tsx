// Forms: problems beside fields, refusals of the server, one submit at a time, words in the language of the page.
import { i18n } from "@lingui/core";
import { generateMessageId } from "@lingui/message-utils/generateMessageId";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it } from "vitest";
import { TextField } from "#ui/controls/TextField.tsx";
import { renderWithLive } from "../testing/renderWithLive.tsx";
import { fields } from "./fieldProblems.ts";
import { FormProblem } from "./FormProblem.tsx";
import { type Form, useForm } from "./useForm.ts";

const FIELDS = { name: fields.name, code: fields.code };
type Submitted = { readonly name: string; readonly code: string };

function renderForm(submit: (values: Submitted, form: Form<"name" | "code">) => Promise<void>): void {
  function Example() {
    const form: Form<"name" | "code"> = useForm({
      fields: FIELDS,
      initial: { name: "Nina" },
      submit: (values) => submit(values, form),
    });
    return (
      <form {...form.props}>
        <FormProblem text={form.problem} />
        <TextField {...form.field("name")} label="Name" />
        <TextField {...form.field("code")} label="Code" />
        <button type="submit">{form.busy ? "Busy" : "Send"}</button>
      </form>
    );
  }
  renderWithLive(<Example />);
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const fill = (label: string, text: string) => fireEvent.change(field(label), { target: { value: text } });
const send = () => fireEvent.submit(field("Name").closest("form")!);

afterEach(() => i18n.activate("en"));

it("submits the tidied texts once while a submit is under way", async () => {
  const submitted: Submitted[] = [];
  let finish = (): void => undefined;
  renderForm(async (values) => {
    submitted.push(values);
    await new Promise<void>((resolve) => (finish = resolve));
  });
  fill("Name", "  Nina   Nutmeg ");
  fill("Code", "123 456");
  send();
  send();
  await screen.findByText("Busy");
  expect(submitted).toEqual([{ name: "Nina Nutmeg", code: "123456" }]);
  await act(async () => finish());
  expect(screen.getByText("Send")).toBeTruthy();
  send();
  await waitFor(() => expect(submitted).toHaveLength(2));
  await act(async () => finish());
});

it("says nothing of a field before a submit, and from then on judges each change of a wrong one", async () => {
  renderForm(async () => undefined);
  await userEvent.type(field("Code"), "12");
  expect(field("Code").getAttribute("aria-invalid")).toBe("false");
  send();
  await screen.findByText("The code has 6 digits.");
  expect(document.activeElement).toBe(field("Code"));
  fill("Code", "123456");
  await waitFor(() => expect(screen.queryByText("The code has 6 digits.")).toBeNull());
  fill("Code", "1");
  await screen.findByText("The code has 6 digits.");
  // The name was right at the submit: it is judged at the next one.
  await userEvent.clear(field("Name"));
  expect(screen.queryByText("Choose a nickname.")).toBeNull();
});

it("shows a refusal beside its field with the focus, until that field is changed", async () => {
  renderForm(async (_, form) => form.refuse("The code is wrong.", "code"));
  fill("Code", "123456");
  send();
  await screen.findByText("The code is wrong.");
  expect(document.activeElement).toBe(field("Code"));
  fill("Name", "Somebody");
  expect(screen.getByText("The code is wrong.")).toBeTruthy();
  fill("Code", "654321");
  await waitFor(() => expect(screen.queryByText("The code is wrong.")).toBeNull());
});

it("shows a refusal of the whole form at its head until the next submit", async () => {
  let refuses = true;
  renderForm(async (_, form) => {
    if (refuses) form.refuse("Too many tries.");
  });
  fill("Code", "123456");
  send();
  await screen.findByText("Too many tries.");
  fill("Code", "654321");
  expect(screen.getByText("Too many tries.")).toBeTruthy();
  refuses = false;
  send();
  await waitFor(() => expect(screen.queryByText("Too many tries.")).toBeNull());
  expect(field("Code").value).toBe("654321");
});

it("repeats its problems in another language", async () => {
  renderForm(async () => undefined);
  send();
  await screen.findByText("Enter the code from the e-mail.");
  const german = "Gib den Code aus der E-Mail ein.";
  i18n.load("de", { [generateMessageId("Enter the code from the e-mail.")]: german });
  await act(async () => i18n.activate("de"));
  await screen.findByText(german);
});
