// A list that adds lines at the top and removes any without a layout shift: transforms place its lines.
import { type ReactNode, useLayoutEffect, useRef } from "react";
import { classNames } from "../styles/classNames.ts";
import styles from "./Stack.module.css";

export interface StackProps {
  readonly label?: string;
  readonly className?: string | undefined;
  /** Gap between two lines, px. */
  readonly gap?: number;
  /** One `li` each, whatever their heights. */
  readonly children: ReactNode;
}

/** Writes the position of each line into `--from-start` and `--from-end`, and the total height into `--all`. */
function place(list: HTMLElement, gap: number): void {
  // In another window they are of another class.
  const lines = [...list.querySelectorAll<HTMLElement>(":scope > *")];
  const heights = lines.map((line) => line.offsetHeight);
  const all = heights.reduce((sum, height) => sum + height + gap, -gap);
  let at = 0;
  for (const [index, line] of lines.entries()) {
    const height = heights[index] ?? 0;
    line.style.setProperty("--from-start", `${at}px`);
    line.style.setProperty("--from-end", `${at + height - all}px`);
    at += height + gap;
  }
  list.style.setProperty("--all", `${Math.max(0, all)}px`);
}

/** An ordered list; its lines are placed before they are painted. */
export function Stack({ label, className, gap = 0, children }: StackProps) {
  const list = useRef<HTMLOListElement>(null);
  useLayoutEffect(() => {
    if (list.current) place(list.current, gap);
  });
  useLayoutEffect(() => {
    const element = list.current;
    if (!element || !("ResizeObserver" in globalThis)) return undefined;
    // Another width breaks the lines elsewhere.
    const observer = new ResizeObserver(() => place(element, gap));
    observer.observe(element);
    return () => observer.disconnect();
  }, [gap]);
  return (
    <ol ref={list} aria-label={label} className={classNames(styles["stack"], className)}>
      {children}
    </ol>
  );
}
