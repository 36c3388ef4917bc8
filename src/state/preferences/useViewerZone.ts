// The zone in force, for components. Apart from viewerZone.ts, which is loaded before React.
import { useAtomValue } from "jotai";
import type { ViewerZone } from "#domain/zones.ts";
import { viewerZoneAtom } from "./viewerZone.ts";

/** The zone in force, for components that show a day or a time. */
export function useViewerZone(): ViewerZone {
  return useAtomValue(viewerZoneAtom);
}
