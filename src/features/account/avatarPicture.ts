// Turns a chosen file into the picture that is sent: decoded, cropped, 512 px square, at most 2 MB.
import { MEDIA_LIMITS } from "#domain/writing/mediaLimits.ts";
import { encodePicture } from "#state/media/encodePicture.ts";
import { hasTruePixels } from "#state/media/truePixels.ts";

/** MIME types that a member may choose. */
export const PICTURE_TYPES = ["image/png", "image/jpeg", "image/webp"] as const;
/** Edge of the picture that is sent, px. */
const EDGE = 512;
/** Longest edge of the preview, px: sharp enough at the largest zoom, small enough as a data address. */
const PREVIEW_EDGE = 2048;
const PREVIEW_QUALITY = 0.85;

/** "falsified": this browser hands out other pixels than were drawn. */
export type PictureProblem = "type" | "large" | "broken" | "falsified";

export interface OpenedPicture {
  readonly bitmap: ImageBitmap;
  /** Data address of the same picture, possibly smaller, for the dialog. */
  readonly preview: string;
}

/** A part of a picture, in percent of its width and height. */
export interface PictureArea {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The picture in a file, turned as the camera was held; or why there is none. The caller closes the bitmap. */
export async function openPicture(file: File): Promise<OpenedPicture | PictureProblem> {
  if (!PICTURE_TYPES.some((type) => type === file.type)) return "type";
  if (file.size > MEDIA_LIMITS.chosenPictureBytes) return "large";
  try {
    if (!(await hasTruePixels())) return "falsified";
    const bitmap = await createImageBitmap(file);
    if (bitmap.width === 0 || bitmap.height === 0) return "broken";
    const scale = Math.min(1, PREVIEW_EDGE / Math.max(bitmap.width, bitmap.height));
    const canvas = drawPicture(bitmap, WHOLE, bitmap.width * scale, bitmap.height * scale);
    return { bitmap, preview: canvas.toDataURL("image/jpeg", PREVIEW_QUALITY) };
  } catch {
    return "broken";
  }
}

const WHOLE: PictureArea = { x: 0, y: 0, width: 100, height: 100 };

/** The largest square in the middle of a picture. */
function middleSquare({ width, height }: ImageBitmap): PictureArea {
  const side = Math.min(width, height) * 100;
  const area = { width: side / width, height: side / height };
  return { ...area, x: (100 - area.width) / 2, y: (100 - area.height) / 2 };
}

/** A canvas of this size, px, that shows a part of a picture. */
function drawPicture(
  picture: ImageBitmap,
  area: PictureArea,
  width: number,
  height: number,
): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(width));
  canvas.height = Math.max(1, Math.round(height));
  const pen = canvas.getContext("2d");
  if (pen === null) return canvas;
  const [across, down] = [picture.width / 100, picture.height / 100];
  // Transparent parts become white, because a JPEG has no transparency.
  pen.fillStyle = "#fff";
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.imageSmoothingQuality = "high";
  pen.drawImage(
    picture,
    area.x * across,
    area.y * down,
    area.width * across,
    area.height * down,
    0,
    0,
    canvas.width,
    canvas.height,
  );
  return canvas;
}

export interface CroppedPicture {
  readonly blob: Blob;
  /** Data address of the same picture, for the page. */
  readonly dataUrl: string;
}

/**
 * The chosen square as WebP, or as JPEG where the browser writes no WebP; undefined when it stays above 2 MB. Without
 * an area it is the largest square in the middle.
 */
export async function cropPicture(
  picture: ImageBitmap,
  area: PictureArea = middleSquare(picture),
): Promise<CroppedPicture | undefined> {
  const canvas = drawPicture(picture, area, EDGE, EDGE);
  const blob = await encodePicture(canvas);
  return blob && { blob, dataUrl: await readDataUrl(blob) };
}

function readDataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener("loadend", () => resolve(typeof reader.result === "string" ? reader.result : ""));
    reader.readAsDataURL(blob);
  });
}
