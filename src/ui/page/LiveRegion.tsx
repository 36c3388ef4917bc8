// The one polite live region of the page; `announce` writes into it.
import { useSyncExternalStore } from "react";
import { announcements } from "./announce.ts";
import { VisuallyHidden } from "./VisuallyHidden.tsx";

/** Mounted once at the start: screen readers ignore a region that is added together with its text. */
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
