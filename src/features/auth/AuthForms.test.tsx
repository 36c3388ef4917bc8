// The sign-in forms: requests to the server, problems beside fields, and the focus.
import { fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, it, vi } from "vitest";
import { done, refused } from "#components/testing/memberServer.ts";
import { renderWithLive } from "#components/testing/renderWithLive.tsx";
import type { MemberRequest } from "#domain/calls/memberActs.ts";
import type { SignedIn } from "#domain/member/signIn.ts";
import { keepInviteCode, keptInviteCode } from "#state/session/inviteCode.ts";
import { AuthForms } from "./AuthForms.tsx";
import type { AuthView } from "./authView.ts";

const SIGNED_IN: SignedIn = { user: { id: 7, name: "Seven", avatar: "" }, session: "s1" };
type Answer = { ok: true; value: unknown } | ReturnType<typeof refused>;

function renderForms(answers: Partial<Record<MemberRequest["act"], Answer>>, first: AuthView = "signIn") {
  const asked: MemberRequest[] = [];
  const onSignedIn = vi.fn<(signedIn: SignedIn) => void>();
  function Forms() {
    const [view, setView] = useState(first);
    return <AuthForms view={view} onView={setView} onSignedIn={onSignedIn} />;
  }
  renderWithLive(<Forms />, {
    act: async (request) => {
      asked.push(request);
      await Promise.resolve();
      return answers[request.act];
    },
    getPage: async ({ call }) =>
      call === "platforms"
        ? { ok: true, value: [{ id: "google", name: "Google", authorizeUrl: "/google" }] }
        : undefined,
  });
  return { asked, onSignedIn, answers };
}

const type = (label: string, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

it("signs in once with tidied fields, however often it is pressed", async () => {
  const { asked, onSignedIn } = renderForms({ signIn: done(SIGNED_IN) });
  type("E-mail address", "  fan@club.example ");
  type("Password", " with spaces 1 ");
  press("Sign in");
  fireEvent.submit(screen.getByLabelText("Password").closest("form")!);
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledWith(SIGNED_IN));
  expect(asked).toEqual([
    { act: "signIn", params: { email: "fan@club.example", password: " with spaces 1 " } },
  ]);
});

it("sends nothing while a field is wrong, and focuses the first", async () => {
  const { asked } = renderForms({});
  type("E-mail address", "nobody");
  press("Sign in");
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("E-mail address")));
  expect(screen.getByText("Enter an e-mail address such as name@example.com.")).toBeTruthy();
  expect(screen.getByText("Enter your password.")).toBeTruthy();
  type("E-mail address", "somebody@club.example");
  await waitFor(() =>
    expect(screen.queryByText("Enter an e-mail address such as name@example.com.")).toBeNull(),
  );
  expect(asked).toEqual([]);
});

it("shows a refusal at its head and keeps the typed text", async () => {
  renderForms({ signIn: refused(4001, "Wrong one.") });
  type("E-mail address", "fan@club.example");
  type("Password", "secret");
  press("Sign in");
  await waitFor(() => expect(screen.getByRole("alert").textContent).toBe("Wrong one."));
  expect(screen.getByLabelText<HTMLInputElement>("Password").value).toBe("secret");
});

it("shows the text for an error where the server gives none, and signs in on the next try", async () => {
  const { answers, onSignedIn } = renderForms({ signIn: refused(-1, "error") });
  type("E-mail address", "fan@club.example");
  type("Password", "secret");
  press("Sign in");
  await waitFor(() => expect(screen.getByRole("alert").textContent).toBe("An error occurred."));
  answers.signIn = done(SIGNED_IN);
  press("Sign in");
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledWith(SIGNED_IN));
});

it.each([
  ["codeExpired", "This code has expired."],
  ["codeUsed", "This code has been used."],
  ["codeTries", "Too many wrong codes."],
] as const)("says the refusal %s of a code beside the code", async (why, words) => {
  renderForms({ sendCode: done("Sent."), register: refused(why, words) }, "register");
  type("E-mail address", "fan@club.example");
  press("Send the code");
  await screen.findByLabelText("Code from the e-mail");
  type("Code from the e-mail", "123456");
  type("Nickname", "Fan");
  type("Password", "passw0rd");
  press("Create the account");
  await screen.findByText(words);
  const field = screen.getByLabelText("Code from the e-mail");
  expect(document.activeElement).toBe(field);
  expect(field.getAttribute("aria-invalid")).toBe("true");
});

it("shows and hides the password, and offers the platforms", async () => {
  renderForms({});
  const user = userEvent.setup();
  await user.click(screen.getByRole("button", { name: "Show the password" }));
  expect(screen.getByLabelText("Password").getAttribute("type")).toBe("text");
  await user.click(screen.getByRole("button", { name: "Hide the password" }));
  expect(screen.getByLabelText("Password").getAttribute("type")).toBe("password");
  expect(await screen.findByRole("button", { name: "Continue with Google" })).toBeTruthy();
});

