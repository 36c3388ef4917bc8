// Draws pictures and videos of rich text with their room reserved, so that nothing moves when they arrive.
// See docs/product.md#pictures-and-videos-of-rich-text.
import type { ReactNode } from "react";
import type { Picture } from "#domain/richText/delta.ts";
import type { TextFigure } from "#domain/richText/lines.ts";
import styles from "./RichText.module.css";
import type { Setting } from "./setting.ts";

interface Sides {
  readonly width?: number;
  readonly height?: number;
  readonly className: string | undefined;
}

/** Without a size it gets a box of fixed shape. */
function sidesOf({ width, height }: Pick<Picture, "width" | "height">): Sides {
  return width > 0 ? { width, height, className: styles["sized"] } : { className: styles["unsized"] };
}

export function drawPicture(picture: Picture): ReactNode {
  return <img {...sidesOf(picture)} loading="lazy" decoding="async" alt={picture.alt} src={picture.src} />;
}

export function drawFigure(figure: TextFigure, { dir }: Setting): ReactNode {
  const { caption } = "video" in figure ? figure.video : figure.picture;
  return (
    <figure>
      {"video" in figure ? (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- the caption of a member's video is its text below it
        <video
          {...sidesOf(figure.video)}
          controls
          playsInline
          preload="none"
          src={figure.video.src}
          poster={figure.video.posterUrl || undefined}
        />
      ) : (
        drawPicture(figure.picture)
      )}
      {caption === "" ? null : <figcaption dir={dir}>{caption}</figcaption>}
    </figure>
  );
}
