// A part of the page that is fetched when it is wanted; one that does not come costs itself, and not the page around it.
import { type ComponentType, lazy, type LazyExoticComponent, useEffect, useState } from "react";

/** A part that nobody opens is fetched again after this wait until it comes, ms. */
const AGAIN_EVERY_MS = 30_000;

/**
 * Like React's `lazy`, within a Suspense. Where `load` rejects nothing is drawn and `onMissing` is told, for instance to
 * close what could not be opened; it is fetched again when its `open` turns true, or after a while if it has none.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  onMissing?: (props: Props) => void,
): LazyExoticComponent<ComponentType<Props>> {
  let justFailed = false;

  function Missing(props: Props) {
    const [Found, setFound] = useState<ComponentType<Props>>();
    const open = "open" in props ? props.open : undefined;
    useEffect(() => {
      if (Found !== undefined) return undefined;
      const told = (): void => onMissing?.(props);
      const attempt = (): void => void load().then((Part) => setFound(() => Part), told);
      if (justFailed) told();
      else if (open === true) attempt();
      justFailed = false;
      if (open !== undefined) return undefined;
      const timer = setInterval(attempt, AGAIN_EVERY_MS);
      return () => clearInterval(timer);
      // oxlint-disable-next-line react-hooks/exhaustive-deps -- what else changes is no reason to fetch again
    }, [open, Found]);
    return Found === undefined ? null : <Found {...props} />;
  }

  return lazy(() =>
    load().then(
      (Part) => ({ default: Part }),
      () => {
        justFailed = true;
        return { default: Missing };
      },
    ),
  );
}
