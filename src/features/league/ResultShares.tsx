// How often the home side won, drew or lost: one bar of three parts, each named with its share.
import { useLingui } from "@lingui/react/macro";
import { useFormats } from "#i18n/hooks.ts";
import styles from "./ResultShares.module.css";

export interface ResultSharesProps {
  /** Shares 0 to 1. */
  readonly homeWins: number;
  readonly draws: number;
  readonly awayWins: number;
}

export function ResultShares({ homeWins, draws, awayWins }: ResultSharesProps) {
  const { t } = useLingui();
  const formats = useFormats();
  const parts = [
    { key: "home", label: t`Home wins`, share: homeWins },
    { key: "draw", label: t`Draws`, share: draws },
    { key: "away", label: t`Away wins`, share: awayWins },
  ];
  return (
    <section className={styles["results"]} aria-label={t`Results`}>
      <h2 className={styles["title"]}>{t`Results`}</h2>
      <div className={styles["bar"]} aria-hidden="true">
        {parts.map(({ key, share }) => (
          <span key={key} data-part={key} style={{ flexGrow: share }} />
        ))}
      </div>
      <dl className={styles["legend"]}>
        {parts.map(({ key, label, share }) => (
          <div key={key} data-part={key}>
            <dt>{label}</dt>
            <dd className="num">{formats.percent(share)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
