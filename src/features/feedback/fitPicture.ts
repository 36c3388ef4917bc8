// Converts a chosen picture to PNG, JPEG or WebP of at most 2 MB, scaled down where needed.

/** MIME types that the server accepts. */
const TYPES: ReadonlySet<string> = new Set(["image/png", "image/jpeg", "image/webp"]);
const MAX_BYTES = 2 * 1024 * 1024;
/** Longest edge, px: enough to read the text of a screenshot. */
const MAX_EDGE = 2_048;
/** Larger files are not opened: decoded, they may exceed the memory of a phone. */
const MAX_FILE_BYTES = 30 * 1024 * 1024;
/** Tried in turn until the picture is small enough. */
const QUALITIES = [0.85, 0.7, 0.5] as const;

/** undefined when this browser cannot open the picture, or it stays too large. */
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
    // Transparent parts become white, because a JPEG has no transparency.
    pen.fillStyle = "#fff";
    pen.fillRect(0, 0, canvas.width, canvas.height);
    pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    for (const quality of QUALITIES) {
      const blob = await encode(canvas, quality);
      if (blob && blob.size <= MAX_BYTES) return blob;
    }
  } catch {
    // Not a picture, despite its MIME type.
  }
  return undefined;
}

function encode(canvas: HTMLCanvasElement, quality: number): Promise<Blob | null> {
  return new Promise((resolve) => {
    canvas.toBlob(resolve, "image/jpeg", quality);
  });
}
