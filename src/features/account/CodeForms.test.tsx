// Forms of the account that take a code by e-mail: a new address, and a password that is forgotten.
import { fireEvent, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { done, type MemberAnswers, memberServer, refused } from "#components/testing/memberServer.ts";
import { renderPage, settled } from "#components/testing/renderPage.tsx";
import type { Member } from "#domain/member/member.ts";
import { EmailForm } from "./EmailForm.tsx";
import { PasswordForms } from "./PasswordForms.tsx";

const nina: Member = {
  id: 7,
  name: "Nina",
  avatar: "",
  email: "nina@club.example",
  bio: "",
  birthday: "",
  gender: "unsaid",
  countryId: undefined,
  hasPassword: true,
  joinedAt: undefined,
};

async function show(form: React.ReactNode, answers: MemberAnswers) {
  const server = memberServer(answers);
  const path = "/settings/account/form";
  await renderPage({ address: path, path, page: () => form, answers: {}, act: server.act });
  return server;
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, text: string) => fireEvent.change(field(label), { target: { value: text } });
const about = (label: string): string =>
  document.querySelector(`[id="${field(label).getAttribute("aria-describedby")}"]`)?.textContent ?? "";
async function press(name: string): Promise<void> {
  fireEvent.click(screen.getByRole("button", { name }));
  await settled();
}

it("says beside the new address that another account has it", async () => {
  const { asked } = await show(<EmailForm member={nina} />, {
    sendCode: refused("emailTaken", "It is taken."),
  });
  type("New e-mail address", "olga@club.example");
  await press("Send the code");
  expect(about("New e-mail address")).toBe("It is taken.");
  expect(document.activeElement).toBe(field("New e-mail address"));
  expect(asked).toEqual([
    { act: "sendCode", params: { email: "olga@club.example", purpose: "changeEmail" } },
  ]);
});

it.each([
  ["wrongCode", "This code is wrong."],
  ["codeExpired", "This code has expired."],
  ["codeUsed", "This code has been used."],
  ["codeTries", "Too many wrong codes."],
] as const)(
  "says the refusal %s of a code beside the code, and leads back to the address",
  async (why, words) => {
    await show(<EmailForm member={nina} />, { sendCode: done("Sent."), changeEmail: refused(why, words) });
    type("New e-mail address", "new@club.example");
    await press("Send the code");
    expect(document.activeElement).toBe(field("Code from the e-mail"));
    type("Code from the e-mail", "123456");
    await press("Change address");
    expect(about("Code from the e-mail")).toContain(words);
    expect(document.activeElement).toBe(field("Code from the e-mail"));
    await press("Another address");
    expect(field("New e-mail address").value).toBe("new@club.example");
  },
);

it("sets a forgotten password by a code, which is proved once though the change fails after it", async () => {
  const { asked, answers } = await show(<PasswordForms member={nina} />, { sendCode: done("Sent.") });
  await press("Forgot it? Use a code by e-mail");
  await press("Send the code");
  expect(document.activeElement).toBe(field("Code from the e-mail"));
  answers.verifyResetCode = refused("wrongCode", "This code is wrong.");
  type("Code from the e-mail", "654321");
  type("New password", "Back-post42");
  await press("Set password");
  expect(about("Code from the e-mail")).toContain("This code is wrong.");
  answers.verifyResetCode = done("ticket-1");
  type("Code from the e-mail", "123456");
  await press("Set password");
  expect(screen.getByRole("alert").textContent).toBe("An error occurred.");
  answers.changePassword = done(true);
  await press("Set password");
  expect(asked.map(({ act }) => act)).toEqual([
    "sendCode",
    "verifyResetCode",
    "verifyResetCode",
    "changePassword",
    "changePassword",
  ]);
  expect(asked.at(-1)?.params).toEqual({ ticket: "ticket-1", password: "Back-post42" });
  // The form for a member who knows the password is shown again, empty.
  expect(field("Current password").value).toBe("");
});

it("says to a member without a password that a code sets the first one", async () => {
  await show(<PasswordForms member={{ ...nina, hasPassword: false }} />, {});
  expect(screen.getByText(/Your account has no password yet/)).toBeTruthy();
  expect(screen.queryByLabelText("Current password")).toBeNull();
});
