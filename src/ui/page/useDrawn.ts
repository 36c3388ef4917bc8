// Whether the first frame with some contents has been drawn: what is out of sight in it follows.
import { startTransition, useEffect, useState } from "react";

/** False until a frame with the contents has been drawn, then true for good. A hidden page draws none until it is shown. */
export function useDrawn(hasContents: boolean): boolean {
  const [drawn, setDrawn] = useState(false);
  useEffect(() => {
    if (!hasContents) return undefined;
    let timer: number | undefined;
    const frame = requestAnimationFrame(() => {
      // The callback of a frame runs before it is drawn.
      timer = window.setTimeout(() => startTransition(() => setDrawn(true)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [hasContents]);
  return drawn;
}
