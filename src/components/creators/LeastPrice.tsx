// What a subscription to a creator costs at least, per month, week or day.
// See docs/product.md#price-per-unit.
import { Trans } from "@lingui/react/macro";
import type { CreatorOffer } from "#domain/creators/creator.ts";
import { pricePerUnit } from "#domain/creators/money.ts";
import { useLocale } from "#i18n/hooks.ts";
import { formatUnitPrice } from "#i18n/money.ts";

export interface LeastPriceProps {
  readonly least: NonNullable<CreatorOffer["leastPrice"]>;
}

export function LeastPrice({ least: { price, num, unit } }: LeastPriceProps) {
  const amount = formatUnitPrice(pricePerUnit(price, num), useLocale());
  switch (unit) {
    case "month":
      return <Trans comment="The least price of a subscription for one month">from {amount} / month</Trans>;
    case "week":
      return <Trans comment="The least price of a subscription for one week">from {amount} / week</Trans>;
    default:
      return <Trans comment="The least price of a subscription for one day">from {amount} / day</Trans>;
  }
}
