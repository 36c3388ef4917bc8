// Opens the dialogs about what members write: a report, a mute. Any page may open one; the frame shows it.
// See docs/product.md#reports and docs/product.md#muting.
import { atom } from "jotai";
import type { ReportReason, ReportTarget } from "#domain/community/report.ts";
import type { User } from "#domain/member/member.ts";
import { pageStore } from "../pageStore.ts";
import { currentMember } from "../session/sessionAtom.ts";
import { asMember } from "./authDialog.ts";

/** `isCreator`: members can subscribe to them, so that the reader may be paying for what is muted. */
type Person = Pick<User, "id" | "name"> & { readonly isCreator?: boolean };

/** What a member reports: a post, a reply, or a member, who is then the author as well. */
export interface Reportable {
  readonly kind: ReportTarget;
  readonly id: number;
  readonly author: Person;
}

/** `begun`: what the member had written before the dialog was closed. */
export type MemberDialog =
  | {
      readonly open: "report";
      readonly target: Reportable;
      readonly begun?: { readonly reason: ReportReason; readonly text: string };
    }
  | { readonly open: "mute"; readonly person: Person };

/** The dialog on the screen. */
export const memberDialogAtom = atom<MemberDialog | undefined>(undefined);

/** A visitor signs in first. */
export function openMemberDialog(dialog: MemberDialog): void {
  asMember(() => pageStore.set(memberDialogAtom, dialog));
}

/** The sign-in has ended while a dialog was open: the dialog goes on when the same member has signed in again. */
export function signInAgain(memberId: number | undefined, dialog: MemberDialog): void {
  pageStore.set(memberDialogAtom, undefined);
  asMember(() => {
    if (currentMember()?.id === memberId) pageStore.set(memberDialogAtom, dialog);
  });
}
