// The refusals of members' calls that a form has more to say or do about than to show the server's words.

export const REFUSED = {
  emailTaken: 4002,
  wrongCode: 4003,
  codeExpired: 4004,
  codeUsed: 4005,
  codeTooSoon: 4006,
  codeTries: 4008,
  noAccount: 4009,
  badTicket: 4010,
  wrongPassword: 4011,
  sameEmail: 4013,
  lastWayIn: 4018,
  inviteUnknown: 4031,
  inviteUsedUp: 4032,
  activityClosed: 4033,
  settingsMissing: 5019,
  priceChanged: 5021,
  notOnOffer: 5024,
} as const;

const ABOUT_CODES: ReadonlySet<number> = new Set([
  REFUSED.wrongCode,
  REFUSED.codeExpired,
  REFUSED.codeUsed,
  REFUSED.codeTries,
]);
const ABOUT_INVITES: ReadonlySet<number> = new Set([
  REFUSED.inviteUnknown,
  REFUSED.inviteUsedUp,
  REFUSED.activityClosed,
]);
const ABOUT_EMAILS: ReadonlySet<number> = new Set([REFUSED.emailTaken, REFUSED.noAccount, REFUSED.sameEmail]);

/** The field a refusal belongs to; undefined for one about the form as a whole. */
export function fieldOfRefusal(code: number): "code" | "email" | "password" | undefined {
  if (ABOUT_CODES.has(code)) return "code";
  if (ABOUT_EMAILS.has(code)) return "email";
  return code === REFUSED.wrongPassword ? "password" : undefined;
}

/** True for a refusal of the invitation code, without which the registration may go on. */
export function isAboutInvite(code: number): boolean {
  return ABOUT_INVITES.has(code);
}
