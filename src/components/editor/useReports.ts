// Tells the page of the document after a pause of the keys, so that no key waits for it.
// See docs/product.md#drafts.
import { useEffect, useRef } from "react";
import { type DocumentLengths, measureDocument } from "#domain/richText/editing/documentLengths.ts";
import { documentOf } from "#domain/richText/editing/editorOps.ts";
import { createLetterCount } from "#domain/richText/editing/letterCount.ts";
import type { Editor } from "./engine/createEditor.ts";

/** ms after the last key; with the pause of drafts it is saved within 1.5 s (docs/product.md#drafts). */
const PAUSE_MS = 250;
/** ms: who writes without a pause is saved as well. */
const LONGEST_MS = 1_000;
/** ms, on a slow computer. */
const LONGEST_SLOW_MS = 3_000;
/** While keys come without a pause, reports take at most this part of the time: a key that meets one is shown late. */
const MOST_PART = 1 / 60;

/** All in ms. */
export interface ReportTimes {
  /** Since the first change that is not reported. */
  readonly waited: number;
  /** What the last report took, with the drawing that it caused. */
  readonly took: number;
}

/** ms from the last key to the next report. */
export function reportPause({ waited, took }: ReportTimes): number {
  const longest = Math.min(LONGEST_SLOW_MS, Math.max(LONGEST_MS, took / MOST_PART));
  return Math.max(0, Math.min(PAUSE_MS, longest - waited));
}

export type Report = (document: string, caret: number, lengths: DocumentLengths) => void;

/** The answer reports at once what is not reported yet. */
export function useReports(editor: Editor | undefined, onReport: Report): () => void {
  const latest = useRef(onReport);
  const flush = useRef<() => void>(() => undefined);
  useEffect(() => {
    latest.current = onReport;
  });

  useEffect(() => {
    if (editor === undefined) return undefined;
    const count = createLetterCount();
    let timer = 0;
    let waitsSince = 0;
    let took = 0;

    function report(): void {
      clearTimeout(timer);
      if (waitsSince === 0 || editor === undefined) return;
      waitsSince = 0;
      const startedAt = performance.now();
      const ops = editor.ops();
      latest.current(documentOf(ops), editor.selection.get().index, measureDocument(ops, count));
      // React draws the change of a store in a microtask that the call above has queued.
      queueMicrotask(() => (took = performance.now() - startedAt));
    }
    const off = editor.onEdit(() => {
      waitsSince ||= performance.now();
      clearTimeout(timer);
      timer = window.setTimeout(report, reportPause({ waited: performance.now() - waitsSince, took }));
    });
    flush.current = report;
    // Before the draft is saved by listeners of the page itself.
    const options = { capture: true };
    window.addEventListener("pagehide", report, options);
    document.addEventListener("visibilitychange", report, options);
    return () => {
      report();
      off();
      window.removeEventListener("pagehide", report, options);
      document.removeEventListener("visibilitychange", report, options);
    };
  }, [editor]);

  return () => flush.current();
}
