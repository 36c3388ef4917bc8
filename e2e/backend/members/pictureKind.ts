// Detects the kind of a picture file by its first bytes, whatever its declared type.

export interface PictureKind {
  readonly type: string;
  readonly extension: string;
}

const PNG: PictureKind = { type: "image/png", extension: "png" };
const JPEG: PictureKind = { type: "image/jpeg", extension: "jpg" };
const WEBP: PictureKind = { type: "image/webp", extension: "webp" };

/** Undefined for anything but PNG, JPEG or WebP. */
export function pictureKind(bytes: Uint8Array): PictureKind | undefined {
  const head = Buffer.from(bytes.subarray(0, 12)).toString("latin1");
  if (head.startsWith("\x89PNG\r\n\x1a\n")) return PNG;
  if (head.startsWith("\xff\xd8\xff")) return JPEG;
  return head.startsWith("RIFF") && head.slice(8) === "WEBP" ? WEBP : undefined;
}
