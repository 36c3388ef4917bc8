// IBANs of every country on the list: valid ones pass; a changed digit and two swapped ones never do.
import { expect, test } from "vitest";
import { composeIBAN, countrySpecs } from "ibantools";
import { seededRandom } from "../../support/seededRandom.ts";
import {
  isAccountOf,
  maskEmail,
  maskNumber,
  PAYOUT_COUNTRIES,
  type PayoutCountry,
} from "./payoutCountries.ts";

const WITH_IBAN = PAYOUT_COUNTRIES.filter(({ kind }) => kind === "IBAN");

/** A random IBAN of a country by its shape, such as ^[0-9]{8}[A-Z0-9]{12}$; the library computes its check digits. */
function anIban({ code }: PayoutCountry, seed: number): string {
  const random = seededRandom(seed);
  const shape = countrySpecs[code]?.bban_regexp ?? "";
  const bban = [...shape.matchAll(/\[([A-Z0-9-]+)\]\{(\d+)\}|([A-Z0-9])/g)]
    .map(([, signs, count, sign]) => {
      const from = signs?.includes("0") ? "0123456789" : "ABCDEFGHJK";
      return sign ?? Array.from({ length: Number(count) }, () => from.charAt(random.below(10))).join("");
    })
    .join("");
  return composeIBAN({ countryCode: code, bban }) ?? "";
}

test("105 countries and more have an IBAN, and each has its own id", () => {
  expect(WITH_IBAN.length).toBeGreaterThanOrEqual(105);
  expect(new Set(PAYOUT_COUNTRIES.map(({ id }) => id)).size).toBe(PAYOUT_COUNTRIES.length);
  expect(PAYOUT_COUNTRIES.every(({ id }) => id > 0)).toBe(true);
});

test("a valid IBAN passes, and one with a changed digit or two swapped ones never does", () => {
  for (const country of WITH_IBAN) {
    for (const seed of [1, 2, 3]) {
      const iban = anIban(country, seed);
      expect([country.code, iban, isAccountOf(country, iban)]).toEqual([country.code, iban, true]);
      for (const [place, sign] of iban.split("").entries()) {
        if (!/\d/.test(sign)) continue;
        const wrong = "0123456789"
          .split("")
          .filter((digit) => digit !== sign)
          .map((digit) => iban.slice(0, place) + digit + iban.slice(place + 1));
        const next = iban.charAt(place + 1);
        if (/\d/.test(next) && next !== sign) {
          wrong.push(iban.slice(0, place) + next + sign + iban.slice(place + 2));
        }
        expect(wrong.filter((text) => isAccountOf(country, text))).toEqual([]);
      }
    }
  }
});

test("what is shown of a number does not give it away", () => {
  expect([maskNumber("DE89370400440532013000"), maskEmail("ada@example.org")]).toEqual([
    "•••• 3000",
    "a•••@example.org",
  ]);
});
