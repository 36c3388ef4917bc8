// Small drawings of the product in each theme and row height.
import { classNames } from "#ui/styles/classNames.ts";
import type { ThemeChoice } from "#state/preferences/theme.ts";
import styles from "./LookPictures.module.css";

/** As the system: half of it light, half dark. */
export function ThemePicture({ theme }: { readonly theme: ThemeChoice }) {
  return (
    <span className={styles["frame"]}>
      {theme === "dark" ? null : <Page look="light" />}
      {theme === "light" ? null : <Page look="dark" />}
    </span>
  );
}

function Page({ look }: { readonly look: "light" | "dark" }) {
  return (
    <span className={classNames(styles["paper"], styles[look])}>
      <i className={styles["bar"]} />
      <Rows count={3} />
    </span>
  );
}

export function DensityPicture({ rows }: { readonly rows: number }) {
  return (
    <span className={styles["frame"]}>
      <span className={styles["paper"]}>
        <Rows count={rows} />
      </span>
    </span>
  );
}

const WIDTHS = [62, 48, 70, 54] as const;

function Rows({ count }: { readonly count: number }) {
  return (
    <span className={styles["rows"]}>
      {WIDTHS.slice(0, count).map((width) => (
        <i key={width} className={styles["row"]}>
          <b style={{ inlineSize: `${width}%` }} />
        </i>
      ))}
    </span>
  );
}
