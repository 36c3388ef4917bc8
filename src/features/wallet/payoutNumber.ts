// Checks numbers of accounts: IBANs by length, shape and checksum; loaded with the form of accounts alone.
// See docs/decisions/wallet.md#ibans-are-checked-by-ibantools.
import { electronicFormatIBAN, isValidBIC, isValidIBAN } from "ibantools";
import type { PayoutCountry } from "#domain/creators/wallet.ts";
import { plainNumber, withoutSeparators } from "#domain/typedNumber.ts";

/** Words that banks print before the number. */
const IBAN_WORDS = /^(?:IBAN(?:NUMBER|NUMMER|NO|NR|CODE)?)+:?(?=[A-Z]{2}\d{2})/;
const BIC_WORDS = /^\s*(?:(?:BIC|SWIFT)\s*[/-]?\s*)+(?:code\b\s*)?(?::|(?<=[\s/-]))\s*/i;

/** In capitals, without what stands between groups and the word IBAN before them. */
export const tidyNumber = (text: string): string =>
  withoutSeparators(text).toUpperCase().replace(IBAN_WORDS, "");

/** A number as it is sent. An account number keeps the marks that the pattern of its country demands. */
export function numberFor({ kind, accountPattern }: PayoutCountry, typed: string): string {
  const number = tidyNumber(typed);
  if (kind === "iban" || fits(accountPattern, number)) return number;
  const marked = plainNumber(typed).replaceAll(/\s/g, "").toUpperCase();
  return fits(accountPattern, marked) ? marked : number;
}

/**
 * What is wrong with a number as typed. `code`: the two letters of the country. An account number is checked by the
 * pattern that the server gives; a pattern that is none checks nothing, since the server checks again.
 */
export function numberProblem(
  typed: string,
  country: PayoutCountry,
  code: string,
): "missing" | "otherCountry" | "length" | "wrong" | undefined {
  const { kind, ibanLength, accountPattern } = country;
  const number = numberFor(country, typed);
  if (number === "") return "missing";
  if (kind === "account") return fits(accountPattern, number) ? undefined : "wrong";
  if (/^[A-Z]{2}/.test(number) && code !== "" && !number.startsWith(code)) return "otherCountry";
  if (ibanLength > 0 && number.length !== ibanLength) return "length";
  return isValidIBAN(electronicFormatIBAN(number) ?? "") ? undefined : "wrong";
}

function fits(pattern: string, number: string): boolean {
  try {
    return new RegExp(pattern).test(number);
  } catch {
    return true;
  }
}

/** A BIC, also called SWIFT code, as it is sent. */
export const tidyBic = (typed: string): string =>
  withoutSeparators(plainNumber(typed).replace(BIC_WORDS, "")).toUpperCase();

export const isBic = (typed: string): boolean => isValidBIC(tidyBic(typed));
