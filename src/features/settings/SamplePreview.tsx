// A sample match row, drawn with the current settings.
import { useLingui } from "@lingui/react/macro";
import { OddsCell } from "#components/match/OddsCell.tsx";
import { TeamLine } from "#components/match/TeamLine.tsx";
import { formatOdds } from "#domain/odds/convertOdds.ts";
import type { MatchDisplaySettings } from "#domain/settings.ts";
import styles from "./SamplePreview.module.css";

/** Hidden from screen readers: the text beside each switch says what it does. */
export function SamplePreview({ settings }: { readonly settings: MatchDisplaySettings }) {
  const { t } = useLingui();
  const { odds, oddsFormat, rankingShow, redCardShow, yellowCardShow } = settings;
  const plain = { logo: "", redChanged: false, yellowChanged: false, winner: false, followed: false };
  return (
    <div className={styles["row"]} aria-hidden="true">
      <span className={`${styles["minute"]} num`}>67′</span>
      <div className={styles["teams"]}>
        <TeamLine
          {...plain}
          side="home"
          name={t`Home`}
          rank={rankingShow ? "2" : ""}
          red={0}
          yellow={yellowCardShow ? 2 : 0}
        />
        <TeamLine
          {...plain}
          side="away"
          name={t`Away`}
          rank={rankingShow ? "11" : ""}
          red={redCardShow ? 1 : 0}
          yellow={yellowCardShow ? 1 : 0}
        />
      </div>
      <div className={`${styles["score"]} num`}>
        <span>2</span>
        <span>1</span>
      </div>
      {odds ? (
        <div className={styles["odds"]}>
          <OddsCell field="oddsHome" price={formatOdds(1.5, oddsFormat)} move={undefined} />
          <OddsCell field="oddsDraw" price={formatOdds(4, oddsFormat)} move={undefined} />
          <OddsCell field="oddsAway" price={formatOdds(6.5, oddsFormat)} move={undefined} />
        </div>
      ) : null}
    </div>
  );
}
