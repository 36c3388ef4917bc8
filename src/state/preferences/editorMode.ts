// How a member writes: plain text, or rich text.
// See docs/product.md#session-data: editorMode.
import type { EditorMode } from "#domain/writing/draft.ts";
import { storedAtom } from "./stored.ts";

const MODES: readonly EditorMode[] = ["simple", "rich"];

/** Kept in this browser; new texts begin in this mode. */
export const editorModeAtom = storedAtom<EditorMode>({
  key: "touchline.editorMode.1",
  initial: "simple",
  read: (stored) => MODES.find((mode) => mode === stored),
});
