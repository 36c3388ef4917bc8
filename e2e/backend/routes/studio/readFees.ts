// Reads the list of fees of fee/save and checks all that the page checks.
// See docs/wire.md#studio.
import type { Checked } from "../../community/rules/refused.ts";
import { good } from "../../community/rules/refused.ts";
import { oneOf } from "../../community/terms.ts";
import type { NewFee } from "../../creators/fees.ts";
import { readCents, UNITS } from "../../creators/terms.ts";
import { refuseField } from "../../members/refusals.ts";
import { isOffered, LEAST_PRICE, MAX_OPTIONS, MOST_PRICE } from "../../studio/feeTerms.ts";
import { type Fields, readWhole } from "../../server/readFields.ts";

const refused = (msg: string): Checked<never> => ({ ok: false, refusal: refuseField(msg) });

const isPrice = (cents: number | undefined): cents is number =>
  cents !== undefined && cents >= LEAST_PRICE && cents <= MOST_PRICE;

function readFee(value: unknown): Checked<NewFee> {
  if (typeof value !== "object" || value === null) return refused("list has an entry that is no object");
  const fields = value as Fields;
  const num = readWhole(fields["num"]);
  const unit = oneOf(UNITS, fields["subscriptionUnit"]);
  if (num === undefined || unit === undefined || !isOffered(num, unit)) {
    return refused("num and subscriptionUnit are a length of /v1/api/product");
  }
  const cents = readCents(fields["price"]);
  if (!isPrice(cents)) return refused("price is an amount from 0.99 to 499.99");
  if ((fields["firstTimePrice"] ?? undefined) === undefined) return good({ num, unit, cents });
  const firstTimeCents = readCents(fields["firstTimePrice"]);
  if (!isPrice(firstTimeCents) || firstTimeCents >= cents) {
    return refused("firstTimePrice is an amount from 0.99 and below price");
  }
  return good({ num, unit, cents, firstTimeCents });
}

export function readFees(list: unknown): Checked<readonly NewFee[]> {
  if (!Array.isArray(list)) return refused("list is an array");
  if (list.length > MAX_OPTIONS) return refused(`list has at most ${MAX_OPTIONS} lengths`);
  const fees: NewFee[] = [];
  for (const value of list) {
    const fee = readFee(value);
    if (!fee.ok) return fee;
    if (fees.some(({ num }) => num === fee.value.num)) return refused("list has a length twice");
    fees.push(fee.value);
  }
  return good(fees);
}
