// What a creator has earned, by where it is, with what keeps it from being withdrawn.
// See docs/product.md#wallet.
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { Cents } from "#domain/creators/money.ts";
import type { WalletBalance } from "#domain/creators/wallet.ts";
import type { FollowedWithdrawal } from "#state/payments/useWithdrawalUnderWay.ts";
import { Button } from "#ui/controls/Button.tsx";
import { Icon } from "#ui/content/Icon.tsx";
import styles from "./Balances.module.css";
import { Money } from "./Money.tsx";
import { useMoments } from "./useMoments.ts";
import { LOCK_WORDS } from "./walletWords.ts";

export interface BalancesProps {
  readonly balance: WalletBalance;
  /** A withdrawal is on its way: only one is possible at a time. */
  readonly isOnTheWay: boolean;
  /** It was sent, and what became of it is not known yet. */
  readonly underWay: FollowedWithdrawal["underWay"];
  onCheck(): void;
  onWithdraw(): void;
}

export function Balances({ balance, isOnTheWay, underWay, onCheck, onWithdraw }: BalancesProps) {
  const { i18n } = useLingui();
  const moments = useMoments();
  const { available, least, lock, releases } = balance;
  const isPossible = lock === undefined && available >= least && !isOnTheWay && underWay === undefined;
  return (
    <section className={styles["balances"]}>
      <dl className={styles["tiles"]}>
        <Tile
          name="available"
          cents={available}
          label={<Trans comment="Money that can be withdrawn">Available</Trans>}
        />
        <Tile
          name="pending"
          cents={balance.pending}
          label={<Trans comment="Money that becomes available later">Pending</Trans>}
        />
        <Tile
          name="withdrawing"
          cents={balance.withdrawing}
          label={<Trans comment="Money on its way to the member’s account">Withdrawing</Trans>}
        />
        <Tile name="onHold" cents={balance.onHold} label={<Trans comment="Money kept back">On hold</Trans>} />
      </dl>
      {lock === undefined ? null : (
        <p className={styles["note"]} data-warn>
          <Icon name="warning" size={18} />
          <span>
            <Trans>You can withdraw from {moments.dayTime(lock.until)}.</Trans>{" "}
            {i18n._(LOCK_WORDS[lock.reason])}
          </span>
        </p>
      )}
      {lock === undefined && available < least ? (
        <p className={styles["note"]}>
          <span>
            <Trans>
              <Money cents={least - available} /> more, and you can withdraw. The least amount is{" "}
              <Money cents={least} />.
            </Trans>
          </span>
        </p>
      ) : null}
      {underWay?.state === "unknown" ? (
        <div className={styles["note"]} role="status" data-warn data-withdraw-state="unknown">
          <Icon name="warning" size={18} />
          <span>
            <Trans>
              We do not know yet whether your withdrawal of <Money cents={underWay.amount} /> was made. We
              keep asking, and nothing is sent again by itself.
            </Trans>
          </span>
          <Button small onClick={onCheck}>
            <Trans>Check again</Trans>
          </Button>
        </div>
      ) : null}
      {lock === undefined && (isOnTheWay || underWay?.state === "sending") ? (
        <p className={styles["note"]}>
          <Trans>A withdrawal is on its way. Only one is possible at a time.</Trans>
        </p>
      ) : null}
      <div className={styles["actions"]}>
        <Button
          look="primary"
          aria-disabled={!isPossible || undefined}
          onClick={isPossible ? onWithdraw : undefined}
        >
          <Trans comment="Button: takes money out of the wallet">Withdraw</Trans>
        </Button>
      </div>
      {releases.length === 0 ? null : (
        <details className={styles["releases"]}>
          <summary>
            <Trans>When pending money becomes available</Trans>
          </summary>
          <ul>
            {releases.map(({ at, amount }) => (
              <li key={at}>
                <span>{moments.day(at)}</span>
                <Money cents={amount} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

interface TileProps {
  readonly name: "available" | "pending" | "withdrawing" | "onHold";
  readonly cents: Cents;
  readonly label: ReactNode;
}

function Tile({ name, cents, label }: TileProps) {
  return (
    <div className={styles["tile"]} data-main={name === "available" || undefined}>
      <dt>{label}</dt>
      <dd data-balance={name}>
        <Money cents={cents} />
      </dd>
    </div>
  );
}
