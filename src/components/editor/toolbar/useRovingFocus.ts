// One tab stop for a toolbar: arrow keys, Home and End move between its tools.
import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef } from "react";
import { arrowStep } from "#ui/controls/arrowStep.ts";

interface RovingFocus {
  readonly bar: RefObject<HTMLDivElement | null>;
  onKeyDown(event: KeyboardEvent<HTMLElement>): void;
  onFocus(event: FocusEvent): void;
}

const toolsIn = (bar: HTMLElement | null): readonly HTMLElement[] => [
  ...(bar?.querySelectorAll<HTMLElement>("button, select") ?? []),
];

/** Up and down are a select's own keys. */
const isMove = (key: string): boolean => /^(?:Arrow(?:Left|Right)|Home|End)$/.test(key);

/** The tool that had the focus last is the tab stop; at first the first one. */
export function useRovingFocus(): RovingFocus {
  const bar = useRef<HTMLDivElement>(null);
  const stop = useRef<HTMLElement>(undefined);

  function setStop(tool: HTMLElement | undefined): void {
    stop.current = tool;
    for (const each of toolsIn(bar.current)) each.tabIndex = each === tool ? 0 : -1;
  }

  // Without dependencies: a tool may appear or go with any drawing.
  useEffect(() => {
    const tools = toolsIn(bar.current);
    setStop(stop.current !== undefined && tools.includes(stop.current) ? stop.current : tools[0]);
  });

  return {
    bar,
    onKeyDown(event) {
      const tools = toolsIn(bar.current);
      const at = tools.findIndex((tool) => tool === event.target);
      if (at < 0 || !isMove(event.key)) return;
      const next = arrowStep(event, at, tools.length);
      const tool = next === undefined ? undefined : tools[next];
      if (tool === undefined) return;
      event.preventDefault();
      tool.focus();
    },
    onFocus({ target }) {
      if (target instanceof HTMLElement && toolsIn(bar.current).includes(target)) setStop(target);
    },
  };
}
