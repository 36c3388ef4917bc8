// The form of a purchase: length, way to pay, terms, and the button that orders.
// See docs/product.md#purchase-dialog.
import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, type ReactNode, useState } from "react";
import { pageStore } from "#state/pageStore.ts";
import type { CreatorOffer } from "#domain/creators/creator.ts";
import type { Offer } from "#domain/creators/offers.ts";
import type { PaymentMethod } from "#domain/creators/order.ts";
import { useOrders } from "#state/payments/orders.ts";
import { lastDurationAtom } from "#state/preferences/lastDuration.ts";
import { Button } from "#ui/controls/Button.tsx";
import { RadioRows } from "#ui/controls/RadioRows.tsx";
import { type OfferChange, OfferRows } from "./OfferRows.tsx";
import styles from "./Purchase.module.css";
import { PurchaseNotice } from "./PurchaseNotice.tsx";
import type { PurchaseProblem, PurchaseState } from "./purchaseSteps.ts";
import { PurchaseTerms } from "./PurchaseTerms.tsx";
import { useDayText } from "#components/creators/useDayText.ts";
import type { Permission } from "./usePermission.ts";
import { usePurchase } from "./usePurchase.ts";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

interface OfferedMethod {
  readonly id: PaymentMethod;
  readonly name: MessageDescriptor;
  readonly logo: ReactNode;
}

/** The ways to pay that are offered: one card checkout (docs/product.md#purchase-dialog). */
const PAYMENT_METHODS: readonly OfferedMethod[] = [
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

/** By number of units; offers that are gone are not in it. */
function changedOffers(read: readonly Offer[], offers: readonly Offer[]): ReadonlyMap<number, OfferChange> {
  const changes = new Map<number, OfferChange>();
  for (const { num, unit, price } of offers) {
    const before = read.find((each) => each.num === num && each.unit === unit);
    if (before === undefined) changes.set(num, "new");
    else if (before.price !== price) changes.set(num, { before: before.price });
  }
  return changes;
}

export interface PurchaseFormProps {
  readonly creator: CreatorOffer;
  readonly offers: readonly Offer[];
  /** The offers are the answer to the latest request. */
  readonly fresh: boolean;
  readonly permission: Permission;
  /** The dialog is open. */
  readonly open: boolean;
  readonly onProblem: (problem: PurchaseProblem) => void;
}

/** The length ordered last in this browser where it is on offer, else the first. */
function preselected(offers: readonly Offer[]): number | undefined {
  const last = pageStore.get(lastDurationAtom);
  return (offers.find(({ num }) => num === last) ?? offers[0])?.num;
}

export function PurchaseForm(props: PurchaseFormProps) {
  const { creator, offers, fresh, permission, open, onProblem } = props;
  const { i18n } = useLingui();
  const [num, setNum] = useState(() => preselected(offers));
  const [method, setMethod] = useState<PaymentMethod | undefined>(PAYMENT_METHODS[0]?.id);
  // What is shown from a cache may change at once; what the member has read may not change unmarked.
  const [read, setRead] = useState<readonly Offer[]>();
  if (read === undefined && fresh) setRead(offers);
  const changes = changedOffers(read ?? offers, offers);
  const purchase = usePurchase({ open, onProblem });
  const offer = offers.find((each) => each.num === num);
  const isIdle = permission.isGranted && purchase.state.step === "choosing";

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (offer === undefined || method === undefined || !isIdle) return;
    void purchase.submit({
      creatorId: creator.id,
      feeId: offer.feeId,
      num: offer.num,
      price: offer.price,
    });
  }

  return (
    <form className={styles["form"]} noValidate onSubmit={submit}>
      <BeforeBuying creator={creator} isChanged={changes.size > 0} />
      <div className={styles["choices"]}>
        <OfferRows offers={offers} chosen={offer?.num} changes={changes} onChoose={setNum} />
      </div>
      <div className={styles["choices"]}>
        <RadioRows
          legend={<Trans>How do you pay?</Trans>}
          options={PAYMENT_METHODS.map(({ id, name, logo }) => ({
            value: id,
            name: i18n._(name),
            detail: logo,
          }))}
          value={method ?? ""}
          onChange={(id) => setMethod(id as PaymentMethod)}
        />
      </div>
      <PurchaseTerms offer={offer} />
      <div className={styles["foot"]}>
        <PurchaseNotice permission={permission} purchase={purchase} />
        <Button
          type="submit"
          look="primary"
          className={styles["submit"]}
          disabled={offer === undefined || method === undefined || permission.failure !== undefined}
          aria-disabled={!isIdle}
          data-purchase-step={purchase.state.step}
        >
          <StepWords state={purchase.state} />
        </Button>
      </div>
    </form>
  );
}

function StepWords({ state }: { readonly state: PurchaseState }) {
  switch (state.step) {
    case "choosing":
      return <Trans>Continue to payment</Trans>;
    case "checking":
      return <Trans>Checking…</Trans>;
    case "ordering":
      return <Trans>Opening the payment page…</Trans>;
    default: {
      const { host } = state;
      return (
        <span role="status">
          <Trans>
            Taking you to <bdi translate="no">{host}</bdi>…
          </Trans>
        </span>
      );
    }
  }
}

interface BeforeBuyingProps {
  readonly creator: CreatorOffer;
  readonly isChanged: boolean;
}

/** What a member should know before they choose. */
function BeforeBuying({ creator: { id, subscribedUntil }, isChanged }: BeforeBuyingProps) {
  const dayText = useDayText();
  const end = subscribedUntil === undefined ? undefined : dayText(subscribedUntil);
  const isConfirming = useOrders().some(
    ({ creatorId, phase }) => creatorId === id && (phase === "confirming" || phase === "late"),
  );
  return (
    <div role="status" className={styles["before"]}>
      {end === undefined ? null : (
        <p>
          <Trans>Your subscription runs until {end}. The new period begins then.</Trans>
        </p>
      )}
      {isConfirming ? (
        <p>
          <Trans>A payment to this creator is being confirmed. You do not have to pay again.</Trans>
        </p>
      ) : null}
      {isChanged ? (
        <p>
          <Trans>The prices have changed. Look at them again before you pay.</Trans>
        </p>
      ) : null}
    </div>
  );
}
