// Keeps dialogs clear of a phone's keyboard where it lies over the page, as in Safari.
import { useEffect } from "react";

/** In px: the part of the window below what is seen, and what is scrolled away above it. */
function follow(seen: VisualViewport): void {
  // While the reader has zoomed in, less is seen for another reason.
  const isZoomed = seen.scale > 1.01;
  const above = isZoomed ? 0 : Math.max(0, seen.offsetTop);
  const below = isZoomed ? 0 : Math.max(0, innerHeight - seen.height - above);
  const { style } = document.documentElement;
  style.setProperty("--seen-above", `${above}px`);
  style.setProperty("--keyboard", `${below}px`);
}

/** While it is mounted, `--keyboard` and `--seen-above` say how much of the window the keyboard takes. */
export function useKeyboardRoom(): void {
  useEffect(() => {
    const seen = window.visualViewport;
    if (!seen) return undefined;
    const later = (): void => follow(seen);
    later();
    seen.addEventListener("resize", later);
    seen.addEventListener("scroll", later);
    return () => {
      seen.removeEventListener("resize", later);
      seen.removeEventListener("scroll", later);
      for (const name of ["--seen-above", "--keyboard"]) document.documentElement.style.removeProperty(name);
    };
  }, []);
}
