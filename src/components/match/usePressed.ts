// What a toggle shows between the press and its echo: the choice made last, so that quick presses build on each other.
import { useEffect, useState } from "react";

/** Long enough for the core's echo on a busy machine; what it says holds after that. */
const ECHO_MS = 1_500;

/** `on` is what the core says; `change` is told each choice. */
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
