// A table of a page's figures: real rows and headers, with columns that disappear in narrow containers.
import type { ReactNode } from "react";
import { VisuallyHidden } from "#ui/page/VisuallyHidden.tsx";
import styles from "./DataTable.module.css";

export interface Column<Row> {
  readonly key: string;
  /** Short header text; `title` is the long form. */
  readonly head: ReactNode;
  readonly title?: string | undefined;
  readonly render: (row: Row, index: number) => ReactNode;
  /** "main" names the row and takes the remaining width; numbers are centred and tabular. */
  readonly kind?: "main" | "number" | "strong" | "text";
  /** Hidden where the table is narrower than a phone (small) or a tablet (medium). */
  readonly hideBelow?: "small" | "medium";
  /** In CSS px at the usual font size. Number columns have a default width; main and text columns share the remaining width. */
  readonly width?: number;
}

export interface DataTableProps<Row> {
  /** Describes the table's content. */
  readonly caption: ReactNode;
  /** Shows the caption on the screen too, not only to screen readers. */
  readonly captionShown?: boolean;
  /** Uses lower rows, for tables without pictures. */
  readonly dense?: boolean;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row, index: number) => string | number;
}

export function DataTable<Row>({
  caption,
  captionShown = false,
  dense = false,
  columns,
  rows,
  rowKey,
}: DataTableProps<Row>) {
  return (
    <div className={styles["frame"]}>
      <table className={styles["table"]} data-dense={dense || undefined}>
        <caption className={captionShown ? styles["caption"] : undefined}>
          {captionShown ? caption : <VisuallyHidden>{caption}</VisuallyHidden>}
        </caption>
        <thead>
          <tr>
            {columns.map(({ key, head, title, kind = "number", hideBelow, width }) => (
              <th
                key={key}
                scope="col"
                data-kind={kind}
                data-hide={hideBelow}
                style={width === undefined ? undefined : { inlineSize: `min(${width / 16}rem, 30cqi)` }}
              >
                {title === undefined ? head : <abbr title={title}>{head}</abbr>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={rowKey(row, index)}>
              {columns.map(({ key, render, kind = "number", hideBelow }) =>
                kind === "main" ? (
                  <th key={key} scope="row" data-kind={kind} data-hide={hideBelow}>
                    {render(row, index)}
                  </th>
                ) : (
                  <td
                    key={key}
                    data-kind={kind}
                    data-hide={hideBelow}
                    className={kind === "text" ? undefined : "num"}
                  >
                    {render(row, index)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
