// Reads the kind, size and length of a video file from its bytes: MP4 boxes or WebM elements.

export interface VideoKind {
  readonly type: "video/mp4" | "video/webm";
  readonly extension: "mp4" | "webm";
  /** In px. */
  readonly width: number;
  readonly height: number;
  /** In s. */
  readonly duration: number;
}

type Found = Pick<VideoKind, "width" | "height" | "duration">;

interface Part {
  readonly name: string;
  /** Content, as places in the file. */
  readonly from: number;
  readonly to: number;
}

/** In px: larger videos are damaged or hostile. */
const MAX_SIDE = 10_000;

/** The boxes in a range of an MP4 file; stops where a size is impossible. */
function boxesIn(bytes: Buffer, from: number, to: number): readonly Part[] {
  const boxes: Part[] = [];
  let at = from;
  while (at + 8 <= to) {
    const short = bytes.readUInt32BE(at);
    const isLong = short === 1 && at + 16 <= to;
    const size = short === 0 ? to - at : isLong ? Number(bytes.readBigUInt64BE(at + 8)) : short;
    const head = isLong ? 16 : 8;
    if (size < head || at + size > to) break;
    boxes.push({ name: bytes.toString("latin1", at + 4, at + 8), from: at + head, to: at + size });
    at += size;
  }
  return boxes;
}

function readMp4(bytes: Buffer): Found | undefined {
  const movie = boxesIn(bytes, 0, bytes.length).find(({ name }) => name === "moov");
  const parts = movie === undefined ? [] : boxesIn(bytes, movie.from, movie.to);
  const header = parts.find(({ name }) => name === "mvhd");
  if (header === undefined || header.to - header.from < 32) return undefined;
  const isLong = bytes[header.from] === 1;
  const scale = bytes.readUInt32BE(header.from + (isLong ? 20 : 12));
  const length = isLong
    ? Number(bytes.readBigUInt64BE(header.from + 24))
    : bytes.readUInt32BE(header.from + 16);
  for (const track of parts.filter(({ name }) => name === "trak")) {
    const about = boxesIn(bytes, track.from, track.to).find(({ name }) => name === "tkhd");
    if (about === undefined || about.to - about.from < 84) continue;
    // The last two fields, fixed-point numbers; both are 0 for sound.
    const [width, height] = [bytes.readUInt16BE(about.to - 8), bytes.readUInt16BE(about.to - 4)];
    if (width > 0 && height > 0)
      return { width, height, duration: scale === 0 ? Number.NaN : length / scale };
  }
  return undefined;
}

/** Ids of WebM elements, in hex. */
const ID = {
  segment: "18538067",
  info: "1549a966",
  scale: "2ad7b1",
  duration: "4489",
  tracks: "1654ae6b",
  track: "ae",
  video: "e0",
  width: "b0",
  height: "ba",
  cluster: "1f43b675",
  time: "e7",
} as const;

/** A number of the format's variable length: its first byte says how long it is. */
function readVariable(
  bytes: Buffer,
  at: number,
): { readonly length: number; readonly value: number } | undefined {
  const length = Math.clz32(bytes[at] ?? 0) - 23;
  if (length > 8 || at + length > bytes.length) return undefined;
  let value = (bytes[at] ?? 0) & (0xff >> length);
  let isUnknown = value === 0xff >> length;
  for (let place = 1; place < length; place++) {
    const byte = bytes[at + place] ?? 0;
    isUnknown &&= byte === 0xff;
    value = value * 256 + byte;
  }
  return { length, value: isUnknown ? Number.POSITIVE_INFINITY : value };
}

/** The elements in a range of a WebM file; one of unknown size reaches to the end of the range. */
function elementsIn(bytes: Buffer, from: number, to: number): readonly Part[] {
  const elements: Part[] = [];
  let at = from;
  while (at < to) {
    const idLength = Math.clz32(bytes[at] ?? 0) - 23;
    const size = idLength > 4 ? undefined : readVariable(bytes, at + idLength);
    if (size === undefined) break;
    const start = at + idLength + size.length;
    const end = Math.min(to, start + size.value);
    elements.push({ name: bytes.toString("hex", at, at + idLength), from: start, to: end });
    at = end;
  }
  return elements;
}

const wholeIn = (bytes: Buffer, part: Part | undefined): number | undefined => {
  const length = part === undefined ? 0 : part.to - part.from;
  return part !== undefined && length >= 1 && length <= 6 ? bytes.readUIntBE(part.from, length) : undefined;
};

function floatIn(bytes: Buffer, part: Part | undefined): number | undefined {
  if (part === undefined) return undefined;
  if (part.to - part.from === 4) return bytes.readFloatBE(part.from);
  return part.to - part.from === 8 ? bytes.readDoubleBE(part.from) : undefined;
}

/** The time of the last cluster, for a recording that was written without its length. */
function lastTime(bytes: Buffer): number | undefined {
  const at = bytes.lastIndexOf(Buffer.from(ID.cluster, "hex"));
  const cluster = at < 0 ? undefined : elementsIn(bytes, at, bytes.length)[0];
  if (cluster === undefined) return undefined;
  return wholeIn(
    bytes,
    elementsIn(bytes, cluster.from, cluster.to).find(({ name }) => name === ID.time),
  );
}

function readWebm(bytes: Buffer): Found | undefined {
  const segment = elementsIn(bytes, 0, bytes.length).find(({ name }) => name === ID.segment);
  if (segment === undefined) return undefined;
  const parts = elementsIn(bytes, segment.from, segment.to);
  const inside = (part: Part | undefined): readonly Part[] =>
    part === undefined ? [] : elementsIn(bytes, part.from, part.to);
  const named = (among: readonly Part[], wanted: string): Part | undefined =>
    among.find(({ name }) => name === wanted);
  const info = inside(named(parts, ID.info));
  const scale = wholeIn(bytes, named(info, ID.scale)) ?? 1_000_000;
  const length = floatIn(bytes, named(info, ID.duration)) ?? lastTime(bytes);
  for (const track of inside(named(parts, ID.tracks)).filter(({ name }) => name === ID.track)) {
    const video = inside(named(inside(track), ID.video));
    const [width, height] = [wholeIn(bytes, named(video, ID.width)), wholeIn(bytes, named(video, ID.height))];
    if (width !== undefined && height !== undefined) {
      return { width, height, duration: length === undefined ? Number.NaN : (length * scale) / 1e9 };
    }
  }
  return undefined;
}

/** Undefined for anything but an MP4 or WebM file with a picture, a size and a length. */
export function videoKind(content: Uint8Array): VideoKind | undefined {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  const isMp4 = bytes.toString("latin1", 4, 8) === "ftyp";
  const isWebm = bytes.toString("hex", 0, 4) === "1a45dfa3" && bytes.subarray(0, 64).includes("webm");
  if (!isMp4 && !isWebm) return undefined;
  const found = isMp4 ? readMp4(bytes) : readWebm(bytes);
  if (found === undefined || !Number.isFinite(found.duration) || found.duration < 0) return undefined;
  if ([found.width, found.height].some((side) => side < 1 || side > MAX_SIDE)) return undefined;
  return { ...(isMp4 ? MP4 : WEBM), ...found };
}

const MP4 = { type: "video/mp4", extension: "mp4" } as const;
const WEBM = { type: "video/webm", extension: "webm" } as const;
