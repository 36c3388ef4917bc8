// A picture of fixed size, with a placeholder for a failed one; its space is reserved before it loads.
import { useState } from "react";
import { isLowPower } from "../page/isLowPower.ts";

export interface ImageProps {
  /** Undefined or "" shows the placeholder at once. */
  readonly src: string | undefined;
  readonly placeholder: string;
  readonly width: number;
  readonly height: number;
  /** "" for decoration, which most pictures beside a name are. */
  readonly alt?: string;
  readonly className?: string | undefined;
}

export function Image({ src, placeholder, width, height, alt = "", className }: ImageProps) {
  // The address that failed instead of a flag, so that another src is tried.
  const [failed, setFailed] = useState<string>();
  // Browsers fetch lazy pictures a screen or two ahead; in low-power mode one waits until it is seen.
  const [waits, setWaits] = useState(isLowPower);
  const wanted = waits || src === undefined || src === "" || src === failed ? placeholder : src;
  return (
    <img
      ref={waits ? (img) => wait(img, () => setWaits(false)) : undefined}
      src={wanted}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      draggable={false}
      className={className}
      onError={() => setFailed(wanted)}
    />
  );
}

/** The code of the observer loads with the first waiting picture. Where it fails to load, pictures are shown at once. */
function wait(img: Element | null, show: () => void): void {
  if (img) void import("../page/whenSeen.ts").then(({ whenSeen }) => whenSeen(img, show), show);
}
