// The viewer's offset from UTC, which decides days and kick-off hours on the screen.
import { atom, useAtomValue } from "jotai";
import { automaticOffset } from "#i18n/viewerZone.ts";

/** "Automatic": the machine's offset (CONTRACT §2). Choosing another zone comes with the settings pages. */
export const viewerOffsetAtom = atom(automaticOffset(Date.now()));

/** Minutes east of UTC. */
export function useViewerOffset(): number {
  return useAtomValue(viewerOffsetAtom);
}
