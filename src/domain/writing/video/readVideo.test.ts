// Videos are read by their bytes: size, length, turn and a key frame; their metadata is overwritten in place.
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { eraseMetadata, readVideo, renameBrand } from "./readVideo.ts";
import type { VideoFacts } from "./videoFacts.ts";

const copyOf = (bytes: Uint8Array): Uint8Array => new Uint8Array(bytes);

function joined(...parts: readonly (Uint8Array | string)[]): Uint8Array {
  const all = parts.map((part) =>
    typeof part === "string" ? Uint8Array.from(part, (letter) => letter.charCodeAt(0)) : part,
  );
  return Uint8Array.from(all.flatMap((part) => [...part]));
}

const words = (...values: readonly number[]): Uint8Array => {
  const view = new DataView(new ArrayBuffer(4 * values.length));
  for (const [index, value] of values.entries()) view.setInt32(4 * index, value);
  return new Uint8Array(view.buffer);
};

const box = (name: string, ...content: readonly (Uint8Array | string)[]): Uint8Array => {
  const body = joined(...content);
  return joined(words(body.length + 8), name, body);
};

const ONE = 0x10000;
/** The first two numbers of the matrix by the turn. */
const MATRIX = { 0: [ONE, 0], 90: [0, ONE], 180: [-ONE, 0], 270: [0, -ONE] } as const;

