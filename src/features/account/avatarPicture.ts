// Turns a chosen file into the picture that is sent: decoded, cropped, 512 px square, at most 2 MB.
import type { Crop } from "./crop.ts";
import { squareOf } from "./crop.ts";

/** What is taken from the user. */
export const PICTURE_TYPES = ["image/png", "image/jpeg", "image/webp"] as const;
/** Edge of what is sent, px. */
const EDGE = 512;
/** CONTRACT §4: at most 2 MB are taken. */
const MAX_BYTES = 2 * 1024 * 1024;
/** Larger files are not opened: they would cost a phone its memory. */
const MAX_FILE_BYTES = 30 * 1024 * 1024;
/** Each in turn, until the picture is small enough. */
const QUALITIES = [0.9, 0.75, 0.5] as const;

export type PictureProblem = "type" | "large" | "broken";

export type OpenedPicture =
  | { readonly ok: true; readonly picture: ImageBitmap }
  | { readonly ok: false; readonly problem: PictureProblem };

/** The picture in a file, turned as its camera was held. */
export async function openPicture(file: File): Promise<OpenedPicture> {
  if (!PICTURE_TYPES.some((type) => type === file.type)) return { ok: false, problem: "type" };
  if (file.size > MAX_FILE_BYTES) return { ok: false, problem: "large" };
  try {
    const picture = await createImageBitmap(file);
    return picture.width > 0 && picture.height > 0 ? { ok: true, picture } : { ok: false, problem: "broken" };
  } catch {
    return { ok: false, problem: "broken" };
  }
}

/** Draws the chosen square over the whole of a square canvas. */
export function drawCrop(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop): void {
  const pen = canvas.getContext("2d");
  if (pen === null) return;
  const { left, top, side } = squareOf(picture, crop);
  // What is transparent stands on white: a JPEG knows no transparency.
  pen.fillStyle = "#fff";
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.imageSmoothingQuality = "high";
  pen.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height);
}

export interface CroppedPicture {
  readonly blob: Blob;
  /** The same to be shown: the page's policy lets no blob addresses in. */
  readonly dataUrl: string;
}

/** The chosen square as WebP, or JPEG where the browser writes none; undefined when it cannot be made small enough. */
export async function cropPicture(picture: ImageBitmap, crop: Crop): Promise<CroppedPicture | undefined> {
  const canvas = document.createElement("canvas");
  canvas.width = EDGE;
  canvas.height = EDGE;
  drawCrop(canvas, picture, crop);
  for (const quality of QUALITIES) {
    const blob =
      (await encode(canvas, "image/webp", quality)) ?? (await encode(canvas, "image/jpeg", quality));
    if (blob && blob.size <= MAX_BYTES) return { blob, dataUrl: await readDataUrl(blob) };
  }
  return undefined;
}

/** undefined where the browser writes another type in its place. */
function encode(canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob | undefined> {
  return new Promise((resolve) => {
    canvas.toBlob((blob) => resolve(blob?.type === type ? blob : undefined), type, quality);
  });
}

function readDataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener("loadend", () => resolve(typeof reader.result === "string" ? reader.result : ""));
    reader.readAsDataURL(blob);
  });
}
