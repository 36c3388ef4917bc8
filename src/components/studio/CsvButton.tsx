// A button that reads a whole list page by page into a CSV file.
// See docs/product.md#csv-files.
import { Trans, useLingui } from "@lingui/react/macro";
import { CSV_MARK, csvLine } from "#domain/creators/csv.ts";
import { showToast } from "#ui/overlays/toast.ts";
import { WholeListButton, type ListPart } from "./WholeListButton.tsx";

export interface CsvRow {
  readonly key: string | number;
  readonly cells: readonly string[];
}

export interface CsvButtonProps {
  /** Without its ending. */
  readonly fileName: string;
  readonly header: readonly string[];
  /** Reads a page, from 1; rejects with a PageFailure. */
  readonly load: (page: number) => Promise<ListPart<CsvRow>>;
  /** Gives the file to the member; for tests. */
  readonly save?: ((file: Blob, name: string) => void) | undefined;
}

function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers read the file only after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

export function CsvButton({ fileName, header, load, save = saveFile }: CsvButtonProps) {
  const { t } = useLingui();
  return (
    <WholeListButton
      load={load}
      failed={<Trans>The file could not be made.</Trans>}
      onWhole={(rows) => {
        const lines = [CSV_MARK, csvLine(header), ...rows.map(({ cells }) => csvLine(cells))];
        save(new Blob(lines, { type: "text/csv;charset=utf-8" }), `${fileName}.csv`);
        showToast(t`The file is saved.`);
      }}
    >
      <Trans comment="Button: saves a list as a file for spreadsheet programs">Download CSV</Trans>
    </WholeListButton>
  );
}
