// Loads parts of the frame in one chunk after the first rows are drawn, so that they do not delay the rows.
import { type ComponentType, type ReactNode, useState } from "react";
import { useListSettled } from "#state/live/client/hooks.ts";
import { usePlace } from "#state/navigation/hooks.ts";
import { lazyPart } from "#ui/page/lazyPart.tsx";
import type * as FrameLater from "./FrameLater.tsx";
import { whenDrawn } from "../background/whenListDrawn.ts";

/**
 * A part of that chunk; `instead` is rendered until it is loaded. One that `stays` is kept while another list loads, as
 * that of the next core: what is open in it would be closed.
 */
export function laterPart<Props extends object>(
  pick: (parts: typeof FrameLater) => ComponentType<Props>,
  instead: ReactNode = null,
  stays = false,
): ComponentType<Props> {
  const load = async (): Promise<ComponentType<Props>> => {
    await whenDrawn();
    return pick(await import("./FrameLater.tsx"));
  };
  const Part = lazyPart(load, { instead });
  return function LaterPart(props: Props) {
    // The list may be loaded before the page's own code.
    const complete = usePlace((place) => place.complete) === true;
    const settled = useListSettled();
    const isDue = complete && settled;
    const [wasDue, setWasDue] = useState(isDue);
    if (isDue && !wasDue) setWasDue(true);
    return isDue || (stays && wasDue) ? <Part {...props} /> : instead;
  };
}
