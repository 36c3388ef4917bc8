// Redraws a chosen picture: upright, at most 2,048 px and 2 MB, with nothing of its file but what is seen.
// See docs/product.md#redrawn-pictures.
import { MEDIA_LIMITS } from "#domain/writing/mediaLimits.ts";
import { encodePicture } from "./encodePicture.ts";
import { hasTruePixels } from "./truePixels.ts";

export interface RedrawnPicture {
  readonly blob: Blob;
  /** px */
  readonly width: number;
  readonly height: number;
}

/**
 * "large": too large to be opened. "broken": this browser cannot open it, or it stays above 2 MB. "falsified": this
 * browser hands out other pixels than were drawn.
 */
export type RedrawProblem = "large" | "broken" | "falsified";

/** Edge of the copy in which transparent parts are looked for, px. */
const LOOK_EDGE = 64;
/** How often the edges are halved when a picture stays too large. */
const HALVINGS = 2;
/** Rows of the new picture that are drawn in one task: without a graphics card all at once block the page for 0.2 s. */
const ROWS_AT_ONCE = 128;

interface Drawing {
  readonly canvas: HTMLCanvasElement;
  readonly pen: CanvasRenderingContext2D;
}

function begin(width: number, height: number): Drawing | undefined {
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(width));
  canvas.height = Math.max(1, Math.round(height));
  // Kept in memory: otherwise the browser only notes what is drawn, and does all of it at the end.
  const pen = canvas.getContext("2d", { willReadFrequently: true });
  if (pen === null) return undefined;
  pen.imageSmoothingQuality = "high";
  return { canvas, pen };
}

const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** The picture in this size, drawn in steps. The clip leaves each step the same pixels as the whole has. */
async function drawn(picture: ImageBitmap, width: number, height: number): Promise<Drawing | undefined> {
  const drawing = begin(width, height);
  if (drawing === undefined) return undefined;
  const { canvas, pen } = drawing;
  for (let row = 0; row < canvas.height; row += ROWS_AT_ONCE) {
    await nextTask();
    pen.save();
    pen.beginPath();
    pen.rect(0, row, canvas.width, ROWS_AT_ONCE);
    pen.clip();
    pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
    pen.restore();
  }
  return drawing;
}

function isTransparent(canvas: HTMLCanvasElement): boolean {
  const copy = begin(LOOK_EDGE, LOOK_EDGE);
  copy?.pen.drawImage(canvas, 0, 0, LOOK_EDGE, LOOK_EDGE);
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
    if (!(await hasTruePixels())) return "falsified";
    const { width, height } = bitmap;
    if (width * height > MEDIA_LIMITS.chosenPixels) return "large";
    let scale = Math.min(1, MEDIA_LIMITS.pictureEdge / Math.max(width, height));
    for (let halved = 0; halved <= HALVINGS; halved += 1) {
      const canvas = (await drawn(bitmap, width * scale, height * scale))?.canvas;
      const hasHoles = file.type !== "image/jpeg" && canvas !== undefined && isTransparent(canvas);
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
