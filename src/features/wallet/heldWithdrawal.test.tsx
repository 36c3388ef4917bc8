// What was typed for a withdrawal survives a sign-in that ended, and nothing else.
import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { getDefaultStore } from "jotai";
import { afterEach, beforeEach, expect, it } from "vitest";
import { settled } from "#components/testing/renderPage.tsx";
import { pageClient } from "#state/pageData/pageClient.ts";
import { dropHeldInput } from "#state/session/heldInput.ts";
import { sessionAtom } from "#state/session/sessionAtom.ts";
import {
  aWithdrawServer,
  dialog,
  endWithdrawing,
  fill,
  SESSION,
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
async function signInAgain(id: number): Promise<void> {
  getDefaultStore().set(sessionAtom, undefined);
  cleanup();
  pageClient.clear();
  getDefaultStore().set(sessionAtom, { ...SESSION, id, session: `again ${id}` });
  await server.show();
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
