// The sign of a key as shortcuts name it, also on keyboards of other scripts.

/** Signs by the place of their key: without Shift, and with it. */
export type KeySigns = Readonly<Record<string, string>>;

interface PressedKey extends Pick<KeyboardEvent, "code" | "shiftKey" | "getModifierState"> {
  /** Absent where the browser fills in a field. */
  readonly key?: string;
}

/**
 * `event.key`, small without Shift; where a keyboard of another script writes its own sign there, the letter that a US
 * keyboard has in that place, or the one of `signs`. What is written with AltGr stays as it is.
 */
export function latinKey(event: PressedKey, signs: KeySigns = {}): string {
  const { key = "", code, shiftKey } = event;
  // Greek, Cyrillic, Arabic and all other scripts come after it; what Latin keyboards have, such as "ü", does not.
  const isOther = key > "\u036F" && !event.getModifierState("AltGraph");
  // Places of letters are "KeyA" to "KeyZ".
  const sign = (isOther && (code.length === 4 ? code[3] : signs[code]?.[shiftKey ? 1 : 0])) || key;
  return shiftKey ? sign : sign.toLowerCase();
}
