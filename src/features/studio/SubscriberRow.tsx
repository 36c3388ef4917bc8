// One subscriber of the list: who, since and until when, the latest length, and what they have paid.
import { Trans, useLingui } from "@lingui/react/macro";
import type { Ref } from "react";
import { lengthText } from "#components/creators/lengthText.ts";
import { profilePath } from "#components/page/pageLinks.ts";
import { RowLink } from "#components/page/RowLink.tsx";
import { UserAvatar } from "#components/people/UserAvatar.tsx";
import type { Subscriber } from "#domain/creators/studio.ts";
import { useLocale } from "#i18n/hooks.ts";
import { formatMoney } from "#i18n/money.ts";
import styles from "./SubscriberRow.module.css";
import { useDayText } from "#components/creators/useDayText.ts";

export interface SubscriberRowProps {
  readonly subscriber: Subscriber;
  readonly ref?: Ref<HTMLDivElement> | undefined;
}

export function SubscriberRow({ subscriber, ref }: SubscriberRowProps) {
  const { t, i18n } = useLingui();
  const locale = useLocale();
  const dayText = useDayText();
  const { user, status, paidTotal } = subscriber;
  const [since, until] = [dayText(subscriber.since), dayText(subscriber.until)];
  const length = lengthText(i18n, subscriber);
  return (
    <div ref={ref} tabIndex={-1} className={styles["row"]}>
      <UserAvatar user={user} besideLink />
      <div className={styles["who"]}>
        <RowLink path={profilePath(user.id)} className={styles["name"]}>
          <bdi translate="no">{user.name === "" ? t`Unknown member` : user.name}</bdi>
        </RowLink>
        <p className={styles["when"]}>
          {status === "running" ? (
            <Trans comment="A subscriber: since when, and until when the subscription runs">
              Since {since}, until {until}
            </Trans>
          ) : (
            <Trans comment="A former subscriber: since when, and when the subscription ended">
              Since {since}, ended on {until}
            </Trans>
          )}
        </p>
      </div>
      <div className={styles["paid"]}>
        <bdi className="num" translate="no">
          {formatMoney(paidTotal, locale)}
        </bdi>
        <small>{length}</small>
      </div>
    </div>
  );
}
