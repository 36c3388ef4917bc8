// Accounts for withdrawals, masked, and the countries they may be in.
// See docs/wire.md#wallet.
import type { FastifyInstance } from "fastify";
import { feedSecond, keyedPost } from "../../apiPaths/communityParts.ts";
import * as docs from "../../apiPaths/memberParts.ts";
import { call, flag, listOf, object, string, whole } from "../../apiPaths/parts.ts";
import { type Checked, good } from "../../community/rules/refused.ts";
import { refuse, refuseField } from "../../members/refusals.ts";
import { readEmail } from "../../members/rules.ts";
import { described } from "../../server/describedCalls.ts";
import { answer, type Envelope } from "../../server/envelope.ts";
import type { Services } from "../../server/services.ts";
import { writeFeedSecond } from "../../server/zones.ts";
import type { NewPayoutAccount, PayoutAccount } from "../../wallet/payoutAccounts.ts";
import {
  isAccountOf,
  maskEmail,
  maskNumber,
  PAYOUT_COUNTRIES,
  tidyNumber,
} from "../../wallet/payoutCountries.ts";
import { type Method, MOST_ACCOUNTS } from "../../wallet/terms.ts";
import { notThere } from "../community/communityCalls.ts";
import { readWhole, textOf } from "../../server/readFields.ts";
import type { MemberCall } from "../memberCalls.ts";
import { actProved, forWallet, WALLET } from "./walletCalls.ts";

const PATHS: Readonly<Record<Method, string>> = {
  BANK_CARD: `${WALLET}/bankCard`,
  PAYPAL: `${WALLET}/paypal`,
};
/** Sent once and never kept. */
const SECRETS = ["holderName", "iban", "accountNumber", "swift", "email"];
const MOST_NAME = 70;

const ACCOUNT = object({
  accountId: whole,
  masked: { ...string, description: "The last four signs, or the first letter of an address" },
  bankName: string,
  countryId: whole,
  status: { ...string, enum: ["CHECKING", "USABLE", "REFUSED"] },
  usableFrom: feedSecond,
});

const writeAccount = ({ id, masked, bankName, countryId, status, usableFrom }: PayoutAccount): object => ({
  accountId: id,
  masked,
  bankName,
  countryId,
  status,
  usableFrom: writeFeedSecond(usableFrom),
});

const refused = (refusal: Envelope): Checked<never> => ({ ok: false, refusal });
const isName = (text: string): boolean => text.length >= 2 && text.length <= MOST_NAME;

type Details = Pick<NewPayoutAccount, "masked" | "bankName">;

function readBankAccount(body: MemberCall["body"], countryId: number): Checked<Details> {
  const country = PAYOUT_COUNTRIES.find(({ id }) => id === countryId);
  if (country === undefined) return refused(refuseField("countryId is one of wallet/country"));
  const field = country.kind === "IBAN" ? "iban" : "accountNumber";
  const number = tidyNumber(textOf(body[field]));
  if (!isAccountOf(country, number)) return refused(refuseField(`${field} is no account of the country`));
  const bankName = textOf(body["bankName"]).trim();
  if (country.needsBankName && !isName(bankName)) return refused(refuseField("bankName is missing"));
  const swift = tidyNumber(textOf(body["swift"]));
  const isSwift = /^[A-Z]{4}[A-Z]{2}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/.test(swift);
  if ((country.needsSwift || swift !== "") && !isSwift) return refused(refuseField("swift is no BIC"));
  return good({ masked: maskNumber(number), bankName: bankName.slice(0, MOST_NAME) });
}

function readPayPal(body: MemberCall["body"]): Checked<Details> {
  const email = readEmail(body["email"]);
  return email.ok ? good({ masked: maskEmail(email.value), bankName: "" }) : refused(refuseField(email.msg));
}

export function payoutAccountRoutes(app: FastifyInstance, services: Services): void {
  const { payoutAccounts } = services;

  interface Wanted {
    readonly account: NewPayoutAccount;
    readonly changedId: number | undefined;
  }

  function readAccount(method: Method, { body, member, now }: MemberCall): Checked<Wanted> {
    const holder = textOf(body["holderName"]).trim();
    if (!isName(holder)) return refused(refuseField(`holderName has 2 to ${MOST_NAME} letters`));
    const countryId = readWhole(body["countryId"]) ?? 0;
    const details = method === "PAYPAL" ? readPayPal(body) : readBankAccount(body, countryId);
    if (!details.ok) return details;
    if (!PAYOUT_COUNTRIES.some(({ id }) => id === countryId)) {
      return refused(refuseField("countryId is one of wallet/country"));
    }
    const account = { userId: member.id, method, countryId, ...details.value };
    const own = payoutAccounts.list(member.id, now);
    const asked = body["accountId"] ?? undefined;
    if (asked === undefined) {
      return own.length >= MOST_ACCOUNTS
        ? refused(refuse("tooManyAccounts", { most: MOST_ACCOUNTS }))
        : good({ account, changedId: undefined });
    }
    const changed = own.find(({ id }) => id === readWhole(asked));
    return changed?.method === method ? good({ account, changedId: changed.id }) : refused(notThere());
  }

  for (const method of ["BANK_CARD", "PAYPAL"] as const) {
    const own = ({ member, now }: MemberCall): Envelope =>
      answer(payoutAccounts.list(member.id, now, method).map(writeAccount));

    app.get(
      PATHS[method],
      described(
        call("The member's accounts for withdrawals, masked", {}, listOf(ACCOUNT), docs.MEMBERS_ONLY),
      ),
      forWallet(services, own),
    );

    app.post(
      PATHS[method],
      described(
        call(
          "Adds an account, or with accountId changes one; withdrawals rest for 5 days. 4011 wrong password, 5035 too many",
          {},
          listOf(ACCOUNT),
          keyedPost({
            "accountId?": whole,
            countryId: whole,
            holderName: string,
            ...(method === "PAYPAL"
              ? { email: docs.email }
              : { "iban?": string, "accountNumber?": string, "bankName?": string, "swift?": string }),
            password: string,
          }),
        ),
      ),
      forWallet(services, (asked) =>
        actProved(services, asked, {
          call: PATHS[method],
          rate: "account",
          secrets: SECRETS,
          check: () => readAccount(method, asked),
          act: ({ account, changedId }) => {
            if (changedId === undefined) return String(payoutAccounts.add(account, asked.now));
            payoutAccounts.change(changedId, account, asked.now);
            return String(changedId);
          },
          answer: () => own(asked),
        }),
      ),
    );
  }

  app.get(
    `${WALLET}/country`,
    described(
      call(
        "Countries that withdrawals go to, and how a bank account of each is named",
        {},
        listOf(
          object({
            countryId: { ...whole, description: "ISO 3166-1" },
            accountKind: { ...string, enum: ["IBAN", "ACCOUNT"] },
            ibanLength: whole,
            accountPattern: { ...string, description: "A regular expression of the whole number" },
            needsSwift: flag,
            needsBankName: flag,
          }),
        ),
        docs.MEMBERS_ONLY,
      ),
    ),
    forWallet(services, () =>
      answer(
        PAYOUT_COUNTRIES.map(({ id, kind, code: _code, ...more }) => ({
          countryId: id,
          accountKind: kind,
          ...more,
        })),
      ),
    ),
  );
}
