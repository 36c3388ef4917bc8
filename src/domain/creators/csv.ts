// Lines of a CSV file that no spreadsheet program takes for anything but text and numbers.
// See docs/product.md#csv-files.

/** Begins a cell that a spreadsheet program computes; also in full width. */
const ACTING = "=+\\-@\uFF1D\uFF0B\uFF0D\uFF20";
/**
 * A program that splits lines at another mark than the comma begins a cell within ours: behind a semicolon, a bar or a
 * comma, too, a cell must not begin with an acting sign, with or without quotes and spaces before it.
 */
const BEGINNINGS = new RegExp(String.raw`(^|[;|,])([\s"']*)(?=[${ACTING}])`, "gu");
/** Control characters, and marks that change the direction of what follows. */
const CONTROLS = /[\p{Cc}\u2028\u2029\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]+/gu;

/** A cell in quotes. An apostrophe keeps what follows it a text; control characters become a space. */
function csvCell(text: string): string {
  const plain = text.replaceAll(CONTROLS, " ").replaceAll(BEGINNINGS, "$1$2'");
  return `"${plain.replaceAll('"', '""')}"`;
}

/** One line with its end. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(csvCell).join(",")}\r\n`;

/** An instant (epoch ms) in UTC, for programs and not for readers. */
export const csvInstant = (at: number): string => new Date(at).toISOString().slice(0, 19).replace("T", " ");

/** At the beginning of a file: says that the text is UTF-8. */
export const CSV_MARK = "\uFEFF";
