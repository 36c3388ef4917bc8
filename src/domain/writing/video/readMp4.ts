// Reads an MP4 file: boxes, each with its size and its name of four letters.
// See docs/product.md#uploads.
import { isInside, type KeyFrame, type Range, type VideoFacts } from "./videoFacts.ts";

interface Box extends Range {
  readonly name: string;
  /** Where its name and size begin. */
  readonly start: number;
}

/** Boxes that hold boxes in which metadata may be. */
const OUTER: ReadonlySet<string> = new Set(["moov", "trak", "mdia", "minf", "stbl", "moof", "traf"]);
/** docs/product.md#uploads: tags, positions, and boxes of makers' own. */
const METADATA: ReadonlySet<string> = new Set(["udta", "meta", "uuid"]);
/** Deeper ones are hostile. */
const DEPTH_MAX = 8;

/** What is searched for in the tables of a track, at most. */
const SAMPLES_MAX = 1_000_000;

/** Reads whole numbers, most significant byte first; 0 beyond the end. */
function createReader(bytes: Uint8Array) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const has = (at: number, size: number): boolean => at >= 0 && at + size <= bytes.length;
  const whole = (at: number, size: 1 | 2 | 4 | 8): number => {
    if (!has(at, size)) return 0;
    if (size === 1) return view.getUint8(at);
    if (size === 2) return view.getUint16(at);
    return size === 4 ? view.getUint32(at) : Number(view.getBigUint64(at));
  };
  const signed = (at: number): number => (has(at, 4) ? view.getInt32(at) : 0);
  const name = (at: number): string => String.fromCharCode(...bytes.subarray(at, at + 4));

  /** The boxes in a range; stops where a size is impossible. */
  function boxes({ from, to }: Range): readonly Box[] {
    const found: Box[] = [];
    let at = from;
    while (at + 8 <= to) {
      const short = whole(at, 4);
      const size = short === 0 ? to - at : short === 1 ? whole(at + 8, 8) : short;
      const head = short === 1 ? 16 : 8;
      if (size < head || at + size > to) break;
      found.push({ name: name(at + 4), start: at, from: at + head, to: at + size });
      at += size;
    }
    return found;
  }

  /** The first box of this path of names inside a range. */
  function box(inside: Range | undefined, ...path: readonly string[]): Box | undefined {
    let range: Range | undefined = inside;
    for (const step of path) range = range && boxes(range).find((each) => each.name === step);
    return range as Box | undefined;
  }

  return { whole, signed, name, boxes, box };
}
type Reader = ReturnType<typeof createReader>;

/** The matrix of a track header turns by quarters; any other is shown as it is. */
function turnOf(reader: Reader, matrix: number): VideoFacts["turn"] {
  const [a, b] = [reader.signed(matrix), reader.signed(matrix + 4)];
  if (a === 0 && b > 0) return 90;
  if (a === 0 && b < 0) return 270;
  return a < 0 ? 180 : 0;
}

/** The codec of a track, and where its description is. */
function codecOf(reader: Reader, table: Range): Pick<KeyFrame, "codec" | "description"> | undefined {
  const about = reader.box(table, "stsd");
  if (about === undefined) return undefined;
  const [entry] = reader.boxes({ from: about.from + 8, to: about.to });
  if (entry === undefined) return undefined;
  // The fields of a picture's entry come before its boxes.
  const inner: Range = { from: entry.from + 78, to: entry.to };
  if (entry.name === "vp09") return { codec: "vp09.00.10.08", description: undefined };
  if (entry.name === "av01") return { codec: "av01.0.04M.08", description: undefined };
  const description = reader.box(inner, "avcC");
  if (description === undefined || (entry.name !== "avc1" && entry.name !== "avc3")) return undefined;
  const hex = (at: number): string => reader.whole(at, 1).toString(16).padStart(2, "0");
  const codec = `avc1.${[1, 2, 3].map((step) => hex(description.from + step)).join("")}`;
  return { codec, description: { from: description.from, to: description.to } };
}

/** Names of sample entries that every browser plays, by the kind of their track. */
const COMMON: Readonly<Record<string, RegExp>> = { vide: /^avc[13]$/, soun: /^mp4a$/ };

interface Track {
  readonly box: Box;
  /** "vide", "soun", or another one. */
  readonly kind: string;
  readonly table: Box | undefined;
}

function tracksOf(reader: Reader, movie: Range): readonly Track[] {
  return reader
    .boxes(movie)
    .filter(({ name }) => name === "trak")
    .map((box) => {
      const handler = reader.box(box, "mdia", "hdlr");
      const kind = handler === undefined ? "" : reader.name(handler.from + 8);
      return { box, kind, table: reader.box(box, "mdia", "minf", "stbl") };
    });
}

const isPlayed = ({ kind }: Track): boolean => Object.hasOwn(COMMON, kind);

/** Whether all pictures and sounds are such as every browser plays. */
function isCommon(reader: Reader, tracks: readonly Track[]): boolean {
  const played = tracks.filter(isPlayed);
  if (!played.some(({ kind }) => kind === "vide")) return false;
  return played.every(({ kind, table }) => {
    const about = reader.box(table, "stsd");
    const entries = about === undefined ? [] : reader.boxes({ from: about.from + 8, to: about.to });
    return entries.length > 0 && entries.every(({ name }) => COMMON[kind]?.test(name) === true);
  });
}

