// A text as a QR code: black on white in every theme, since readers expect it.
import { encode } from "uqr";
import styles from "./QrCode.module.css";

export interface QrCodeProps {
  readonly text: string;
  /** Edge in CSS px. */
  readonly size: number;
  /** What it is, for screen readers. */
  readonly label: string;
}

/** The quiet zone around the code, in modules, as ISO/IEC 18004 requires it. */
const QUIET_ZONE = 4;

export function QrCode({ text, size, label }: QrCodeProps) {
  const code = encode(text, { ecc: "M", border: QUIET_ZONE });
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${code.size} ${code.size}`}
      width={size}
      height={size}
      shapeRendering="crispEdges"
      className={styles["code"]}
    >
      <path d={pathOf(code.data)} />
    </svg>
  );
}

/** Each run of dark modules of a row as one rectangle. */
function pathOf(rows: readonly (readonly boolean[])[]): string {
  const runs: string[] = [];
  for (const [y, row] of rows.entries()) {
    let start = -1;
    for (let x = 0; x <= row.length; x += 1) {
      if (row[x] === true && start < 0) start = x;
      if (row[x] !== true && start >= 0) {
        runs.push(`M${start} ${y}h${x - start}v1H${start}z`);
        start = -1;
      }
    }
  }
  return runs.join("");
}
