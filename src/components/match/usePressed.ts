// State of a toggle between the press and the core's echo: the last choice, so that quick presses build on it.
import { useEffect, useState } from "react";

/** In ms: long enough for the core's echo on a busy machine. Afterwards the core's state applies. */
const ECHO_MS = 1_500;

/** `on` is the core's state; `change` is called with each choice. */
export function usePressed(
  on: boolean,
  change: (on: boolean) => void,
): { readonly shown: boolean; press(): void } {
  const [chosen, setChosen] = useState<boolean>();
  useEffect(() => {
    if (chosen === undefined) return undefined;
    const timer = setTimeout(() => setChosen(undefined), ECHO_MS);
    return () => clearTimeout(timer);
  }, [chosen]);
  const shown = chosen ?? on;
  return {
    shown,
    press() {
      setChosen(!shown);
      change(!shown);
    },
  };
}
