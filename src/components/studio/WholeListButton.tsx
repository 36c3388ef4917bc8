// A button that reads a whole list page by page, with its progress and a way to stop, before something is done with it.
import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useFormats } from "#i18n/hooks.ts";
import type { PageFailure } from "#state/pageData/pageClient.ts";
import { ProgressBar } from "#ui/content/ProgressBar.tsx";
import { Button } from "#ui/controls/Button.tsx";
import { failureText } from "../acting/tellFailure.ts";
import styles from "./WholeListButton.module.css";

/** A page of a list; a line that comes again, because the list has moved, is left out by its key. */
export interface ListPart<Line extends { readonly key: string | number }> {
  readonly rows: readonly Line[];
  readonly total: number;
  readonly hasMore: boolean;
}

export interface WholeListButtonProps<Line extends { readonly key: string | number }> {
  /** Reads a page, from 1; rejects with a PageFailure. */
  readonly load: (page: number) => Promise<ListPart<Line>>;
  readonly onWhole: (lines: readonly Line[]) => void;
  /** Says what a failed read has prevented. */
  readonly failed: ReactNode;
  /** The text of the button. */
  readonly children: ReactNode;
}

type State =
  | { readonly kind: "idle" }
  | { readonly kind: "reading"; readonly done: number; readonly total: number }
  | { readonly kind: "failed"; readonly words: string };

const IDLE: State = { kind: "idle" };

export function WholeListButton<Line extends { readonly key: string | number }>({
  failed,
  children,
  ...reading
}: WholeListButtonProps<Line>) {
  const { t } = useLingui();
  const formats = useFormats();
  const { state, start, cancel } = useWholeList(reading);
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
        {children}
      </Button>
      <p role="alert" className={styles["failed"]}>
        {state.kind === "failed" ? (
          <span>
            {failed} <bdi>{state.words}</bdi>
          </span>
        ) : null}
      </p>
    </div>
  );
}

/** One reading at a time; leaving the page stops it. */
function useWholeList<Line extends { readonly key: string | number }>({
  load,
  onWhole,
}: Pick<WholeListButtonProps<Line>, "load" | "onWhole">) {
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
    const lines = new Map<string | number, Line>();
    setState({ kind: "reading", done: 0, total: 0 });
    try {
      for (let page = 1, more = true; more; page += 1) {
        // One page after the other keeps the server's load low.
        const { rows, total, hasMore } = await load(page);
        if (run.current !== mine) return;
        for (const line of rows) if (!lines.has(line.key)) lines.set(line.key, line);
        setState({ kind: "reading", done: lines.size, total });
        more = hasMore && rows.length > 0;
      }
      onWhole([...lines.values()]);
      setState(IDLE);
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
