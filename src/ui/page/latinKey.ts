// The sign of a key as shortcuts name it, also on keyboards of other scripts.

/** Keys without a letter of their own that shortcuts name, by their place: the sign, and the one with Shift. */
const SIGNS: Readonly<Record<string, readonly [string, string]>> = {
  BracketLeft: ["[", "{"],
  BracketRight: ["]", "}"],
  Slash: ["/", "?"],
};

/** No ASCII and nothing that a Latin keyboard writes, such as "ü": signs of Cyrillic, Arabic, Thai and others. */
const OTHER_SCRIPT = /^[^\p{ASCII}\p{Script=Latin}]+$/u;

/**
 * `event.key`, but where a keyboard of another script writes its own sign there, the sign that a US keyboard has in that
 * place. What is written with AltGr stays as it is.
 */
export function latinKey(event: KeyboardEvent): string {
  const { key, code, shiftKey } = event;
  if (!OTHER_SCRIPT.test(key) || event.getModifierState("AltGraph")) return key;
  const letter = /^Key([A-Z])$/.exec(code)?.[1];
  if (letter !== undefined) return shiftKey ? letter : letter.toLowerCase();
  return SIGNS[code]?.[shiftKey ? 1 : 0] ?? key;
}
