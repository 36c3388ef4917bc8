// What the server says to people, in English. Each other language has the same keys; {name} is filled in.

export const ENGLISH = {
  signedOut: "Please sign in",
  wrongSignIn: "The e-mail address or the password is wrong.",
  emailTaken: "There is an account with this e-mail address already.",
  wrongCode: "This code is wrong. Check the newest e-mail.",
  codeExpired: "This code has expired. Ask for a new one.",
  codeUsed: "This code has been used already. Ask for a new one.",
  tooSoon: "A code was sent a moment ago. You can ask for another in {seconds} s.",
  tooManyTries: "Too many tries. Wait ten minutes and try again.",
  codeTries: "Too many wrong codes. Ask for a new one.",
  noEmail: "This account has no e-mail address.",
  badTicket: "This took too long or was done already. Start again.",
  wrongPassword: "The password is wrong.",
  noPassword: "This account has no password yet. Set one with a code sent by e-mail.",
  sameEmail: "This is your e-mail address already.",
  badProviderCode: "The sign-in took too long or was used already. Try again.",
  emailOfOther:
    "There is an account with this e-mail address. Sign in with it and connect the two in the settings.",
  boundElsewhere: "This account is connected to another member.",
  boundAlready: "You have connected another account of this platform. Disconnect it first.",
  lastWayIn: "This is your only way to sign in. Set a password or connect another account first.",
  pictureTooLarge: "The picture is larger than 2 MB.",
  notAPicture: "This file is no PNG, JPEG or WebP picture.",
  yourself: "You cannot do this with yourself.",
  codeSent: "We have sent a code to {email}.",
  resetSent: "If there is an account with {email}, we have sent a code to it.",
  thanks: "Thank you. We read everything.",
  emailRule: "The e-mail address is not valid.",
  passwordRule: "The password needs {least} to {most} characters with a letter and a digit.",
  passwordMissing: "The password is missing.",
  nicknameRule: "The name needs {least} to {most} characters.",
  bioRule: "The text about you may have at most {most} characters.",
  feedbackRule: "The text needs 1 to {most} characters.",
  birthdayRule: "The birthday must be a day from {year} to today.",
  codeRule: "The code has 6 digits.",
  badRequest: "The request is not valid: {detail}",
  nothingThere: "This does not exist or no longer exists.",
  noMatch: "There is no such match.",
  noLeague: "There is no such league.",
  noTeam: "There is no such team.",
  noPlayer: "There is no such player.",
  noMember: "There is no such member.",
  serverFailed: "The server failed. Try again later.",
  welcome:
    "Welcome to Touchline. Star the matches, leagues and teams you care about: they follow you to every device you sign in on.",
  passwordChanged:
    "Your password was changed, and your other devices were signed out. If this was not you, set a new one with a code sent by e-mail.",
  emailChanged: "Your e-mail address was changed. From now on you sign in with the new one.",
} as const;

export type WordsKey = keyof typeof ENGLISH;
/** All texts of one language. */
export type WordsTable = Readonly<Record<WordsKey, string>>;
