// The one polite live region of the page; `announce` writes into it.
import { useSyncExternalStore } from "react";
import { announcements } from "./announce.ts";
import { VisuallyHidden } from "./VisuallyHidden.tsx";

/** Mounted once, from the start: readers ignore regions that arrive together with their text. */
export function LiveRegion() {
  const texts = useSyncExternalStore(announcements.subscribe, announcements.read, announcements.read);
  return (
    <VisuallyHidden>
      <span role="log" aria-live="polite" aria-relevant="additions">
        {texts.map(({ id, item }) => (
          <span key={id}>{item} </span>
        ))}
      </span>
    </VisuallyHidden>
  );
}
