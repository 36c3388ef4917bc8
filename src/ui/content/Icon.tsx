// One icon of the product's own set, in the colour of the text around it.
import styles from "./Icon.module.css";
import { FILLED, type IconName, STROKED } from "./iconPaths.ts";

const PATHS: Partial<Record<IconName, string>> = { ...STROKED, ...FILLED };
const FILLED_NAMES: ReadonlySet<string> = new Set(Object.keys(FILLED));

export interface IconProps {
  readonly name: IconName;
  /** Edge in CSS pixels. */
  readonly size?: number;
  readonly className?: string | undefined;
}

/** Adds icons that are loaded later. */
export function addIcons(paths: Readonly<Partial<Record<IconName, string>>>): void {
  Object.assign(PATHS, paths);
}

/** Decoration only: the control around it carries the name. Arrows for start and end turn with the direction. */
export function Icon({ name, size = 20, className }: IconProps) {
  const turns = name === "chevronEnd" || name === "chevronStart" ? ` ${styles["turns"]}` : "";
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      viewBox="0 0 24 24"
      width={size}
      height={size}
      className={`${styles["icon"]}${turns} ${className ?? ""}`}
    >
      <path d={PATHS[name]} className={styles[FILLED_NAMES.has(name) ? "filled" : "stroked"]} />
    </svg>
  );
}