/** The samples of a track, chunk by chunk. */
function samplesOf(reader: Reader, table: Range, end: number): readonly Range[] {
  const [sizes, chunks] = ["stsz", "stsc"].map((each) => reader.box(table, each));
  const offsets = reader.box(table, "stco") ?? reader.box(table, "co64");
  if (sizes === undefined || chunks === undefined || offsets === undefined) return [];
  const same = reader.whole(sizes.from + 4, 4);
  const wide = offsets.name === "co64" ? 8 : 4;
  const runs = reader.whole(chunks.from + 4, 4);
  const places: Range[] = [];
  let run = 0;
  let sample = 0;
  const last = Math.min(reader.whole(offsets.from + 4, 4), SAMPLES_MAX);
  for (let chunk = 1; chunk <= last && sample < SAMPLES_MAX; chunk += 1) {
    while (run + 1 < runs && reader.whole(chunks.from + 8 + 12 * (run + 1), 4) <= chunk) run += 1;
    const inChunk = Math.min(reader.whole(chunks.from + 8 + 12 * run + 4, 4), SAMPLES_MAX - sample);
    const from = reader.whole(offsets.from + 8 + wide * (chunk - 1), wide);
    let to = from + inChunk * same;
    if (same === 0) {
      for (let each = 0; each < inChunk; each += 1)
        to += reader.whole(sizes.from + 8 + 4 * (sample + each), 4);
    }
    sample += inChunk;
    const place = { from, to };
    if (isInside(place, end)) places.push(place);
  }
  return places;
}

/** The place of the first key frame, by the tables of sync samples, chunks, offsets and sizes. */
function firstKeyFrame(reader: Reader, table: Range): Range | undefined {
  const [sizes, chunks, sync] = ["stsz", "stsc", "stss"].map((each) => reader.box(table, each));
  const offsets = reader.box(table, "stco") ?? reader.box(table, "co64");
  if (sizes === undefined || chunks === undefined || offsets === undefined) return undefined;
  // Without a table of sync samples all samples are key frames.
  const wanted = sync === undefined ? 1 : reader.whole(sync.from + 8, 4);
  if (wanted < 1 || wanted > SAMPLES_MAX) return undefined;
  const same = reader.whole(sizes.from + 4, 4);
  const sizeOf = (sample: number): number => (same > 0 ? same : reader.whole(sizes.from + 8 + 4 * sample, 4));
  const wide = offsets.name === "co64" ? 8 : 4;
  const runs = reader.whole(chunks.from + 4, 4);
  let run = 0;
  let sample = 1;
  for (let chunk = 1; chunk <= reader.whole(offsets.from + 4, 4); chunk += 1) {
    // A run of chunks with the same number of samples goes on until the next one begins.
    while (run + 1 < runs && reader.whole(chunks.from + 8 + 12 * (run + 1), 4) <= chunk) run += 1;
    const inChunk = reader.whole(chunks.from + 8 + 12 * run + 4, 4);
    if (inChunk < 1) return undefined;
    if (wanted < sample + inChunk) {
      let from = reader.whole(offsets.from + 8 + wide * (chunk - 1), wide);
      for (; sample < wanted; sample += 1) from += sizeOf(sample);
      return { from, to: from + sizeOf(wanted) };
    }
    sample += inChunk;
  }
  return undefined;
}

function metadataIn(reader: Reader, range: Range, depth: number): readonly Range[] {
  if (depth > DEPTH_MAX) return [];
  return reader.boxes(range).flatMap((each): readonly Range[] => {
    if (METADATA.has(each.name)) return [{ from: each.start, to: each.to }];
    return OUTER.has(each.name) ? metadataIn(reader, each, depth + 1) : [];
  });
}

/** undefined for a file without a picture track. */
export function readMp4(bytes: Uint8Array): VideoFacts | undefined {
  const reader = createReader(bytes);
  const whole: Range = { from: 0, to: bytes.length };
  const movie = reader.box(whole, "moov");
  const header = reader.box(movie, "mvhd");
  if (movie === undefined || header === undefined) return undefined;
  const isLong = reader.whole(header.from, 1) === 1;
  const scale = reader.whole(header.from + (isLong ? 20 : 12), 4);
  const length = isLong ? reader.whole(header.from + 24, 8) : reader.whole(header.from + 16, 4);
  const tracks = tracksOf(reader, movie);
  // A track without a kind may be one of pictures.
  const others = tracks.filter((track) => track.kind !== "" && !isPlayed(track));
  for (const track of tracks) {
    const about = reader.box(track.box, "tkhd");
    if (about === undefined || about.to - about.from < 84) continue;
    // The last two fields are fixed-point numbers; both are 0 for sound.
    const [width, height] = [reader.whole(about.to - 8, 2), reader.whole(about.to - 4, 2)];
    if (width === 0 || height === 0 || others.includes(track)) continue;
    const turn = turnOf(reader, about.to - 44);
    const { table } = track;
    const codec = table && codecOf(reader, table);
    const place = table && firstKeyFrame(reader, table);
    const frame = codec && place && isInside(place, bytes.length) ? { ...codec, ...place } : undefined;
    const isUpright = turn === 0 || turn === 180;
    return {
      type: "video/mp4",
      width: isUpright ? width : height,
      height: isUpright ? height : width,
      seconds: scale === 0 ? Number.NaN : length / scale,
      turn,
      frame,
      metadata: [
        ...metadataIn(reader, whole, 0),
        ...others.map(({ box }) => ({ from: box.start, to: box.to })),
      ],
      otherSamples: others.flatMap(({ table: each }) =>
        each === undefined ? [] : samplesOf(reader, each, bytes.length),
      ),
      isCommon: isCommon(reader, tracks),
    };
  }
  return undefined;
}
