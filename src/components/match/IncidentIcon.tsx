// Icon of an incident: ball, card, arrows; distinguished by shape as well as by colour.
import type { ReactNode } from "react";
import type { IncidentKind } from "#domain/match/summary.ts";
import styles from "./IncidentIcon.module.css";

const BALL = "M8 1.200a6.800 6.800 0 1 1 0 13.600A6.800 6.800 0 0 1 8 1.200Z";
const PATCH = "m8 5.200 2.700 2-1 3.200H6.300l-1-3.200L8 5.200Z";
const SEAMS =
  "M8 5.200V1.400M10.700 7.200l3.600-1.200M9.700 10.400l2.300 3M6.300 10.400l-2.300 3M5.300 7.200 1.700 6";
const CARD =
  "M5 1.500h6.200a.8.8 0 0 1 .8.8v11.400a.8.8 0 0 1-.8.8H5a.8.8 0 0 1-.8-.8V2.300a.8.8 0 0 1 .8-.8Z";

function Ball({ tone, children }: { readonly tone: string; readonly children?: ReactNode }) {
  return (
    <>
      <path d={BALL} className={styles["ball"]} data-tone={tone} />
      <path d={PATCH} className={styles["patch"]} data-tone={tone} />
      <path d={SEAMS} className={styles["seams"]} data-tone={tone} />
      {children}
    </>
  );
}

const SIGNS: Readonly<Partial<Record<IncidentKind, ReactNode>>> = {
  goal: <Ball tone="goal" />,
  ownGoal: <Ball tone="own" />,
  penaltyGoal: (
    <Ball tone="goal">
      <path
        d="M11.500 9v6.500M11.500 9h1.700a1.600 1.600 0 0 1 0 3.200h-1.700"
        className={styles["letterEdge"]}
      />
      <path
        d="M11.500 9v6.500M11.500 9h1.700a1.600 1.600 0 0 1 0 3.200h-1.700"
        className={styles["letter"]}
      />
    </Ball>
  ),
  penaltyMissed: (
    <Ball tone="faint">
      <path d="m9.500 9.500 5 5M14.500 9.500l-5 5" className={styles["cross"]} />
    </Ball>
  ),
  goalCancelled: (
    <Ball tone="faint">
      <path d="m2 2 12 12" className={styles["cross"]} />
    </Ball>
  ),
  yellowCard: <path d={CARD} className={styles["card"]} data-color="yellow" />,
  redCard: <path d={CARD} className={styles["card"]} data-color="red" />,
  secondYellowCard: (
    <>
      <path
        d={CARD}
        className={styles["card"]}
        data-color="yellow"
        transform="translate(-2.500 -.5) scale(.9)"
      />
      <path d={CARD} className={styles["card"]} data-color="red" transform="translate(3 2) scale(.85)" />
    </>
  ),
  substitution: (
    <>
      <path d="M5 13.500v-9M2 7.300l3-3 3 3" className={styles["comesOn"]} />
      <path d="M11 2.500v9M8 8.700l3 3 3-3" className={styles["goesOff"]} />
    </>
  ),
};

/** Decorative: the text is next to it. Renders nothing for whistles. */
export function IncidentIcon({ kind, size = 16 }: { readonly kind: IncidentKind; readonly size?: number }) {
  const sign = SIGNS[kind];
  if (sign === undefined) return null;
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      viewBox="0 0 16 16"
      width={size}
      height={size}
      className={styles["icon"]}
    >
      {sign}
    </svg>
  );
}
