// Parts of the frame that are fetched when the page and its rows stand, all in one chunk: nothing of them is in their way.
import { type ComponentType, Suspense } from "react";
import { useListSettled } from "#state/live/client/hooks.ts";
import { usePlace } from "#state/navigation/hooks.ts";
import { lazyPart } from "#ui/page/lazyPart.tsx";
import type * as FrameLater from "./FrameLater.tsx";
import { whenDrawn } from "../background/whenListStands.ts";

type Parts = typeof FrameLater;

/** A part of that chunk; `instead` holds its place. */
export function laterPart<Props extends object>(
  pick: (parts: Parts) => ComponentType<Props>,
  instead?: ComponentType,
): ComponentType<Props> {
  const Part = lazyPart(async () => {
    await whenDrawn();
    return pick(await import("./FrameLater.tsx"));
  });
  const Instead = instead;
  return function LaterPart(props: Props) {
    // The list may come before the page's own code has.
    const complete = usePlace((place) => place.complete) === true;
    const settled = useListSettled();
    const place = Instead ? <Instead /> : null;
    return complete && settled ? (
      <Suspense fallback={place}>
        <Part {...props} />
      </Suspense>
    ) : (
      place
    );
  };
}
