// Writes the chosen row density to <html>, as CSS and boot.js expect it.
import { useAtomValue } from "jotai";
import { useEffect } from "react";
import { densityAtom } from "#state/preferences/density.ts";

export function useDensityAttribute(): void {
  const density = useAtomValue(densityAtom);
  useEffect(() => {
    document.documentElement.dataset["density"] = density;
  }, [density]);
}
