// The target of arrow keys, Home and End in a row of `count` items, for the direction of the page.
import type { KeyboardEvent } from "react";

/** The next index, wrapping around at the ends; undefined for other keys. Left and right follow the direction. */
export function arrowStep(
  event: Pick<KeyboardEvent<HTMLElement>, "key" | "currentTarget">,
  index: number,
  count: number,
): number | undefined {
  if (count === 0) return undefined;
  const backwards = getComputedStyle(event.currentTarget).direction === "rtl";
  switch (event.key) {
    case "ArrowRight":
      return (index + (backwards ? -1 : 1) + count) % count;
    case "ArrowLeft":
      return (index + (backwards ? 1 : -1) + count) % count;
    case "ArrowDown":
      return (index + 1) % count;
    case "ArrowUp":
      return (index - 1 + count) % count;
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return undefined;
  }
}
