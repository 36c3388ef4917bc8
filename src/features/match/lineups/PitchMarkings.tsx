// The lines of a pitch, drawn vertically and horizontally; the style sheet shows the one that fits.
import styles from "./PitchMarkings.module.css";

/** In tenths of a metre, about 105 by 68 m. */
const LONG = 1050;
const SHORT = 680;
const MIDDLE = LONG / 2;
const ACROSS = SHORT / 2;
const BOX = 165;
const BOX_WIDTH = 403;
const GOAL_AREA = 55;
const GOAL_AREA_WIDTH = 183;
const CIRCLE = 91.5;

/** The horizontal pitch: goals at the inline start and end. */
const LYING = [
  `M${MIDDLE} 0V${SHORT}`,
  `M${MIDDLE - CIRCLE} ${ACROSS}a${CIRCLE} ${CIRCLE} 0 1 0 ${CIRCLE * 2} 0a${CIRCLE} ${CIRCLE} 0 1 0 ${-CIRCLE * 2} 0`,
  `M0 ${ACROSS - BOX_WIDTH / 2}h${BOX}v${BOX_WIDTH}H0`,
  `M${LONG} ${ACROSS - BOX_WIDTH / 2}h${-BOX}v${BOX_WIDTH}H${LONG}`,
  `M0 ${ACROSS - GOAL_AREA_WIDTH / 2}h${GOAL_AREA}v${GOAL_AREA_WIDTH}H0`,
  `M${LONG} ${ACROSS - GOAL_AREA_WIDTH / 2}h${-GOAL_AREA}v${GOAL_AREA_WIDTH}H${LONG}`,
].join("");

const UPRIGHT = [
  `M0 ${MIDDLE}H${SHORT}`,
  `M${ACROSS - CIRCLE} ${MIDDLE}a${CIRCLE} ${CIRCLE} 0 1 0 ${CIRCLE * 2} 0a${CIRCLE} ${CIRCLE} 0 1 0 ${-CIRCLE * 2} 0`,
  `M${ACROSS - BOX_WIDTH / 2} 0v${BOX}h${BOX_WIDTH}V0`,
  `M${ACROSS - BOX_WIDTH / 2} ${LONG}v${-BOX}h${BOX_WIDTH}V${LONG}`,
  `M${ACROSS - GOAL_AREA_WIDTH / 2} 0v${GOAL_AREA}h${GOAL_AREA_WIDTH}V0`,
  `M${ACROSS - GOAL_AREA_WIDTH / 2} ${LONG}v${-GOAL_AREA}h${GOAL_AREA_WIDTH}V${LONG}`,
].join("");

export function PitchMarkings() {
  return (
    <>
      <Chalk className={styles["lying"]} width={LONG} height={SHORT} path={LYING} />
      <Chalk className={styles["upright"]} width={SHORT} height={LONG} path={UPRIGHT} />
    </>
  );
}

function Chalk({
  className,
  width,
  height,
  path,
}: {
  readonly className: string | undefined;
  readonly width: number;
  readonly height: number;
  readonly path: string;
}) {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      className={`${styles["chalk"]} ${className}`}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
    >
      <path d={path} />
    </svg>
  );
}
