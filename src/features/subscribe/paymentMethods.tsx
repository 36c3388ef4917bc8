// The ways to pay that are offered: one card checkout (docs/product.md#purchase-dialog).
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { ReactNode } from "react";
import type { PaymentMethod } from "#domain/creators/order.ts";

interface OfferedMethod {
  readonly id: PaymentMethod;
  readonly name: MessageDescriptor;
  readonly logo: ReactNode;
}

export const PAYMENT_METHODS: readonly OfferedMethod[] = [
  {
    id: "card",
    name: msg({ message: "Bank card", comment: "A way to pay" }),
    logo: <CardLogo />,
  },
];

/** Our own drawing: the provider's mark is on the provider's page. */
function CardLogo() {
  return (
    <svg aria-hidden="true" focusable="false" viewBox="0 0 40 28" width={40} height={28}>
      <rect x="0.5" y="0.5" width="39" height="27" rx="4.500" fill="var(--accent)" />
      <path d="M0.500 7h39v5h-39z" fill="var(--on-accent)" opacity="0.850" />
      <path d="M5 19h11M5 23h7" stroke="var(--on-accent)" strokeWidth="2" strokeLinecap="round" />
    </svg>
  );
}
