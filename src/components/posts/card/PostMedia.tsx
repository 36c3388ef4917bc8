// The pictures and videos of a post: one in its own shape, several as a grid of squares. Their space is reserved.
// See docs/product.md#posts-on-the-screen.
import { useLingui } from "@lingui/react/macro";
import type { Medium } from "#domain/community/post.ts";
import { Image } from "#ui/content/Image.tsx";
import styles from "./PostMedia.module.css";

/** Shown for a picture that cannot be loaded. Not in the table of placeholders, which belongs to the first screen. */
const PLACEHOLDER = "/images/default-picture.svg";
/** Sides of a medium whose size the server does not know, CSS px. */
const UNKNOWN = { width: 640, height: 480 } as const;
/** A single picture is at most this many times as high as wide, so that it fits on a phone. */
const TALLEST = 1.25;

function sizeOf({ width, height }: Medium): { readonly width: number; readonly height: number } {
  return width > 0 && height > 0 ? { width, height } : UNKNOWN;
}

export function PostMedia({ media }: { readonly media: readonly Medium[] }) {
  const single = media.length === 1;
  return (
    <div className={styles["media"]} data-count={Math.min(media.length, 9)}>
      {media.map((medium, at) => (
        <MediumTile
          // oxlint-disable-next-line react/no-array-index-key -- the same picture may be given twice
          key={`${at} ${medium.src}`}
          medium={medium}
          single={single}
        />
      ))}
    </div>
  );
}

function MediumTile({ medium, single }: { readonly medium: Medium; readonly single: boolean }) {
  const { t } = useLingui();
  const { width, height } = sizeOf(medium);
  const ratio = single ? `${width} / ${Math.min(height, width * TALLEST)}` : "1 / 1";
  return (
    <span
      className={styles["tile"]}
      style={{ aspectRatio: ratio, maxInlineSize: single ? width : undefined }}
    >
      {medium.kind === "image" ? (
        <Image
          src={medium.src}
          placeholder={PLACEHOLDER}
          width={width}
          height={height}
          alt={medium.alt === "" ? t`Picture without a description` : medium.alt}
          className={styles["fill"]}
        />
      ) : (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- members upload videos without captions
        <video
          src={medium.src}
          poster={medium.poster === "" ? undefined : medium.poster}
          width={width}
          height={height}
          controls
          playsInline
          preload="none"
          aria-label={medium.alt === "" ? t`Video` : medium.alt}
          className={styles["fill"]}
        />
      )}
    </span>
  );
}
