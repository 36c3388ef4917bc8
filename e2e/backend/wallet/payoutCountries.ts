// Countries that withdrawals go to, and how a bank account of each is named.
// See docs/wire.md#wallet.
import isoCountries from "i18n-iso-countries";
import { countrySpecs } from "ibantools";

export interface PayoutCountry {
  /** ISO 3166-1: the numeric id and the two letters. */
  readonly id: number;
  readonly code: string;
  readonly kind: "IBAN" | "ACCOUNT";
  /** Letters and digits of an IBAN; 0 for another kind. */
  readonly ibanLength: number;
  /** A regular expression of the whole number; "" for an IBAN. */
  readonly accountPattern: string;
  readonly needsSwift: boolean;
  readonly needsBankName: boolean;
}

/** Whose IBANs begin with the letters of another country. */
const OF_ANOTHER = new Set("AX BL GF GP MF MQ NC PF PM RE TF WF YT".split(" "));

/** The digits of account numbers where there is no IBAN. */
const NUMBERS: Readonly<Record<string, readonly [least: number, most: number]>> = {
  AR: [22, 22],
  AU: [6, 9],
  BD: [9, 17],
  CA: [7, 12],
  CL: [7, 16],
  CN: [16, 19],
  CO: [9, 16],
  HK: [9, 12],
  ID: [10, 16],
  IN: [9, 18],
  JP: [7, 7],
  KE: [8, 14],
  KR: [10, 14],
  LK: [10, 15],
  MX: [18, 18],
  MY: [10, 16],
  NG: [10, 10],
  NZ: [15, 16],
  PE: [20, 20],
  PH: [10, 16],
  SG: [9, 14],
  TH: [10, 12],
  TZ: [10, 16],
  US: [4, 17],
  VN: [8, 15],
  ZA: [7, 11],
};
/** Where a bank is known by the account number alone. */
const WITHOUT_SWIFT: ReadonlySet<string> = new Set(["US", "IN", "MX", "AR"]);

const idOf = (code: string): number => Number(isoCountries.alpha2ToNumeric(code) ?? 0);

const WITH_IBAN: readonly PayoutCountry[] = Object.entries(countrySpecs).flatMap(
  ([code, { chars, bban_regexp }]) =>
    chars == null || bban_regexp == null || OF_ANOTHER.has(code) || idOf(code) === 0
      ? []
      : [
          {
            id: idOf(code),
            code,
            kind: "IBAN",
            ibanLength: chars,
            accountPattern: "",
            needsSwift: false,
            needsBankName: false,
          },
        ],
);

const WITH_NUMBER: readonly PayoutCountry[] = Object.entries(NUMBERS).map(([code, [least, most]]) => ({
  id: idOf(code),
  code,
  kind: "ACCOUNT",
  ibanLength: 0,
  accountPattern: `^\\d{${least},${most}}$`,
  needsSwift: !WITHOUT_SWIFT.has(code),
  needsBankName: true,
}));

export const PAYOUT_COUNTRIES: readonly PayoutCountry[] = [...WITH_IBAN, ...WITH_NUMBER].toSorted(
  (a, b) => a.id - b.id,
);

/** The remainder by 97 of an IBAN's number, 1 for a valid one (ISO 13616). */
function remainder(iban: string): number {
  let rest = 0;
  for (const sign of iban.slice(4) + iban.slice(0, 4)) {
    const digits = String(Number.parseInt(sign, 36));
    rest = (rest * 10 ** digits.length + Number(digits)) % 97;
  }
  return rest;
}

/** Without spaces, in capitals. */
export const tidyNumber = (text: string): string => text.replaceAll(/[\s-]/g, "").toUpperCase();

/** Whether a tidied text is an account of the country. */
export function isAccountOf(country: PayoutCountry, text: string): boolean {
  if (country.kind === "ACCOUNT") return new RegExp(country.accountPattern).test(text);
  const isShaped = text.length === country.ibanLength && /^[A-Z]{2}\d{2}[A-Z0-9]+$/.test(text);
  const pattern = countrySpecs[country.code]?.bban_regexp ?? "^$";
  return (
    isShaped &&
    text.startsWith(country.code) &&
    new RegExp(pattern).test(text.slice(4)) &&
    remainder(text) === 1
  );
}

/** The last four signs, as members know an account by them. */
export const maskNumber = (text: string): string => `•••• ${text.slice(-4)}`;

/** The first letter and the domain: "a•••@example.org". */
export const maskEmail = (email: string): string => email.replace(/^(.).*@/u, "$1•••@");
