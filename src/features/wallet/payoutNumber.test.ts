// Numbers of accounts: IBANs of many countries by length, shape and checksum, and account numbers by pattern.
import { countrySpecs, isValidBBAN } from "ibantools";
import { describe, expect, it } from "vitest";
import type { PayoutCountry } from "#domain/creators/wallet.ts";
import { isBic, numberFor, numberProblem, tidyBic, tidyNumber } from "./payoutNumber.ts";

const ibanCountry = (ibanLength: number): PayoutCountry => ({
  countryId: 1,
  kind: "iban",
  ibanLength,
  accountPattern: "",
  needsSwift: false,
  needsBankName: false,
});

/** The check digits by ISO 13616, computed with whole numbers of any size. */
function withCheck(code: string, bban: string): string {
  const digits = `${bban}${code}00`.replaceAll(/[A-Z]/g, (letter) => String(Number.parseInt(letter, 36)));
  return `${code}${String(98n - (BigInt(digits) % 97n)).padStart(2, "0")}${bban}`;
}

/** An account of a shape such as ^[0-9]{8}[A-Z0-9]{12}$ that has the check digits of its country too, where it has some. */
function anIban(code: string, shape: string): string {
  let turn = 7;
  const next = (signs: string): string => {
    turn = (turn * 16_807) % 2_147_483_647;
    return signs.charAt(turn % signs.length);
  };
  for (let tries = 0; tries < 20_000; tries += 1) {
    const bban = [...shape.matchAll(/\[([A-Z0-9-]+)\]\{(\d+)\}|([A-Z0-9])/g)]
      .map(([, signs, count, sign]) => {
        const from = signs?.includes("0") ? "0123456789" : "ABCDEFGHJK";
        return sign ?? Array.from({ length: Number(count) }, () => next(from)).join("");
      })
      .join("");
    if (isValidBBAN(bban, code)) return withCheck(code, bban);
  }
  return "";
}

/** Their IBANs begin with their own letters. */
const COUNTRIES = Object.entries(countrySpecs).flatMap(([code, { chars, bban_regexp: shape }]) =>
  chars == null || shape == null || "AX BL FK GF GP MF MQ NC PF PM RE TF WF YT".includes(code)
    ? []
    : [{ code, chars, shape }],
);

describe("an IBAN", () => {
  it("is known of 105 countries and more", () => {
    expect(COUNTRIES.length).toBeGreaterThanOrEqual(105);
  });

  it.each(COUNTRIES)(
    "of $code passes, and fails with a changed digit or two swapped ones",
    ({ code, chars, shape }) => {
      const country = ibanCountry(chars);
      const iban = anIban(code, shape);
      expect([iban, numberProblem(iban, country, code)]).toEqual([iban, undefined]);
      for (let place = 2; place < iban.length; place += 1) {
        const [sign, next] = [iban.charAt(place), iban.charAt(place + 1)];
        if (!/\d/.test(sign)) continue;
        const wrong = "0123456789".replace(sign, "").split("");
        const texts = wrong.map((digit) => iban.slice(0, place) + digit + iban.slice(place + 1));
        if (/\d/.test(next) && next !== sign) {
          texts.push(iban.slice(0, place) + next + sign + iban.slice(place + 2));
        }
        expect(texts.filter((text) => numberProblem(text, country, code) === undefined)).toEqual([]);
      }
    },
  );

  const GERMANY = ibanCountry(22);
  it.each([
    ["", "missing"],
    ["  ", "missing"],
    ["de89 3704 0044 0532 0130 00", undefined],
    ["DE89-3704-0044-0532-0130-00", undefined],
    ["FR14 2004 1010 0505 0001 3M02 606", "otherCountry"],
    ["DE89 3704 0044 0532 0130", "length"],
    ["DE89 3704 0044 0532 0130 01", "wrong"],
    ["12345678", "length"],
  ])("typed as %j has the problem %s", (typed, problem) => {
    expect(numberProblem(typed, GERMANY, "DE")).toBe(problem);
  });
});

it.each([
  "DE89\u200B370400440532013000",
  "\u202ADE89370400440532013000\u202C",
  "\u200EDE89370400440532013000",
  "DE89\u20113704\u20110044\u20110532\u20110130\u201100",
  "ＤＥ８９３７０４００４４０５３２０１３０００",
  "DE٨٩٣٧٠٤٠٠٤٤٠٥٣٢٠١٣٠٠٠",
  "IBAN DE89 3704 0044 0532 0130 00",
  "iban: de89 3704 0044 0532 0130 00",
  "IBAN-Nr. DE89.3704.0044.0532.0130.00",
  "DE89/3704/0044/0532/0130/00",
  "DE89\u00A03704\u202F0044 0532\u00AD0130\uFEFF00",
])("the IBAN %j is taken as it is meant", (typed) => {
  const country = ibanCountry(22);
  expect(numberProblem(typed, country, "DE")).toBeUndefined();
  expect(numberFor(country, typed)).toBe("DE89370400440532013000");
});

it.each(["DE89370400440532013¹00", "DE8937040044053201300①", "IBAN DE89370400440532013001"])(
  "the IBAN %j is refused",
  (typed) => {
    expect(numberProblem(typed, ibanCountry(22), "DE")).toBe("wrong");
  },
);

it.each([
  ["１２３４５６７", String.raw`^\d{7}$`, "1234567"],
  ["١٢٣٤٥٦٧", String.raw`^\d{7}$`, "1234567"],
  ["123\u20114567\u200B", String.raw`^\d{7}$`, "1234567"],
  ["19-2000145399/0800", String.raw`^\d+-\d+/\d{4}$`, "19-2000145399/0800"],
  ["12-34-56 78", String.raw`^\d{8}$`, "12345678"],
])("the account number %j of %s is sent as %s", (typed, accountPattern, number) => {
  const country: PayoutCountry = { ...ibanCountry(0), kind: "account", accountPattern };
  expect([numberProblem(typed, country, "JP"), numberFor(country, typed)]).toEqual([undefined, number]);
});

it.each([
  "DEUTDEFF500",
  "BIC: DEUTDEFF500",
  "SWIFT/BIC DEUTDEFF500",
  "ＤＥＵＴＤＥＦＦ５００",
  "DEUT\u2011DE\u2011FF\u2011500",
])("the BIC %j is taken as it is meant", (typed) => {
  expect([isBic(typed), tidyBic(typed)]).toEqual([true, "DEUTDEFF500"]);
});

it.each([
  ["12345678", String.raw`^\d{4,17}$`, undefined],
  ["1234 5678", String.raw`^\d{4,17}$`, undefined],
  ["123", String.raw`^\d{4,17}$`, "wrong"],
  ["", String.raw`^\d{4,17}$`, "missing"],
  ["12AB", "([", undefined],
] as const)("an account number %j of %s has the problem %s", (typed, accountPattern, problem) => {
  const country: PayoutCountry = { ...ibanCountry(0), kind: "account", accountPattern };
  expect(numberProblem(typed, country, "US")).toBe(problem);
});

it("a BIC has 8 or 11 characters, and numbers are tidied", () => {
  expect(["DEUTDEFF", "deut de ff 500", "DEUTDEF", "12345678", ""].map(isBic)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
  expect(tidyNumber(" de89-3704 0044 ")).toBe("DE8937040044");
});
