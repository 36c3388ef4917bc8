// Photographs for upload tests, as cameras write them: turned by a mark, with position, XMP and texts.
import type { Page } from "@playwright/test";
import { crc32 } from "node:zlib";

/** Words that each metadata block of a photograph holds. */
export const SECRET = "SecretPhone";

export interface Photograph {
  readonly type: "image/jpeg" | "image/png" | "image/webp";
  /** As it is seen, px. */
  readonly width: number;
  readonly height: number;
  /** The mark of Exif, 1 to 8: how the stored pixels are turned to be seen upright. */
  readonly orientation: number;
}

/**
 * The picture without metadata as base64, its pixels stored for this orientation. Seen upright its quarters are red, green,
 * blue and white, from the top left in the direction of reading.
 */
function draw(page: Page, photograph: Photograph): Promise<string> {
  return page.evaluate(({ type, width, height, orientation }) => {
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = orientation > 4 ? [height, width] : [width, height];
    const pen = canvas.getContext("2d");
    if (pen === null) throw new Error("no canvas");
    const turns: readonly (readonly [number, number, number, number, number, number])[] = [
      [1, 0, 0, 1, 0, 0],
      [-1, 0, 0, 1, width, 0],
      [-1, 0, 0, -1, width, height],
      [1, 0, 0, -1, 0, height],
      [0, 1, 1, 0, 0, 0],
      [0, -1, 1, 0, 0, width],
      [0, -1, -1, 0, height, width],
      [0, 1, -1, 0, height, 0],
    ];
    pen.setTransform(...(turns[orientation - 1] ?? [1, 0, 0, 1, 0, 0]));
    for (const [index, colour] of ["#c80000", "#00a000", "#0000c8", "#ffffff"].entries()) {
      pen.fillStyle = colour;
      pen.fillRect((index % 2) * (width / 2), index < 2 ? 0 : height / 2, width / 2, height / 2);
    }
    return canvas.toDataURL(type, 0.9).replace(/^.*,/, "");
  }, photograph);
}

/** A block of Exif: maker, orientation, and a position on the earth. */
function exif(orientation: number): Buffer {
  const maker = Buffer.from(`${SECRET}\0`, "latin1");
  const [entries, makerAt] = [3, 8 + 2 + 3 * 12 + 4];
  const positionAt = makerAt + maker.length + (maker.length % 2);
  const block = Buffer.alloc(positionAt + 2 + 2 * 12 + 4 + 24);
  const entry = (at: number, tag: number, type: number, count: number, value: number): void => {
    block.writeUInt16LE(tag, at);
    block.writeUInt16LE(type, at + 2);
    block.writeUInt32LE(count, at + 4);
    block.writeUInt32LE(value, at + 8);
  };
  block.write("II*\0", 0, "latin1");
  block.writeUInt32LE(8, 4);
  block.writeUInt16LE(entries, 8);
  entry(10, 0x010f, 2, maker.length, makerAt);
  entry(22, 0x0112, 3, 1, orientation);
  entry(34, 0x8825, 4, 1, positionAt);
  maker.copy(block, makerAt);
  block.writeUInt16LE(2, positionAt);
  entry(positionAt + 2, 0x0001, 2, 2, "N".charCodeAt(0));
  const latitudeAt = positionAt + 2 + 2 * 12 + 4;
  entry(positionAt + 14, 0x0002, 5, 3, latitudeAt);
  for (const [index, number] of [48, 1, 51, 1, 29, 1].entries())
    block.writeUInt32LE(number, latitudeAt + 4 * index);
  return block;
}

const xmp = Buffer.from(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><photo>${SECRET}</photo></x:xmpmeta>`, "latin1");

function segment(marker: number, ...content: readonly Buffer[]): Buffer {
  const body = Buffer.concat(content);
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([head, body]);
}

function withSegments(jpeg: Buffer, orientation: number): Buffer {
  return Buffer.concat([
    jpeg.subarray(0, 2),
    segment(0xe1, Buffer.from("Exif\0\0", "latin1"), exif(orientation)),
    segment(0xe1, Buffer.from("http://ns.adobe.com/xap/1.0/\0", "latin1"), xmp),
    segment(0xfe, Buffer.from(SECRET, "latin1")),
    jpeg.subarray(2),
  ]);
}

function pngChunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, "latin1"), data]);
  const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  size.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([size, body, sum]);
}

/** Behind the first chunk, which ends at byte 33. */
function withChunks(png: Buffer): Buffer {
  return Buffer.concat([
    png.subarray(0, 33),
    pngChunk("tEXt", Buffer.from(`Author\0${SECRET}`, "latin1")),
    pngChunk("iTXt", Buffer.concat([Buffer.from("XML:com.adobe.xmp\0\0\0\0\0", "latin1"), xmp])),
    pngChunk("eXIf", exif(1)),
    png.subarray(33),
  ]);
}

function riffChunk(name: string, data: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.write(name, 0, "latin1");
  head.writeUInt32LE(data.length, 4);
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)]);
}

/** In the extended format, whose header says that Exif and XMP follow. */
function withRiffChunks(webp: Buffer, { width, height }: Photograph): Buffer {
  // A picture with transparent parts is in the extended format already.
  const isExtended = webp.toString("latin1", 12, 16) === "VP8X";
  const header = Buffer.alloc(10);
  header[0] = 0x08 | 0x04 | (isExtended ? (webp[20] ?? 0) : 0);
  header.writeUIntLE(width - 1, 4, 3);
  header.writeUIntLE(height - 1, 7, 3);
  const content = Buffer.concat([
    Buffer.from("WEBP", "latin1"),
    riffChunk("VP8X", header),
    webp.subarray(isExtended ? 30 : 12),
    riffChunk("EXIF", exif(1)),
    riffChunk("XMP ", xmp),
  ]);
  return riffChunk("RIFF", content);
}

/** The bytes of a photograph with all its metadata; `page` encodes the pixels. */
export async function aPhotograph(page: Page, photograph: Photograph): Promise<Buffer> {
  const bytes = Buffer.from(await draw(page, photograph), "base64");
  if (photograph.type === "image/jpeg") return withSegments(bytes, photograph.orientation);
  return photograph.type === "image/png" ? withChunks(bytes) : withRiffChunks(bytes, photograph);
}

/** What is seen of an address: its size, and the colours of its quarters in the direction of reading. */
export function seenAt(
  page: Page,
  address: string,
): Promise<{ readonly width: number; readonly height: number; readonly quarters: string }> {
  return page.evaluate(async (src) => {
    const blob = await (await fetch(src)).blob();
    // The pixels as they are stored: a mark that turns them must not be needed.
    const picture = await createImageBitmap(blob, { imageOrientation: "none" });
    const { width, height } = picture;
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [width, height];
    const pen = canvas.getContext("2d", { willReadFrequently: true });
    if (pen === null) throw new Error("no canvas");
    pen.drawImage(picture, 0, 0);
    const quarters = [0, 1, 2, 3].map((index) => {
      const [x, y] = [((index % 2) + 0.5) * (width / 2), ((index < 2 ? 0 : 1) + 0.5) * (height / 2)];
      const [red = 0, green = 0, blue = 0] = pen.getImageData(x, y, 1, 1).data;
      if (Math.min(red, green, blue) > 200) return "white";
      return red > 120 ? "red" : green > 100 ? "green" : "blue";
    });
    return { width, height, quarters: quarters.join(" ") };
  }, address);
}
