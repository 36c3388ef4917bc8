// Encodes what a canvas shows as a picture that the server accepts: WebP where the browser writes it.
// See docs/product.md#redrawn-pictures.
import { MEDIA_LIMITS } from "#domain/writing/mediaLimits.ts";

/** Tried in turn until the picture is small enough. */
const QUALITIES = [0.85, 0.7, 0.5] as const;

/** undefined where the browser writes another type instead. */
function encode(canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob | undefined> {
  return new Promise((resolve) => {
    canvas.toBlob((blob) => resolve(blob?.type === type ? blob : undefined), type, quality);
  });
}

/**
 * At most 2 MB (docs/wire.md#picture-uploads): WebP, or JPEG where the browser writes no WebP, or PNG where the picture
 * has transparent parts besides. undefined when it stays larger.
 */
export async function encodePicture(
  canvas: HTMLCanvasElement,
  options: { readonly isTransparent?: boolean } = {},
): Promise<Blob | undefined> {
  const spare = options.isTransparent === true ? "image/png" : "image/jpeg";
  for (const quality of QUALITIES) {
    const blob = (await encode(canvas, "image/webp", quality)) ?? (await encode(canvas, spare, quality));
    if (blob && blob.size <= MEDIA_LIMITS.pictureBytes) return blob;
  }
  return undefined;
}
