// One outcome at one provider: the current price with its arrow, the opening price, and the probability.
import { useLingui } from "@lingui/react/macro";
import { impliedProbability } from "#domain/odds/marketPrices.ts";
import { useFormats } from "#i18n/hooks.ts";
import { Icon } from "#ui/content/Icon.tsx";
import { VisuallyHidden } from "#ui/page/VisuallyHidden.tsx";
import { MoveArrow } from "./MoveArrow.tsx";
import styles from "./ProviderTable.module.css";
import type { FreshMove } from "./useFreshMoves.ts";

export interface PriceCellProps {
  /** Formatted in the viewer's style. */
  readonly now: string;
  readonly opening: string;
  /** Decimal; 0 for a withdrawn one, which has no arrow. */
  readonly price: number | undefined;
  /** Compared with the opening price. */
  readonly direction: -1 | 0 | 1;
  readonly fresh: FreshMove | undefined;
  readonly best: boolean;
  /** Value of the `data-field` hook (docs/wire.md#page-hooks), for the provider chosen in the settings. */
  readonly field: string | undefined;
}

export function PriceCell({ now, opening, price, direction, fresh: moved, best, field }: PriceCellProps) {
  const { t } = useLingui();
  const formats = useFormats();
  const chance = impliedProbability(price);
  const fresh = chance === undefined ? undefined : moved;
  const shown = fresh === undefined ? direction : fresh === "up" ? 1 : -1;
  return (
    <td className={styles["cell"]}>
      <span className={styles["now"]} data-fresh={fresh} data-best={best || undefined}>
        {best ? (
          <span className={styles["best"]}>
            <Icon name="star" size={10} />
            <VisuallyHidden>{t`Best price:`} </VisuallyHidden>
          </span>
        ) : null}
        <span className="num" dir="ltr" data-field={field} data-changed={fresh}>
          {now}
        </span>{" "}
        <MoveArrow
          direction={shown}
          up={fresh === undefined ? t`up since the opening` : t`up`}
          down={fresh === undefined ? t`down since the opening` : t`down`}
        />
      </span>
      <span className={styles["sub"]}>
        <VisuallyHidden>{t`Opening`} </VisuallyHidden>
        <span className="num" dir="ltr">
          {opening}
        </span>
      </span>
      <span className={styles["sub"]}>
        <VisuallyHidden>{t`Probability`} </VisuallyHidden>
        <span className="num" dir="ltr">
          {chance === undefined ? "–" : formats.percent(chance)}
        </span>
      </span>
    </td>
  );
}
