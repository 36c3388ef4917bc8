// A button that reads a whole list page by page into a CSV file, with its progress and a way to stop.
// See docs/product.md#csv-files.
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import { CSV_MARK, csvLine } from "#domain/creators/csv.ts";
import { useFormats } from "#i18n/hooks.ts";
import type { PageFailure } from "#state/pageData/pageClient.ts";
import { ProgressBar } from "#ui/content/ProgressBar.tsx";
import { Button } from "#ui/controls/Button.tsx";
import { showToast } from "#ui/overlays/toast.ts";
import { failureText } from "../acting/tellFailure.ts";
import styles from "./CsvButton.module.css";

/** Lines of the list; a line that comes again, because the list has moved, is left out by its key. */
export interface CsvPage {
  readonly rows: readonly { readonly key: string | number; readonly cells: readonly string[] }[];
  readonly total: number;
  readonly hasMore: boolean;
}

export interface CsvButtonProps {
  /** Without its ending. */
  readonly fileName: string;
  readonly header: readonly string[];
  /** Reads a page, from 1; rejects with a PageFailure. */
  readonly load: (page: number) => Promise<CsvPage>;
  /** Gives the file to the member; for tests. */
  readonly save?: ((file: Blob, name: string) => void) | undefined;
}

type State =
  | { readonly kind: "idle" }
  | { readonly kind: "reading"; readonly done: number; readonly total: number }
  | { readonly kind: "failed"; readonly words: string };

const IDLE: State = { kind: "idle" };

function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers read the file only after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

export function CsvButton(props: CsvButtonProps) {
  const { t } = useLingui();
  const formats = useFormats();
  const { state, start, cancel } = useCsv(props);
  if (state.kind === "reading") {
    const [done, total] = [formats.number(state.done), formats.number(state.total)];
    return (
      <div className={styles["reading"]}>
        <ProgressBar
          label={t`${done} of ${total} lines`}
          value={Math.min(state.done, state.total)}
          goal={Math.max(1, state.total)}
        />
        <Button small onClick={cancel}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    );
  }
  return (
    <div className={styles["idle"]}>
      <Button small onClick={start}>
        <Trans comment="Button: saves a list as a file for spreadsheet programs">Download CSV</Trans>
      </Button>
      <p role="alert" className={styles["failed"]}>
        {state.kind === "failed" ? (
          <span>
            <Trans>The file could not be made.</Trans> <bdi>{state.words}</bdi>
          </span>
        ) : null}
      </p>
    </div>
  );
}

/** One file at a time; leaving the page stops it. */
function useCsv({ fileName, header, load, save = saveFile }: CsvButtonProps) {
  const { t } = useLingui();
  const [state, setState] = useState<State>(IDLE);
  const run = useRef(0);
  useEffect(
    () => () => {
      run.current += 1;
    },
    [],
  );

  async function start(): Promise<void> {
    const mine = (run.current += 1);
    const parts: string[] = [CSV_MARK, csvLine(header)];
    const keys = new Set<string | number>();
    setState({ kind: "reading", done: 0, total: 0 });
    try {
      for (let page = 1, more = true; more; page += 1) {
        // One page after the other keeps the server's load low.
        const { rows, total, hasMore } = await load(page);
        if (run.current !== mine) return;
        const fresh = rows.filter(({ key }) => !keys.has(key));
        for (const { key } of fresh) keys.add(key);
        parts.push(fresh.map(({ cells }) => csvLine(cells)).join(""));
        setState({ kind: "reading", done: keys.size, total });
        more = hasMore && rows.length > 0;
      }
      save(new Blob(parts, { type: "text/csv;charset=utf-8" }), `${fileName}.csv`);
      setState(IDLE);
      showToast(t`The file is saved.`);
    } catch (error) {
      if (run.current !== mine) return;
      setState({ kind: "failed", words: failureText(error as PageFailure) ?? "" });
    }
  }

  return {
    state,
    start: () => void start(),
    cancel(): void {
      run.current += 1;
      setState(IDLE);
    },
  };
}
