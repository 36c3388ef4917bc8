// The refusals of members' calls that belong to one field of a form.
import type { Refusal } from "#domain/refusals.ts";

type Refusals = ReadonlySet<Refusal | undefined>;

const ABOUT_CODES: Refusals = new Set(["wrongCode", "codeExpired", "codeUsed", "codeTries"]);
const ABOUT_INVITES: Refusals = new Set(["inviteUnknown", "inviteUsedUp", "activityClosed"]);
const ABOUT_EMAILS: Refusals = new Set(["emailTaken", "noAccount", "sameEmail"]);

/** The field a refusal belongs to; undefined for one about the form as a whole. */
export function fieldOfRefusal(refusal: Refusal | undefined): "code" | "email" | "password" | undefined {
  if (ABOUT_CODES.has(refusal)) return "code";
  if (ABOUT_EMAILS.has(refusal)) return "email";
  return refusal === "wrongPassword" ? "password" : undefined;
}

/** True for a refusal of the invitation code, without which the registration may go on. */
export const isAboutInvite = (refusal: Refusal | undefined): boolean => ABOUT_INVITES.has(refusal);