/** An element of a WebM file; "open" leaves its size unknown, as a recorder does. */
function element(id: string, content: Uint8Array | string, isOpen = false): Uint8Array {
  const name = Uint8Array.from(id.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  const body = joined(content);
  const size = isOpen
    ? [0x01, ...Array<number>(7).fill(0xff)]
    : [0x08, 0, 0, body.length >> 8, body.length & 0xff];
  return joined(name, Uint8Array.from(size), body);
}

interface SomeWebm {
  /** In ms; 0 for none. */
  readonly duration?: number;
  readonly isOpen?: boolean;
  readonly extra?: Uint8Array;
}

/** A recording of 320 × 180 with a track of sound, two clusters and `extra` at its end. */
function aWebm({ duration = 5_000, isOpen = false, extra = new Uint8Array() }: SomeWebm = {}): Uint8Array {
  const float = new DataView(new ArrayBuffer(8));
  float.setFloat64(0, duration);
  const length = duration === 0 ? "" : element("4489", new Uint8Array(float.buffer));
  const sound = element("ae", joined(element("d7", "\x01"), element("86", "A_OPUS")));
  const sides = joined(element("b0", "\x01\x40"), element("ba", "\xb4"));
  const picture = element("ae", joined(element("d7", "\x02"), element("86", "V_VP8"), element("e0", sides)));
  const cluster = (time: string, ...blocks: readonly Uint8Array[]): Uint8Array =>
    element("1f43b675", joined(element("e7", time), ...blocks), isOpen);
  const content = joined(
    element("1549a966", length),
    element("1654ae6b", joined(sound, picture)),
    cluster(
      "\0",
      element("a3", "\x81\0\0\x80sound"),
      element("a3", "\x82\0\0\0no key"),
      element("a3", "\x82\0\0\x80key frame"),
    ),
    cluster("\x0b\xb8"),
    extra,
  );
  return joined(element("1a45dfa3", element("4282", "webm")), element("18538067", content, isOpen));
}

interface SomeMp4 {
  readonly seconds?: number;
  readonly turn?: keyof typeof MATRIX;
  readonly extra?: Uint8Array;
}

const SAMPLES = ["sample 1", "key frame", "sample 3"] as const;

/** A file with an H.264 track of 640 × 360 in two chunks, the second sample a key frame, and the index at its end. */
function anMp4({ seconds = 10, turn = 0, extra = new Uint8Array() }: SomeMp4 = {}): Uint8Array {
  const media = joined(box("ftyp", "isom", words(0)), box("mdat", ...SAMPLES));
  const at = media.length - SAMPLES.join("").length;
  const [a, b] = MATRIX[turn];
  const header = joined(new Uint8Array(40), words(a, b, 0, 0, 0, 0, 0, 0, 0), words(640 * ONE, 360 * ONE));
  const entry = box("avc1", new Uint8Array(78), box("avcC", Uint8Array.from([1, 0x42, 0, 0x1e, 9])));
  const table = box(
    "stbl",
    box("stsd", words(0, 1), entry),
    box("stsz", words(0, 0, 3), words(8, 9, 8)),
    box("stsc", words(0, 2), words(1, 2, 1), words(2, 1, 1)),
    box("stco", words(0, 2), words(at, at + 17)),
    box("stss", words(0, 1, 2)),
  );
  const track = box("trak", box("tkhd", header), box("mdia", box("minf", table)));
  const movie = box("mvhd", words(0, 0, 0, 1_000, seconds * 1_000), new Uint8Array(80));
  return joined(media, box("moov", movie, track, extra));
}

const textOf = (bytes: Uint8Array): string => String.fromCharCode(...bytes);

function factsOf(bytes: Uint8Array): VideoFacts {
  const facts = readVideo(bytes);
  if (typeof facts === "string") throw new Error(facts);
  return facts;
}

describe("an MP4 file", () => {
  it("tells size, length, and where a key frame and the decoder's description are", () => {
    const bytes = anMp4();
    const { frame, ...facts } = factsOf(bytes);
    expect(facts).toEqual({
      type: "video/mp4",
      width: 640,
      height: 360,
      seconds: 10,
      turn: 0,
      metadata: [],
      otherSamples: [],
      isCommon: false,
    });
    expect(frame?.codec).toBe("avc1.42001e");
    expect(textOf(bytes.subarray(frame?.from, frame?.to))).toBe("key frame");
    expect([...bytes.subarray(frame?.description?.from, frame?.description?.to)]).toEqual([
      1, 0x42, 0, 0x1e, 9,
    ]);
  });

  it.each([
    [90, 360, 640],
    [180, 640, 360],
    [270, 360, 640],
  ] as const)("that a player turns by %i° has the size as it is shown", (turn, width, height) => {
    expect(factsOf(anMp4({ turn }))).toMatchObject({ turn, width, height });
  });

  it("loses position, tags and boxes of makers' own, and nothing else moves", () => {
    const secret = "+48.8577+002.295/ PhoneMaker";
    const bytes = anMp4({ extra: joined(box("udta", box("\xa9xyz", secret)), box("uuid", secret)) });
    const before = factsOf(bytes);
    const erased = copyOf(bytes);
    eraseMetadata(erased, before);
    expect(textOf(bytes)).toContain(secret);
    expect(textOf(erased)).not.toContain("PhoneMaker");
    expect(factsOf(erased)).toEqual({ ...before, metadata: [] });
  });
});

/** A track of QuickTime: its kind, its sample entry, and its samples at a place of the file. */
function aTrack(kind: string, entry: string, at = 0, size = 0): Uint8Array {
  const sides = kind === "vide" ? [640 * ONE, 360 * ONE] : [0, 0];
  const header = joined(new Uint8Array(40), words(ONE, 0, 0, 0, ONE, 0, 0, 0, 0), words(...sides));
  const table = box(
    "stbl",
    box(
      "stsd",
      words(0, 1),
      box(entry, new Uint8Array(78), box("avcC", Uint8Array.from([1, 0x42, 0, 0x1e, 9]))),
    ),
    box("stsz", words(0, size, 1)),
    box("stsc", words(0, 1), words(1, 1, 1)),
    box("stco", words(0, 1), words(at)),
  );
  const handler = box("hdlr", words(0), "mhlr", kind, words(0, 0, 0));
  return box("trak", box("tkhd", header), box("mdia", handler, box("minf", table)));
}

const POSITION = "+48.8577+002.295/";
/** As an iPhone records it: the samples of a third track tell where it was. */
function aMov(
  tracks: readonly (readonly [kind: string, entry: string])[],
  head = box("ftyp", "qt  ", words(0), "qt  "),
) {
  const media = joined(head, box("wide"), box("mdat", "pictures", POSITION));
  const at = media.length - POSITION.length;
  const index = tracks.map(([kind, entry]) =>
    kind === "meta" ? aTrack(kind, entry, at, POSITION.length) : aTrack(kind, entry, at - 8, 8),
  );
  const movie = box("mvhd", words(0, 0, 0, 1_000, 10_000), new Uint8Array(80));
  return joined(media, box("moov", movie, ...index));
}

describe("a QuickTime file", () => {
  it.each<readonly (readonly [string, string])[]>([
    [["vide", "avc1"]],
    [
      ["vide", "avc1"],
      ["soun", "mp4a"],
    ],
    [
      ["soun", "mp4a"],
      ["vide", "avc3"],
      ["meta", "mebx"],
      ["tmcd", "tmcd"],
    ],
  ])("of H.264 and AAC becomes an MP4 file: %j", (...tracks) => {
    const bytes = aMov(tracks);
    const facts = factsOf(bytes);
    expect(facts).toMatchObject({ type: "video/mp4", width: 640, height: 360, seconds: 10 });
    eraseMetadata(bytes, facts);
    renameBrand(bytes);
    expect(textOf(bytes.subarray(4, 20))).toBe("ftypmp42\0\0\0\0mp42");
    expect(textOf(bytes)).not.toContain("qt  ");
    expect(factsOf(bytes)).toMatchObject({ width: 640, frame: facts.frame });
  });

  it("loses the positions that its camera has written beside the pictures", () => {
    const bytes = aMov([
      ["vide", "avc1"],
      ["meta", "mebx"],
    ]);
    expect(textOf(bytes)).toContain(POSITION);
    eraseMetadata(bytes, factsOf(bytes));
    expect(textOf(bytes)).not.toContain(POSITION);
    expect(textOf(bytes)).toContain("pictures");
    expect(textOf(bytes)).not.toContain("mebx");
  });

  it.each([
    [
      "pictures that not every browser plays",
      aMov([
        ["vide", "hvc1"],
        ["soun", "mp4a"],
      ]),
    ],
    ["old pictures", aMov([["vide", "jpeg"]])],
    [
      "sound that not every browser plays",
      aMov([
        ["vide", "avc1"],
        ["soun", "lpcm"],
      ]),
    ],
    ["sound alone", aMov([["soun", "mp4a"]])],
    ["no brand", aMov([["vide", "avc1"]], new Uint8Array())],
    ["no index", box("ftyp", "qt  ", words(0))],
  ])("is refused as such with %s", (_name, bytes) => {
    expect(readVideo(bytes)).toBe("quicktime");
  });
});

describe("a WebM file", () => {
  it("tells size, length and where a key frame of its picture track is", () => {
    const bytes = aWebm();
    const { frame, ...facts } = factsOf(bytes);
    expect(facts).toEqual({
      type: "video/webm",
      width: 320,
      height: 180,
      seconds: 5,
      turn: 0,
      metadata: [],
      otherSamples: [],
      isCommon: true,
    });
    expect(frame?.codec).toBe("vp8");
    expect(textOf(bytes.subarray(frame?.from, frame?.to))).toBe("key frame");
  });

  it("that a recorder wrote without length and sizes is as long as its last cluster tells", () => {
    const bytes = aWebm({ duration: 0, isOpen: true });
    const { frame, seconds } = factsOf(bytes);
    expect(seconds).toBe(3);
    expect(textOf(bytes.subarray(frame?.from, frame?.to))).toBe("key frame");
  });

  it("loses its tags, and nothing else moves", () => {
    const bytes = aWebm({ extra: element("1254c367", "Made by PhoneMaker") });
    const before = factsOf(bytes);
    const erased = copyOf(bytes);
    eraseMetadata(erased, before);
    expect(textOf(bytes)).toContain("PhoneMaker");
    expect(textOf(erased)).not.toContain("PhoneMaker");
    expect(factsOf(erased)).toEqual({ ...before, metadata: [] });
  });
});

describe("a refused video", () => {
  it("is longer than 120 s", () => {
    expect(readVideo(anMp4({ seconds: 120 }))).toMatchObject({ seconds: 120 });
    expect(readVideo(anMp4({ seconds: 121 }))).toBe("long");
  });

  it.each([
    ["without an index", box("ftyp", "isom")],
    ["of sound alone", joined(box("ftyp", "isom"), box("moov", box("mvhd", new Uint8Array(100))))],
    ["that is HTML", joined("<html>")],
    ["that is empty", new Uint8Array()],
  ])("is one %s", (_name, bytes) => {
    expect(readVideo(bytes)).toBe("broken");
  });

  it.each([10, 13, 15])(
    "is one whose content ends within the head of its length (after %i bytes)",
    (size) => {
      const bytes = aWebm();
      // The element of the whole begins behind twenty bytes; its size stands at the end of its own head.
      bytes[28] = size;
      expect(readVideo(bytes)).toBe("broken");
    },
  );

  it("never throws, however it is damaged", () => {
    const whole = [anMp4({ extra: box("udta", "words") }), aWebm({ extra: element("1254c367", "words") })];
    const damage = fc.record({
      file: fc.constantFrom(...whole),
      length: fc.nat(1_200),
      changes: fc.array(fc.tuple(fc.nat(1_200), fc.nat(255)), { maxLength: 8 }),
    });
    fc.assert(
      fc.property(damage, ({ file, length, changes }) => {
        const bytes = file.slice(0, Math.max(64, length));
        for (const [place, value] of changes) if (place < bytes.length) bytes[place] = value;
        const facts = readVideo(bytes);
        if (typeof facts !== "string") eraseMetadata(bytes, facts);
      }),
      { numRuns: 300 },
    );
  });
});
