// The fields of an account's form as valibot schemas: what is wrong is said in the language of the page.
import { i18n } from "@lingui/core";
import { plural, t } from "@lingui/core/macro";
import { type GenericSchema, pipe, rawCheck, string, transform } from "valibot";
import type { PayoutCountry, PayoutMethod } from "#domain/creators/wallet.ts";
import { fields } from "#components/forms/fieldProblems.ts";
import { countryCode } from "#i18n/countryIds.ts";
import { isBic, numberFor, numberProblem, tidyBic } from "./payoutNumber.ts";

/** docs/wire.md#wallet. */
const NAME_LENGTH = { least: 2, most: 70 };

function field(problemOf: (text: string) => string | undefined, tidy: (text: string) => string) {
  return pipe(
    string(),
    rawCheck(({ dataset, addIssue }) => {
      const message = dataset.typed ? problemOf(dataset.value) : undefined;
      if (message !== undefined) addIssue({ message });
    }),
    transform(tidy),
  );
}

const trim = (text: string): string => text.trim();

const name = (isNeeded: boolean): GenericSchema<string, string> =>
  field((text) => {
    const { length } = text.trim();
    if (length === 0 && !isNeeded) return undefined;
    const isLong = length > NAME_LENGTH.most;
    return length < NAME_LENGTH.least || isLong ? t(i18n)`Enter the whole name.` : undefined;
  }, trim);

function numberText(text: string, country: PayoutCountry): string | undefined {
  const code = countryCode(country.countryId);
  const problem = numberProblem(text, country, code);
  if (problem === undefined) return undefined;
  if (problem === "otherCountry") return t(i18n)`An IBAN of this country begins with ${code}.`;
  if (problem === "length") {
    return t(
      i18n,
    )`${plural(country.ibanLength, { one: "An IBAN of this country has # character.", other: "An IBAN of this country has # characters." })}`;
  }
  if (problem === "missing") {
    return country.kind === "iban" ? t(i18n)`Enter the IBAN.` : t(i18n)`Enter the account number.`;
  }
  return t(i18n)`This number is not right. Compare it with your bank’s.`;
}

/** All fields of both kinds; those that the kind or the country does not need take any text and are not shown. */
export function accountFields(method: PayoutMethod, country: PayoutCountry) {
  const isBank = method === "bank";
  const none = field(() => undefined, trim);
  return {
    holder: name(true),
    number: isBank
      ? field(
          (text) => numberText(text, country),
          (text) => numberFor(country, text),
        )
      : none,
    bankName: isBank && country.needsBankName ? name(true) : none,
    swift:
      isBank && country.needsSwift
        ? field((text) => (isBic(text) ? undefined : t(i18n)`Enter the BIC, of 8 or 11 characters.`), tidyBic)
        : none,
    email: isBank ? none : fields.email,
    password: fields.password,
  };
}
