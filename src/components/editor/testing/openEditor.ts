// An editor in the page of a component test.
import { createEditor, type Editor, type EditorDeps } from "../engine/createEditor.ts";
import { MEMBER_RULES } from "#state/pageData/readerRules.ts";

/** Focused, with the document loaded. */
export function openEditor(document: unknown, deps: Partial<EditorDeps> = {}): Editor {
  const editor = createEditor(globalThis.document.body, {
    rules: MEMBER_RULES,
    onFiles: () => [],
    onSubmit: () => undefined,
    onCut: () => undefined,
    ...deps,
  });
  editor.load(JSON.stringify(document), undefined);
  return editor;
}
