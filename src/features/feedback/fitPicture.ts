// Makes a chosen picture one that the server takes: PNG, JPEG or WebP of at most 2 MB, drawn smaller where it must be.

/** What the server takes as it is. */
const TYPES: ReadonlySet<string> = new Set(["image/png", "image/jpeg", "image/webp"]);
const MAX_BYTES = 2 * 1024 * 1024;
/** Enough to read the words on a picture of a screen. */
const MAX_EDGE = 2_048;
/** Larger files are not opened: they would cost a phone its memory. */
const MAX_FILE_BYTES = 30 * 1024 * 1024;
/** Each in turn, until the picture is small enough. */
const QUALITIES = [0.85, 0.7, 0.5] as const;

/** undefined when it is no picture that this browser can open, or cannot be made small enough. */
export async function fitPicture(file: Blob): Promise<Blob | undefined> {
  if (TYPES.has(file.type) && file.size <= MAX_BYTES) return file;
  if (!file.type.startsWith("image/") || file.size > MAX_FILE_BYTES) return undefined;
  try {
    const picture = await createImageBitmap(file);
    const canvas = document.createElement("canvas");
    const scale = Math.min(1, MAX_EDGE / Math.max(picture.width, picture.height));
    canvas.width = Math.max(1, Math.round(picture.width * scale));
    canvas.height = Math.max(1, Math.round(picture.height * scale));
    const pen = canvas.getContext("2d");
    if (pen === null) return undefined;
    // What is transparent stands on white: a JPEG knows no transparency.
    pen.fillStyle = "#fff";
    pen.fillRect(0, 0, canvas.width, canvas.height);
    pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    for (const quality of QUALITIES) {
      const blob = await encode(canvas, quality);
      if (blob && blob.size <= MAX_BYTES) return blob;
    }
  } catch {
    // No picture, whatever its name says.
  }
  return undefined;
}

function encode(canvas: HTMLCanvasElement, quality: number): Promise<Blob | null> {
  return new Promise((resolve) => {
    canvas.toBlob(resolve, "image/jpeg", quality);
  });
}
