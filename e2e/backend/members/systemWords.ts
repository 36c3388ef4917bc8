// Texts of system notices to members.

export const SYSTEM_WORDS = {
  welcome:
    "Welcome to Touchline. Star the matches, leagues and teams you care about: they follow you to every device you sign in on.",
  passwordChanged:
    "Your password was changed, and your other devices were signed out. If this was not you, set a new one with a code sent by e-mail.",
  emailChanged: "Your e-mail address was changed. From now on you sign in with the new one.",
} as const;
