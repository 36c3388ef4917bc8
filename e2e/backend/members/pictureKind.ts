// Reads the kind and the size of a picture file from its bytes, whatever its declared type.

export interface PictureKind {
  readonly type: string;
  readonly extension: string;
  /** In px. */
  readonly width: number;
  readonly height: number;
}

type Size = Pick<PictureKind, "width" | "height">;

/** In px: larger pictures are damaged or hostile. */
const MAX_SIDE = 20_000;

const word = (bytes: Buffer, from: number, to: number): string => bytes.toString("latin1", from, to);

/** The size stands in the first chunk. */
function pngSize(bytes: Buffer): Size | undefined {
  if (bytes.length < 24 || word(bytes, 12, 16) !== "IHDR") return undefined;
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

/** Goes from marker to marker up to the frame header (SOF0 to SOF15 without DHT, JPG and DAC). */
function jpegSize(bytes: Buffer): Size | undefined {
  let at = 2;
  while (at + 9 < bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) };
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return undefined;
}

/** The first chunk: a lossy or lossless frame, or the header of the extended format. */
function webpSize(bytes: Buffer): Size | undefined {
  if (bytes.length < 30) return undefined;
  const chunk = word(bytes, 12, 16);
  if (chunk === "VP8X") return { width: 1 + bytes.readUIntLE(24, 3), height: 1 + bytes.readUIntLE(27, 3) };
  if (chunk === "VP8 ") {
    return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
  }
  if (chunk !== "VP8L") return undefined;
  const bits = bytes.readUInt32LE(21);
  return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff) };
}

const KINDS = [
  {
    type: "image/png",
    extension: "png",
    is: (head: string) => head.startsWith("\x89PNG\r\n\x1a\n"),
    size: pngSize,
  },
  {
    type: "image/jpeg",
    extension: "jpg",
    is: (head: string) => head.startsWith("\xff\xd8\xff"),
    size: jpegSize,
  },
  {
    type: "image/webp",
    extension: "webp",
    is: (head: string) => head.startsWith("RIFF") && head.slice(8) === "WEBP",
    size: webpSize,
  },
] as const;

/** Undefined for anything but a PNG, JPEG or WebP file with a size. */
export function pictureKind(content: Uint8Array): PictureKind | undefined {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  const head = word(bytes, 0, 12);
  const kind = KINDS.find(({ is }) => is(head));
  const size = kind?.size(bytes);
  if (kind === undefined || size === undefined) return undefined;
  const isPossible = [size.width, size.height].every((side) => side >= 1 && side <= MAX_SIDE);
  return isPossible ? { type: kind.type, extension: kind.extension, ...size } : undefined;
}
