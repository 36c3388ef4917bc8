// Collects the words of pasted HTML as lines, with the white space that a browser would show.
import type { Formats } from "../delta.ts";
import { decodeEntities } from "./htmlEntities.ts";
import type { PastedPicture } from "./readDataPicture.ts";

/** Unclean as to its embeds: the editor cleans what it takes. */
interface PastedInsert {
  readonly insert: string | { readonly image: unknown } | { readonly picture: PastedPicture };
  readonly attributes: Formats;
}

export interface Pasted {
  readonly inserts: readonly PastedInsert[];
  /** More was pasted than there is room for. */
  readonly isCut: boolean;
}

export interface PasteLimits {
  /** UTF-16 units of words at most. */
  readonly unitsMax: number;
  /** Inserts at most. */
  readonly insertsMax: number;
}

export interface PastedLines {
  /** Words as they are written in HTML; white space is one space, and none at the start of a line. */
  words(raw: string, inline: Formats): void;
  /** Text whose white space is kept. */
  code(raw: string, line: Formats): void;
  add(insert: PastedInsert["insert"], inline: Formats): void;
  /** Ends a cell of a table: what follows is behind a tab. */
  endCell(): void;
  end(line: Formats): void;
  /** Ends a line that has something. */
  flush(line: Formats): void;
  isFull(): boolean;
  result(): Pasted;
}

/** The end of a line without a format; several at the end are empty lines that nobody sees. */
const isPlainEnd = (op: PastedInsert | undefined): boolean =>
  op?.insert === "\n" && Object.keys(op.attributes).length === 0;

export function createPastedLines({ unitsMax, insertsMax }: PasteLimits): PastedLines {
  const inserts: PastedInsert[] = [];
  let units = 0;
  let isCut = false;
  /** The line has something; its last sign is a space. */
  let isOpen = false;
  let hasSpace = false;

  const isFull = (): boolean => isCut;

  function push(insert: PastedInsert["insert"], attributes: Formats): void {
    const length = typeof insert === "string" ? insert.length : 1;
    isCut = units + length > unitsMax || inserts.length >= insertsMax;
    units += length;
    // A half of a pair is no sign.
    const rest = typeof insert === "string" ? insert.slice(0, Math.max(0, length - (units - unitsMax))) : "";
    if (!isCut) inserts.push({ insert, attributes });
    else if (rest !== "" && inserts.length < insertsMax) {
      inserts.push({ insert: rest.replace(/[\ud800-\udbff]$/, ""), attributes });
    }
  }

  function trimEnd(): void {
    const last = inserts.at(-1);
    if (!hasSpace || typeof last?.insert !== "string") return;
    inserts.pop();
    const insert = last.insert.replace(/[ \t]$/, "");
    if (insert !== "") inserts.push({ ...last, insert });
  }

  function end(line: Formats): void {
    if (isCut) return;
    trimEnd();
    push("\n", line);
    isOpen = hasSpace = false;
  }

  return {
    words(raw, inline) {
      if (isCut) return;
      let text = decodeEntities(raw.replaceAll(/[\t\n\f\r ]+/g, " ")).replaceAll("\u00a0", " ");
      if (!isOpen || hasSpace) text = text.replace(/^ /, "");
      if (text === "") return;
      hasSpace = text.endsWith(" ");
      isOpen = true;
      push(text, inline);
    },
    code(raw, line) {
      for (const [at, text] of decodeEntities(raw.replaceAll(/\r\n?/g, "\n")).split("\n").entries()) {
        if (at > 0) end(line);
        if (text === "" || isCut) continue;
        push(text, {});
        isOpen = true;
      }
    },
    add(insert, inline) {
      if (isCut) return;
      push(insert, inline);
      isOpen = true;
      hasSpace = false;
    },
    endCell() {
      if (!isOpen || isCut) return;
      trimEnd();
      push("\t", {});
      hasSpace = true;
    },
    end,
    flush(line) {
      if (isOpen) end(line);
    },
    isFull,
    result() {
      while (inserts.length > 1 && inserts.at(-2)?.insert === "\n" && isPlainEnd(inserts.at(-1)))
        inserts.pop();
      return { inserts, isCut };
    },
  };
}
