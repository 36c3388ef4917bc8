// Whether an invitation code may be used, and what using it gives to both sides.
// See docs/product.md#invite-activity.
import type { Person } from "../database/relations.ts";
import { INVITE } from "./activityRules.ts";
import type { MemberServices } from "./memberServices.ts";
import type { RefusalName } from "./refusals.ts";

type CodeState = "USABLE" | "UNKNOWN" | "OWN" | "MEMBER" | "USED_UP" | "BEFORE" | "OVER";

/** A code as it is stored: capitals without spaces and hyphens; undefined for anything else. */
export function readInviteCode(value: unknown): string | undefined {
  const code = typeof value === "string" ? value.replaceAll(/[\s-]/g, "").toUpperCase() : "";
  return /^[A-Z\d]{4,16}$/.test(code) ? code : undefined;
}

/** What a code with this owner is to who asks; `askerId` is undefined for a visitor. */
export function codeState(
  { activities, invitations }: Pick<MemberServices, "activities" | "invitations">,
  owner: Person | undefined,
  askerId: number | undefined,
  now: number,
): CodeState {
  if (owner === undefined) return "UNKNOWN";
  if (owner.userId === askerId) return "OWN";
  const state = activities.state("invite", now);
  if (state !== "RUNNING") return state;
  if (askerId !== undefined) return "MEMBER";
  return invitations.count(owner.userId) >= INVITE.maxFriends ? "USED_UP" : "USABLE";
}

const REFUSED_AS: Readonly<Record<Exclude<CodeState, "USABLE">, RefusalName>> = {
  UNKNOWN: "inviteUnknown",
  OWN: "inviteUnknown",
  MEMBER: "inviteUnknown",
  USED_UP: "inviteUsedUp",
  BEFORE: "activityClosed",
  OVER: "activityClosed",
};

/** The inviter of a registration: the refusal where the code may not be used, undefined without a code. */
export function inviterFor(
  services: Pick<MemberServices, "activities" | "invitations">,
  written: unknown,
  now: number,
): { readonly inviter: Person | undefined } | { readonly refused: RefusalName } {
  if (written === undefined || written === "") return { inviter: undefined };
  const code = readInviteCode(written);
  const inviter = code === undefined ? undefined : services.invitations.ownerOf(code);
  const state = codeState(services, inviter, undefined, now);
  return state === "USABLE" ? { inviter } : { refused: REFUSED_AS[state] };
}

/** Binds a new member to the inviter and gives both their points; part of the transaction that makes the account. */
export function bindInvitation(
  { invitations, rewards }: Pick<MemberServices, "invitations" | "rewards">,
  inviterId: number,
  userId: number,
  now: number,
): void {
  invitations.add(inviterId, userId, INVITE.friendPoints, now);
  rewards.add({ userId, activity: "invite", item: "welcome", points: INVITE.welcomePoints }, now);
}
