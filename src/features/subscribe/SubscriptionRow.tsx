// One of the member's subscriptions: to whom, how long, what was paid, and the way to renew it.
// See docs/product.md#list-of-subscriptions.
import { Trans, useLingui } from "@lingui/react/macro";
import type { Ref } from "react";
import { lengthText } from "#components/creators/lengthText.ts";
import { profilePath } from "#components/page/pageLinks.ts";
import { RowLink } from "#components/page/RowLink.tsx";
import { UserAvatar } from "#components/people/UserAvatar.tsx";
import type { Subscription } from "#domain/creators/creator.ts";
import { canRenew } from "#domain/creators/renewal.ts";
import { useLocale } from "#i18n/hooks.ts";
import { formatMoney } from "#i18n/money.ts";
import { openSubscribePurchase } from "#state/dialogs/subscribePurchase.ts";
import { useServerTime } from "#state/live/useServerTime.ts";
import { Button } from "#ui/controls/Button.tsx";
import styles from "./MySubscriptions.module.css";
import { useDayText } from "#components/creators/useDayText.ts";

export interface SubscriptionRowProps {
  readonly subscription: Subscription;
  /** It is the last one to this creator. */
  readonly renewable: boolean;
  readonly ref: Ref<HTMLElement> | undefined;
}

export function SubscriptionRow({ subscription, renewable, ref }: SubscriptionRowProps) {
  const { t, i18n } = useLingui();
  const locale = useLocale();
  const { creator, num, unit, price, endsAt, status } = subscription;
  const isRenewable = useServerTime((now) => renewable && canRenew(endsAt, now));
  const isEnding = status === "running" && isRenewable;
  const length = lengthText(i18n, { num, unit });
  return (
    <div
      ref={ref as Ref<HTMLDivElement>}
      tabIndex={-1}
      className={styles["row"]}
      data-creator-id={creator.id}
      data-subscription={isEnding ? "ending" : status}
    >
      <UserAvatar user={creator} besideLink />
      <div className={styles["texts"]}>
        <RowLink path={profilePath(creator.id)} className={styles["name"]}>
          <bdi translate="no">{creator.name === "" ? t`Unknown member` : creator.name}</bdi>
        </RowLink>
        <p className={styles["state"]}>
          <StateWords subscription={subscription} />
        </p>
        <p className={styles["paid"]}>
          {length} ·{" "}
          {price === 0n ? (
            <span>
              <Trans>Given for free</Trans>
            </span>
          ) : (
            <bdi translate="no">{formatMoney(price, locale)}</bdi>
          )}
        </p>
      </div>
      {isRenewable && status !== "upcoming" ? (
        <Button
          small
          look={isEnding ? "primary" : "plain"}
          onClick={() =>
            openSubscribePurchase({ userId: creator.id, userName: creator.name, avatar: creator.avatar })
          }
        >
          <Trans comment="Button: buys a subscription again">Renew</Trans>
        </Button>
      ) : null}
    </div>
  );
}

function StateWords({
  subscription: { status, startsAt, endsAt },
}: Pick<SubscriptionRowProps, "subscription">) {
  const dayText = useDayText();
  const [begin, end] = [dayText(startsAt), dayText(endsAt)];
  if (status === "upcoming") {
    return (
      <Trans>
        From {begin} until {end}
      </Trans>
    );
  }
  if (status === "running") return <Trans>Until {end}</Trans>;
  if (status === "refunded") return <Trans>Paid back, ended on {end}</Trans>;
  return <Trans>Ended on {end}</Trans>;
}
