// How a line is placed: its side, its direction and its indent.
import type { Align, Formats } from "./delta.ts";

export interface Shape {
  readonly align: Align | undefined;
  /** True where the writer chose right to left; false where the text decides. */
  readonly rtl: boolean;
  /** 0 to 30. */
  readonly indent: number;
}

export function shapeOf({ align, direction, indent = 0 }: Formats): Shape {
  return { align, rtl: direction === "rtl", indent };
}

export function isSameShape(a: Formats, b: Formats): boolean {
  const [one, other] = [shapeOf(a), shapeOf(b)];
  return one.align === other.align && one.rtl === other.rtl && one.indent === other.indent;
}
