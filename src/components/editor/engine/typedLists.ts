// A list made by typing: a second line that begins as the first goes on makes a list of both, and can be taken back.
// See docs/product.md#lists-by-typing.
import type { Context } from "quill/modules/keyboard.js";
import { ListLines } from "./blockFormats.ts";
import { type Quill, QuillDelta, type Range } from "./quill.ts";

type Line = NonNullable<ReturnType<Quill["getLine"]>[0]>;

/** What begins a line of a list, before its space. */
const SIGN = /^(?:(\d{1,4})\.|[-*])$/;

/** The latest list, until another line is written. */
interface Made {
  readonly line: Line;
  /** Its step of undo. */
  readonly step: object | undefined;
  /** What gives the typed text back, in the text as it is now. */
  back: QuillDelta;
  /** Nothing was written since. */
  isNew: boolean;
}

/**
 * Gives the typed text back where the caret is still at the start of a list that was just made; false elsewhere, where
 * the key is an ordinary one.
 */
export type BackspaceInList = () => boolean;

const made = new WeakMap<Quill, Made>();

/** The line before; of a list its last one. */
function lineBefore(line: Line): Line | undefined {
  const { prev } = line;
  return ((prev instanceof ListLines ? prev.children.tail : prev) ?? undefined) as Line | undefined;
}

/** The sign with which a line before must begin, so that `sign` goes on. */
function signBefore(sign: string): string | undefined {
  const number = SIGN.exec(sign)?.[1];
  if (number === undefined) return sign;
  return Number(number) > 1 ? `${Number(number) - 1}.` : undefined;
}

/** How the line before becomes, or is, the first of the list: units to remove from its start; undefined where it is none. */
function beginsList(before: Line, sign: string): number | undefined {
  const wanted = signBefore(sign);
  // A video has no words.
  if (wanted === undefined || !("cache" in before)) return undefined;
  const { list, indent } = before.formats();
  if (indent !== undefined) return undefined;
  const isOrdered = wanted.endsWith(".");
  if (list !== undefined) {
    const number = before.domNode.querySelector<HTMLElement>(".ql-ui")?.dataset["number"];
    const goesOn = isOrdered ? list === "ordered" && `${number}.` === wanted : list === "bullet";
    return goesOn ? 0 : undefined;
  }
  if (before.domNode.nodeName !== "P" || (isOrdered && wanted !== "1.") || !("cache" in before))
    return undefined;
  const first = before.delta().ops[0]?.insert;
  const begins = typeof first === "string" && first.startsWith(`${wanted} `) && first.trim() !== wanted;
  return begins ? wanted.length + 1 : undefined;
}

/** The binding of the space behind a sign. */
function makeList(this: { readonly quill: Quill }, { index }: Range, { prefix }: Context): boolean {
  const { quill } = this;
  const [line, offset] = quill.getLine(index);
  const before = line === null ? undefined : lineBefore(line);
  if (line === null || before === undefined || offset !== prefix.length) return true;
  const removed = beginsList(before, prefix);
  if (removed === undefined) return true;
  const { history } = quill;
  quill.insertText(index, " ", "user");
  history.cutoff();
  const list = prefix.endsWith(".") ? "ordered" : "bullet";
  const start = quill.getIndex(before);
  const change = new QuillDelta()
    .retain(start)
    .delete(removed)
    .retain(before.length() - removed - 1)
    .retain(1, { list })
    .delete(prefix.length + 1)
    .retain(line.length() - prefix.length - 2)
    .retain(1, { list });
  const back = change.invert(quill.getContents());
  quill.updateContents(change, "user");
  history.cutoff();
  quill.setSelection(index - prefix.length - removed, 0, "silent");
  const [item] = quill.getLine(index - prefix.length - removed);
  if (item !== null) made.set(quill, { line: item, step: history.stack.undo.at(-1), back, isNew: true });
  return false;
}

/** In the place of Quill's own, which makes a list of each number; posts have no check boxes. */
export const LIST_AUTOFILL = { prefix: SIGN, format: { header: false, list: false }, handler: makeList };

/** The first undo after a list gives the typed text back; what was written in its line since stays, and is undone next. */
export function attachTypedLists(quill: Quill): BackspaceInList {
  const { history } = quill;
  quill.on("text-change", (change: QuillDelta, _before: QuillDelta, source) => {
    const list = made.get(quill);
    if (list === undefined) return;
    const at = change.ops[0]?.retain;
    const isTyped =
      source === "user" &&
      quill.getLine(typeof at === "number" ? at : 0)[0] === list.line &&
      change.ops.every(({ insert, retain, attributes }) =>
        retain === undefined
          ? insert === undefined || (typeof insert === "string" && !insert.includes("\n"))
          : !attributes,
      );
    if (!isTyped) made.delete(quill);
    else Object.assign(list, { back: change.transform(list.back), isNew: false });
  });

  function takeBack(): boolean {
    const list = made.get(quill);
    const { stack } = history;
    const at = list === undefined ? -1 : stack.undo.findIndex((step) => step === list.step);
    if (list === undefined || at < 0) return false;
    made.delete(quill);
    // The steps behind the list are moved to the text without it.
    let back = list.back;
    for (let later = stack.undo.length - 1; later > at; later -= 1) {
      const { delta, range } = stack.undo[later]!;
      stack.undo[later] = { delta: back.transform(delta, true), range };
      back = delta.transform(back);
    }
    stack.undo.splice(at, 1);
    stack.redo = [{ delta: list.back.invert(quill.getContents()), range: null }];
    const { index } = quill.getSelection(true);
    history.ignoreChange = true;
    quill.updateContents(list.back, "user");
    history.ignoreChange = false;
    history.cutoff();
    quill.setSelection(list.back.transformPosition(index), 0, "user");
    return true;
  }

  const change = history.change.bind(history);
  history.change = (source, dest) => {
    if (source !== "undo" || !takeBack()) change(source, dest);
  };
  return () => {
    const list = made.get(quill);
    const range = quill.getSelection();
    const [line, offset] = range === null ? [] : quill.getLine(range.index);
    const isAtStart = range?.length === 0 && offset === 0 && line === list?.line;
    return list !== undefined && list.isNew && isAtStart && takeBack();
  };
}
