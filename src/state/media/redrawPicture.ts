// Redraws a chosen picture: upright, at most 2,048 px and 2 MB, with nothing of its file but what is seen.
// See docs/product.md#redrawn-pictures.
import { MEDIA_LIMITS } from "#domain/writing/mediaLimits.ts";
import { encodePicture } from "./encodePicture.ts";

export interface RedrawnPicture {
  readonly blob: Blob;
  /** px */
  readonly width: number;
  readonly height: number;
}

/** "large": too large to be opened. "broken": this browser cannot open it, or it stays above 2 MB. */
export type RedrawProblem = "large" | "broken";

/** Edge of the copy in which transparent parts are looked for, px. */
const LOOK_EDGE = 64;
/** How often the edges are halved when a picture stays too large. */
const HALVINGS = 2;

function drawn(
  picture: CanvasImageSource,
  width: number,
  height: number,
): { readonly canvas: HTMLCanvasElement; readonly pen: CanvasRenderingContext2D } | undefined {
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(width));
  canvas.height = Math.max(1, Math.round(height));
  const pen = canvas.getContext("2d");
  if (pen === null) return undefined;
  pen.imageSmoothingQuality = "high";
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return { canvas, pen };
}

function isTransparent(bitmap: ImageBitmap): boolean {
  const copy = drawn(bitmap, LOOK_EDGE, LOOK_EDGE);
  const pixels = copy?.pen.getImageData(0, 0, LOOK_EDGE, LOOK_EDGE).data ?? [];
  return pixels.some((value, place) => place % 4 === 3 && value < 255);
}

/** The picture in `file` drawn anew. Never throws. */
export async function redrawPicture(file: Blob): Promise<RedrawnPicture | RedrawProblem> {
  if (file.size > MEDIA_LIMITS.chosenPictureBytes) return "large";
  let bitmap: ImageBitmap | undefined;
  try {
    // Decoded outside of the page's thread, and turned as the camera was held.
    bitmap = await createImageBitmap(file, { imageOrientation: "from-image" });
    const { width, height } = bitmap;
    if (width * height > MEDIA_LIMITS.chosenPixels) return "large";
    const hasHoles = file.type !== "image/jpeg" && isTransparent(bitmap);
    let scale = Math.min(1, MEDIA_LIMITS.pictureEdge / Math.max(width, height));
    for (let halved = 0; halved <= HALVINGS; halved += 1) {
      const canvas = drawn(bitmap, width * scale, height * scale)?.canvas;
      const blob = canvas && (await encodePicture(canvas, { isTransparent: hasHoles }));
      if (canvas && blob) return { blob, width: canvas.width, height: canvas.height };
      scale /= 2;
    }
  } catch {
    // Not a picture, despite its first bytes.
  } finally {
    bitmap?.close();
  }
  return "broken";
}
