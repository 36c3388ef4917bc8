// Checks numbers of accounts: IBANs by length, shape and checksum; loaded with the form of accounts alone.
// See docs/decisions/wallet.md#ibans-are-checked-by-ibantools.
import { electronicFormatIBAN, isValidBIC, isValidIBAN } from "ibantools";
import type { PayoutCountry } from "#domain/creators/wallet.ts";

/** Without spaces and hyphens, in capitals. */
export const tidyNumber = (text: string): string => text.replaceAll(/[\s-]/g, "").toUpperCase();

/**
 * What is wrong with a number as typed. `code`: the two letters of the country. An account number is checked by the
 * pattern that the server gives; a pattern that is none checks nothing, since the server checks again.
 */
export function numberProblem(
  typed: string,
  { kind, ibanLength, accountPattern }: PayoutCountry,
  code: string,
): "missing" | "otherCountry" | "length" | "wrong" | undefined {
  const number = tidyNumber(typed);
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

/** Whether a text is a BIC, also called SWIFT code. */
export const isBic = (typed: string): boolean => isValidBIC(tidyNumber(typed));
