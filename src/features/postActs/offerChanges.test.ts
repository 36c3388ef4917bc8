// An edit that was given up is offered to the member who wrote it, and to nobody else.
import { i18n } from "@lingui/core";
import { getDefaultStore } from "jotai";
import { afterEach, expect, it } from "vitest";
import { memberDialogAtom } from "#state/dialogs/memberDialogs.ts";
import { sessionAtom } from "#state/session/sessionAtom.ts";
import { undoOffers, withdrawOffers } from "#ui/overlays/undo.ts";
import { offerChanges } from "./offerChanges.ts";

const store = getDefaultStore();
const signIn = (id: number): void => store.set(sessionAtom, { session: `s${id}`, id, name: "A", avatar: "" });

afterEach(() => {
  withdrawOffers();
  store.set(memberDialogAtom, undefined);
  store.set(sessionAtom, undefined);
});

it("does not open for another member, who signs in while the offer is shown", () => {
  i18n.activate("en");
  const begun = { title: "", text: "Half a thought" };
  offerChanges({ id: 5, title: "" }, begun, 1);
  const offer = undoOffers.read()[0]?.item;
  signIn(2);
  offer?.undo();
  expect(store.get(memberDialogAtom)).toBeUndefined();
  signIn(1);
  offer?.undo();
  expect(store.get(memberDialogAtom)).toMatchObject({ open: "edit", begun });
});