it("tells password managers which field is which", async () => {
  const { answers } = renderForms({ sendCode: done("Sent.") });
  expect(screen.getByLabelText("E-mail address").getAttribute("autocomplete")).toBe("username");
  expect(screen.getByLabelText("Password").getAttribute("autocomplete")).toBe("current-password");
  press("Create an account");
  type("E-mail address", "fan@club.example");
  press("Send the code");
  const code = await screen.findByLabelText("Code from the e-mail");
  expect(code.getAttribute("autocomplete")).toBe("one-time-code");
  expect(screen.getByLabelText("Nickname").getAttribute("autocomplete")).toBe("nickname");
  expect(screen.getByLabelText("Password").getAttribute("autocomplete")).toBe("new-password");
  expect(document.querySelector<HTMLInputElement>("input[autocomplete=username]")?.value).toBe(
    "fan@club.example",
  );
  expect(answers).toBeTruthy();
});

it("asks for the code that was sent a moment ago from another tab", async () => {
  renderForms({ sendCode: refused("codeTooSoon", "Wait 40 s.") }, "register");
  type("E-mail address", "fan@club.example");
  press("Send the code");
  expect(await screen.findByLabelText("Code from the e-mail")).toBeTruthy();
});

it("shows beside the address that it is taken, and beside the code that it is wrong", async () => {
  const { answers } = renderForms({ sendCode: refused("emailTaken", "Taken.") }, "register");
  type("E-mail address", "fan@club.example");
  press("Send the code");
  await screen.findByText("Taken.");
  expect(screen.getByLabelText("E-mail address").getAttribute("aria-invalid")).toBe("true");
  answers.sendCode = done("Sent.");
  answers.register = refused("wrongCode", "Wrong code.");
  press("Send the code");
  await screen.findByLabelText("Code from the e-mail");
  type("Code from the e-mail", "123456");
  type("Nickname", "Fan");
  type("Password", "passw0rd");
  press("Create the account");
  await screen.findByText("Wrong code.");
  expect(document.activeElement).toBe(screen.getByLabelText("Code from the e-mail"));
});

it("starts a password reset again when its ticket has expired", async () => {
  const { answers, onSignedIn } = renderForms(
    {
      sendCode: done("Sent."),
      verifyResetCode: done("t1"),
      resetPassword: refused("badTicket", "Too late."),
    },
    "reset",
  );
  type("E-mail address", "fan@club.example");
  press("Send the code");
  await screen.findByLabelText("Code from the e-mail");
  type("Code from the e-mail", "123456");
  press("Continue");
  await screen.findByLabelText("New password");
  type("New password", "passw0rd");
  press("Change the password");
  await screen.findByText("Too late.");
  press("Start again");
  expect(screen.getByLabelText<HTMLInputElement>("E-mail address").value).toBe("fan@club.example");
  answers.resetPassword = done(true);
  answers.signIn = done(SIGNED_IN);
  press("Send the code");
  await screen.findByLabelText("Code from the e-mail");
  type("Code from the e-mail", "123456");
  press("Continue");
  await screen.findByLabelText("New password");
  type("New password", "passw0rd");
  press("Change the password");
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledWith(SIGNED_IN));
});

/** Fills in both steps of the registration. */
async function register(): Promise<void> {
  type("E-mail address", "fan@club.example");
  press("Send the code");
  await waitFor(() => expect(screen.getByLabelText("Code from the e-mail")).toBeTruthy());
  type("Code from the e-mail", "123456");
  type("Nickname", "Seven");
  type("Password", "abcdefg1");
  press("Create the account");
}
const inviteCodes = (asked: readonly MemberRequest[]) =>
  asked.flatMap((request) => (request.act === "register" ? [request.params.inviteCode] : []));

it("registers with the invitation code that was kept, and forgets it then", async () => {
  keepInviteCode("K7WQ2MZP");
  const { asked, onSignedIn } = renderForms({ sendCode: done(""), register: done(SIGNED_IN) }, "register");
  await register();
  await waitFor(() => expect(onSignedIn).toHaveBeenCalled());
  expect(inviteCodes(asked)).toEqual(["K7WQ2MZP"]);
  expect(keptInviteCode()).toBeUndefined();
});

it("says that an invitation code was refused, and registers without it on the next try", async () => {
  keepInviteCode("K7WQ2MZP");
  const { asked, answers, onSignedIn } = renderForms(
    { sendCode: done(""), register: refused("inviteUsedUp", "Used up.") },
    "register",
  );
  await register();
  await waitFor(() =>
    expect(screen.getByRole("alert").textContent).toBe("Used up.You can create the account without it."),
  );
  expect(screen.queryByText("K7WQ2MZP")).toBeNull();
  answers.register = done(SIGNED_IN);
  press("Create the account");
  await waitFor(() => expect(onSignedIn).toHaveBeenCalled());
  expect(inviteCodes(asked)).toEqual(["K7WQ2MZP", undefined]);
});

it("leaves the invitation code out on request", async () => {
  keepInviteCode("K7WQ2MZP");
  const { asked } = renderForms({ sendCode: done("") }, "register");
  type("E-mail address", "fan@club.example");
  press("Send the code");
  await waitFor(() => expect(screen.getByText("K7WQ2MZP")).toBeTruthy());
  press("Don’t use it");
  expect(keptInviteCode()).toBeUndefined();
  expect(inviteCodes(asked)).toEqual([]);
});
