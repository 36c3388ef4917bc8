// Refusals of members' calls: the code on the wire and the message for the member.
import { type Envelope, refusal } from "../server/envelope.ts";

/** Product codes; 400 (invalid field), 401 (signed out) and 404 (not found) are the same in all calls. */
export const REFUSALS = {
  signedOut: [401, "Please sign in"],
  wrongSignIn: [4001, "The e-mail address or the password is wrong."],
  emailTaken: [4002, "There is an account with this e-mail address already."],
  wrongCode: [4003, "This code is wrong. Check the newest e-mail."],
  codeExpired: [4004, "This code has expired. Ask for a new one."],
  codeUsed: [4005, "This code has been used already. Ask for a new one."],
  tooSoon: [4006, "A code was sent a moment ago. Wait a little before you ask for another."],
  tooManyTries: [4007, "Too many tries. Wait ten minutes and try again."],
  codeTries: [4008, "Too many wrong codes. Ask for a new one."],
  noAccount: [4009, "There is no account with this e-mail address."],
  badTicket: [4010, "This took too long or was done already. Start again."],
  wrongPassword: [4011, "The password is wrong."],
  noPassword: [4012, "This account has no password yet. Set one with a code sent by e-mail."],
  sameEmail: [4013, "This is your e-mail address already."],
  badProviderCode: [4014, "The sign-in took too long or was used already. Try again."],
  emailOfOther: [
    4015,
    "There is an account with this e-mail address. Sign in with it and connect the two in the settings.",
  ],
  boundElsewhere: [4016, "This account is connected to another member."],
  boundAlready: [4017, "You have connected another account of this platform. Disconnect it first."],
  lastWayIn: [4018, "This is your only way to sign in. Set a password or connect another account first."],
  pictureTooLarge: [4019, "The picture is larger than 2 MB."],
  notAPicture: [4020, "This file is no PNG, JPEG or WebP picture."],
  yourself: [4021, "You cannot do this with yourself."],
} as const satisfies Readonly<Record<string, readonly [code: number, msg: string]>>;

export type RefusalName = keyof typeof REFUSALS;

/** A refusal of the table as an answer; `msg` replaces the table's message by a more exact one. */
export function refuse(name: RefusalName, msg?: string): Envelope {
  const [code, words] = REFUSALS[name];
  return refusal(code, msg ?? words);
}

/** Refuses because one field is missing or invalid. */
export function refuseField(msg: string): Envelope {
  return refusal(400, msg);
}
