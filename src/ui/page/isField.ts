// Tells whether keys pressed at an element write into it.

/** True for fields and for texts that are edited in place. */
export function isField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || target.matches("input, textarea, select"))
  );
}
