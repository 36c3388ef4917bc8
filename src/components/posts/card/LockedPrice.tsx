// The least price of a subscription to the author of a locked post, asked for once the post is on the screen.
// See docs/product.md#post-visibility.
import { type ReactNode, useEffect, useRef, useState } from "react";
import { usePageData } from "#state/pageData/usePageData.ts";
import { whenSeen } from "#ui/page/whenSeen.ts";
import { LeastPrice } from "../../creators/LeastPrice.tsx";

/** Nothing until the price is known, and where there is none. */
export function LockedPrice({ authorId }: { readonly authorId: number }): ReactNode {
  const place = useRef<HTMLElement>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (place.current !== null && "IntersectionObserver" in globalThis) {
      whenSeen(place.current, () => setSeen(true));
    } else setSeen(true);
  }, []);
  // The core asks once per creator, for all posts and tabs.
  const { data } = usePageData("creator", { userId: authorId }, { enabled: seen });
  const least = data?.leastPrice;
  return (
    <small ref={place} className="num" data-least-price>
      {least === undefined ? null : <LeastPrice least={least} />}
    </small>
  );
}
