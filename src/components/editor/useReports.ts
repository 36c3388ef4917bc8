// Tells the page of the document after a pause of the keys, so that no key waits for it.
import { useEffect, useRef } from "react";
import { type DocumentLengths, measureDocument } from "#domain/richText/editing/documentLengths.ts";
import { documentOf } from "#domain/richText/editing/editorOps.ts";
import { createLetterCount } from "#domain/richText/editing/letterCount.ts";
import type { Editor } from "./engine/createEditor.ts";
import { reportPause } from "./reportPause.ts";

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
