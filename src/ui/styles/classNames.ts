// Joins class names, leaving out what is absent.

/** `classNames("a", open && "b", undefined)` is "a" or "a b". */
export function classNames(...names: readonly (string | false | undefined)[]): string {
  return names.filter((name) => name !== undefined && name !== false && name !== "").join(" ");
}
