// Events as a browser sends them to the editor, for component tests.
import { expect } from "vitest";
import type { Editor } from "../engine/createEditor.ts";

/** The type of what editors put on the clipboard for each other. */
export const OWN_TYPE = "application/x-touchline-delta";

/** What an event is sent to. */
export interface Written {
  readonly quill: { readonly root: HTMLElement };
}

export const doc = (...ops: readonly unknown[]) => ({ ops });

export function transfer(data: Readonly<Record<string, string>>, files: readonly File[] = []): DataTransfer {
  const held = new Map(Object.entries(data));
  return {
    files,
    types: [...held.keys()],
    getData: (type: string) => held.get(type) ?? "",
    setData: (type: string, value: string) => void held.set(type, value),
  } as unknown as DataTransfer;
}

/** Dispatches an event of the clipboard; answers what is on it afterwards. */
export function fire(
  editor: Written,
  type: "copy" | "cut" | "paste" | "drop",
  data = transfer({}),
): DataTransfer {
  const event = new Event(type, { bubbles: true, cancelable: true });
  Object.assign(event, type === "drop" ? { dataTransfer: data } : { clipboardData: data });
  editor.quill.root.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(true);
  return data;
}

export const paste = (
  editor: Written,
  data: Readonly<Record<string, string>>,
  files: readonly File[] = [],
): void => void fire(editor, "paste", transfer(data, files));

/** Selects as a member does. */
export function select(editor: Editor, index: number, length = 0): void {
  editor.quill.setSelection(index, length, "user");
}

export function press(editor: Written, key: string, more: KeyboardEventInit = {}): KeyboardEvent {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more });
  editor.quill.root.dispatchEvent(event);
  return event;
}
