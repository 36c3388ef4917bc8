// The text of an editor, for tests of the parts beside it: one unit for each letter and embed.
import type { Tag } from "#domain/richText/delta.ts";

interface Span {
  readonly index: number;
  readonly length: number;
}

interface Unit {
  readonly insert: string | { readonly tag: Tag };
  readonly link: string | undefined;
}

export type TextPart = string | { readonly tag: Tag } | readonly [words: string, link: string];

/** The caret is at the end, and the element has the focus. */
export function fakeEditorText(...parts: readonly TextPart[]) {
  const root = document.createElement("div");
  root.tabIndex = 0;
  document.body.append(root);
  root.focus();
  const units: Unit[] = parts.flatMap((part): readonly Unit[] => {
    if (Array.isArray(part))
      return part[0].split("").map((insert: string) => ({ insert, link: part[1] as string }));
    return typeof part === "string"
      ? part.split("").map((insert) => ({ insert, link: undefined }))
      : [{ insert: part as { readonly tag: Tag }, link: undefined }];
  });
  let selection: Span | undefined = { index: units.length, length: 0 };
  const listeners = new Set<(isEdit: boolean) => void>();
  const keys = new Set<(event: KeyboardEvent) => boolean>();
  const textOf = (from: number, to: number): string =>
    units
      .slice(from, to)
      .map(({ insert }) => (typeof insert === "string" ? insert : "\ufffc"))
      .join("");
  root.addEventListener("keydown", (event) => void [...keys].some((listener) => listener(event)), true);
  const put = ({ index, length }: Span, ...by: readonly Unit[]): void => {
    units.splice(index, length, ...by);
    selection = { index: index + by.length, length: 0 };
    for (const listener of listeners) listener(true);
  };
  return {
    root,
    selection: () => selection,
    textBefore: (index: number, most: number) =>
      textOf(Math.max(0, index - most), index)
        .split("\n")
        .at(-1) ?? "",
    rectOf: () => new DOMRect(10, 10, 40, 20),
    replace: (span: Span, insert: string | { readonly tag: Tag }) => put(span, { insert, link: undefined }),
    linkAt({ index }: Span) {
      const link = units[index]?.link ?? units[index - 1]?.link;
      if (link === undefined) return undefined;
      const first = units.findIndex((unit) => unit.link === link);
      const length = units.filter((unit) => unit.link === link).length;
      return { span: { index: first, length }, link, text: textOf(first, first + length) };
    },
    setLink(span: Span, link: string | undefined, text?: string) {
      const { index, length } = span;
      if (text !== undefined) put(span, ...text.split("").map((insert) => ({ insert, link })));
      else put(span, ...units.slice(index, index + length).map((unit) => ({ ...unit, link })));
    },
    focus: () => root.focus(),
    onChange(listener: (isEdit: boolean) => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    onKey(listener: (event: KeyboardEvent) => boolean) {
      keys.add(listener);
      return () => void keys.delete(listener);
    },
    // For tests:
    select: (index: number, length = 0) => void (selection = { index, length }),
    /** Writes at the caret. */
    type: (words: string) =>
      put(
        selection ?? { index: 0, length: 0 },
        ...words.split("").map((insert) => ({ insert, link: undefined })),
      ),
    text: () => textOf(0, units.length),
    /** The words of all links. */
    linked: () =>
      units
        .map(({ insert, link }) => (link === undefined || typeof insert !== "string" ? "" : insert))
        .join(""),
    links: () => [...new Set(units.flatMap(({ link }) => link ?? []))],
    tags: () => units.flatMap(({ insert }) => (typeof insert === "string" ? [] : [insert.tag])),
  };
}
