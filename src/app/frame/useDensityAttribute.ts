// Writes the chosen density on the document, where CSS and boot.js know it.
import { useAtomValue } from "jotai";
import { useEffect } from "react";
import { densityAtom } from "#state/preferences/density.ts";

export function useDensityAttribute(): void {
  const density = useAtomValue(densityAtom);
  useEffect(() => {
    document.documentElement.dataset["density"] = density;
  }, [density]);
}
