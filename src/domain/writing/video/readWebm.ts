// Reads a WebM file: elements, each with an id and a size of variable length.
// See docs/product.md#uploads.
import { isInside, type KeyFrame, type Range, type VideoFacts } from "./videoFacts.ts";

interface Element extends Range {
  readonly id: number;
  /** Where its id begins. */
  readonly start: number;
}

const ID = {
  segment: 0x18538067,
  info: 0x1549a966,
  scale: 0x2ad7b1,
  duration: 0x4489,
  tracks: 0x1654ae6b,
  track: 0xae,
  number: 0xd7,
  codec: 0x86,
  video: 0xe0,
  width: 0xb0,
  height: 0xba,
  cluster: 0x1f43b675,
  time: 0xe7,
  simpleBlock: 0xa3,
  blockGroup: 0xa0,
  block: 0xa1,
  tags: 0x1254c367,
  attachments: 0x1941a469,
} as const;

const CODECS: Readonly<Record<string, string>> = {
  V_VP8: "vp8",
  V_VP9: "vp09.00.10.08",
  V_AV1: "av01.0.04M.08",
};

/** The format's own scale: a millisecond, in ns. */
const MILLISECOND = 1_000_000;

/** A number of variable length: the zeros at the beginning of its first byte say how long it is. */
function readVariable(
  bytes: Uint8Array,
  at: number,
): { readonly length: number; readonly value: number } | undefined {
  const first = bytes[at] ?? 0;
  const length = Math.clz32(first) - 23;
  if (length > 8 || at + length > bytes.length) return undefined;
  let value = first & (0xff >> length);
  let isUnknown = value === 0xff >> length;
  for (let place = 1; place < length; place += 1) {
    const byte = bytes[at + place] ?? 0;
    isUnknown &&= byte === 0xff;
    value = value * 256 + byte;
  }
  return { length, value: isUnknown ? Number.POSITIVE_INFINITY : value };
}

/** The elements in a range; one of unknown size reaches to the end of the range. */
function elementsIn(bytes: Uint8Array, range: Range | undefined): readonly Element[] {
  const found: Element[] = [];
  let at = range?.from ?? 0;
  const to = range?.to ?? 0;
  while (at < to) {
    const length = Math.clz32(bytes[at] ?? 0) - 23;
    const size = length > 4 ? undefined : readVariable(bytes, at + length);
    if (size === undefined) break;
    let id = 0;
    for (let place = 0; place < length; place += 1) id = id * 256 + (bytes[at + place] ?? 0);
    const from = at + length + size.length;
    // The range ends within the head of this element.
    if (from > to) break;
    found.push({ id, start: at, from, to: Math.min(to, from + size.value) });
    at = from + size.value;
  }
  return found;
}

const named = (among: readonly Element[], id: number): Element | undefined =>
  among.find((each) => each.id === id);

function wholeIn(bytes: Uint8Array, part: Range | undefined): number | undefined {
  if (part === undefined || part.to - part.from < 1 || part.to - part.from > 6) return undefined;
  return bytes.subarray(part.from, part.to).reduce((value, byte) => value * 256 + byte, 0);
}

function floatIn(bytes: Uint8Array, part: Range | undefined): number | undefined {
  if (part === undefined) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset + part.from, part.to - part.from);
  if (view.byteLength === 4) return view.getFloat32(0);
  return view.byteLength === 8 ? view.getFloat64(0) : undefined;
}

const textIn = (bytes: Uint8Array, part: Range | undefined): string =>
  part === undefined
    ? ""
    : String.fromCharCode(...bytes.subarray(part.from, Math.min(part.to, part.from + 32)));

/** The content of a block of this track that is a key frame: behind the track's number, the time and the flags. */
function frameIn(bytes: Uint8Array, { id, from, to }: Element, track: number): Range | undefined {
  const number = readVariable(bytes, from);
  if (number === undefined || number.value !== track) return undefined;
  const content = from + number.length + 3;
  const flags = bytes[content - 1] ?? 0;
  // The block of a group has no such flag; the first one of a file is a key frame.
  return (id === ID.block || (flags & 0x80) !== 0) && content < to ? { from: content, to } : undefined;
}

function firstKeyFrame(bytes: Uint8Array, clusters: readonly Element[], track: number): Range | undefined {
  for (const cluster of clusters) {
    for (const part of elementsIn(bytes, cluster)) {
      const block = part.id === ID.blockGroup ? named(elementsIn(bytes, part), ID.block) : part;
      const isBlock = block?.id === ID.simpleBlock || block?.id === ID.block;
      const frame = block !== undefined && isBlock ? frameIn(bytes, block, track) : undefined;
      if (frame !== undefined) return frame;
    }
  }
  return undefined;
}

/** The time of the last cluster, for a recording that was written without its length and the sizes of its clusters. */
function lastTime(bytes: Uint8Array): number | undefined {
  const at = bytes.findLastIndex(
    (byte, place) =>
      byte === 0x1f && bytes[place + 1] === 0x43 && bytes[place + 2] === 0xb6 && bytes[place + 3] === 0x75,
  );
  if (at < 0) return undefined;
  const [cluster] = elementsIn(bytes, { from: at, to: bytes.length });
  return wholeIn(bytes, named(elementsIn(bytes, cluster), ID.time));
}

/** undefined for a file without a picture track. */
export function readWebm(bytes: Uint8Array): VideoFacts | undefined {
  const segment = named(elementsIn(bytes, { from: 0, to: bytes.length }), ID.segment);
  const parts = elementsIn(bytes, segment);
  const clusters = parts.filter(({ id }) => id === ID.cluster);
  const info = elementsIn(bytes, named(parts, ID.info));
  const scale = wholeIn(bytes, named(info, ID.scale)) ?? MILLISECOND;
  const length = floatIn(bytes, named(info, ID.duration)) ?? lastTime(bytes) ?? Number.NaN;
  for (const track of elementsIn(bytes, named(parts, ID.tracks)).filter(({ id }) => id === ID.track)) {
    const fields = elementsIn(bytes, track);
    const video = elementsIn(bytes, named(fields, ID.video));
    const width = wholeIn(bytes, named(video, ID.width)) ?? 0;
    const height = wholeIn(bytes, named(video, ID.height)) ?? 0;
    if (width === 0 || height === 0) continue;
    const codec = CODECS[textIn(bytes, named(fields, ID.codec)).replace(/\0+$/, "")];
    const place = firstKeyFrame(bytes, clusters, wholeIn(bytes, named(fields, ID.number)) ?? 1);
    const frame: KeyFrame | undefined =
      codec !== undefined && place !== undefined && isInside(place, bytes.length)
        ? { codec, description: undefined, ...place }
        : undefined;
    const metadata = parts
      .filter(({ id }) => id === ID.tags || id === ID.attachments)
      .map(({ start, to }) => ({ from: start, to }));
    const seconds = (length * scale) / 1e9;
    return {
      type: "video/webm",
      width,
      height,
      seconds,
      turn: 0,
      frame,
      metadata,
      otherSamples: [],
      isCommon: true,
    };
  }
  return undefined;
}
