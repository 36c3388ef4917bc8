// Videos: read by their bytes, refused by kind, size and length, and served in parts.
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type MemberBackend, MINUTE_MS, startMemberBackend } from "./memberClient.ts";

const MEGABYTE = 1024 * 1024;
/** 250 MB go through the server, which takes over 10 s on a busy machine. */
const UPLOADS_MUCH_MS = 60_000;

let backend: MemberBackend;
let token: string;
beforeAll(async () => {
  backend = await startMemberBackend();
  ({ token } = await backend.control.act("member", { name: "Ada" }));
});
beforeEach(() => backend.pass(20 * MINUTE_MS));
afterAll(() => backend.close());

/** A box of an MP4 file. */
function box(name: string, ...content: readonly Buffer[]): Buffer {
  const body = Buffer.concat(content);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8);
  head.write(name, 4, "latin1");
  return Buffer.concat([head, body]);
}

function track(width: number, height: number): Buffer {
  const header = Buffer.alloc(84);
  header.writeUInt16BE(width, 76);
  header.writeUInt16BE(height, 80);
  return box("trak", box("tkhd", header));
}

/** An MP4 file with a sound track and a picture track, its index at the end. */
function mp4(seconds: number, width = 640, height = 360): Buffer {
  const header = Buffer.alloc(100);
  header.writeUInt32BE(1000, 12);
  header.writeUInt32BE(seconds * 1000, 16);
  const movie = box("moov", box("mvhd", header), track(0, 0), track(width, height));
  return Buffer.concat([box("ftyp", Buffer.from("isom")), box("mdat", Buffer.alloc(50)), movie]);
}

/** An element of a WebM file; without a size it reaches to the end. */
function element(id: string, content: Buffer, isSized = true): Buffer {
  const size = Buffer.alloc(8);
  size.writeBigUInt64BE(BigInt(content.length));
  size[0] = 0x01;
  return Buffer.concat([
    Buffer.from(id, "hex"),
    isSized ? size : Buffer.from("01ffffffffffffff", "hex"),
    content,
  ]);
}

const float = (value: number): Buffer => {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleBE(value);
  return bytes;
};

const webmHead = element("1a45dfa3", element("4282", Buffer.from("webm")));
const webmTracks = element(
  "1654ae6b",
  Buffer.concat([
    element("ae", element("e1", Buffer.alloc(2))),
    element(
      "ae",
      element(
        "e0",
        Buffer.concat([element("b0", Buffer.from([2, 128])), element("ba", Buffer.from([1, 104]))]),
      ),
    ),
  ]),
);

/** A WebM file that says its length. */
const webm = (seconds: number): Buffer =>
  Buffer.concat([
    webmHead,
    element(
      "18538067",
      Buffer.concat([element("1549a966", element("4489", float(seconds * 1000))), webmTracks]),
    ),
  ]);

/** A WebM file as a browser records it: parts of unknown size and no length, but clusters with their time. */
const recorded = (seconds: number): Buffer => {
  const cluster = (ms: number): Buffer =>
    element("1f43b675", element("e7", Buffer.from([ms >> 8, ms & 255])), false);
  const content = [element("1549a966", element("2ad7b1", Buffer.from([0x0f, 0x42, 0x40]))), webmTracks];
  return Buffer.concat([
    webmHead,
    element("18538067", Buffer.concat([...content, cluster(0), cluster(seconds * 1000)]), false),
  ]);
};

async function upload(bytes: Buffer, { who = token, query = "" } = {}) {
  const response = await fetch(`${backend.origin}/v1/api/common/uploadVideo${query}`, {
    method: "POST",
    headers: { "content-type": "video/mp4", ...(who === "" ? {} : { authorization: `Bearer ${who}` }) },
    body: new Uint8Array(bytes),
  });
  return (await response.json()) as { code: number; msg: string; data: Record<string, unknown> };
}

test.each([
  ["mp4", mp4(12), "video/mp4", 12],
  ["webm", webm(12), "video/webm", 12],
  ["webm", recorded(12), "video/webm", 12],
])("a %s is kept as what it is, with its size and length", async (extension, bytes, type, duration) => {
  const { code, data } = await upload(bytes);
  expect(code).toBe(0);
  expect(data).toEqual({
    id: expect.stringMatching(/^[0-9a-f]{32}$/),
    src: `/img/upload/${String(data["id"])}.${extension}`,
    posterUrl: "",
    originalFileUrl: data["src"],
    width: 640,
    height: 360,
    duration,
  });
  const served = await fetch(backend.origin + String(data["src"]));
  expect(served.headers.get("content-type")).toBe(type);
  expect(Buffer.from(await served.arrayBuffer()).equals(bytes)).toBe(true);
});

test("a player gets the part it asks for", async () => {
  const bytes = mp4(5);
  const address = backend.origin + String((await upload(bytes)).data["src"]);
  for (const [range, from, to] of [
    ["bytes=4-7", 4, 8],
    ["bytes=10-", 10, bytes.length],
    ["bytes=-6", bytes.length - 6, bytes.length],
    ["bytes=0-999999", 0, bytes.length],
  ] as const) {
    const part = await fetch(address, { headers: { range } });
    expect([part.status, part.headers.get("content-range")]).toEqual([
      206,
      `bytes ${from}-${to - 1}/${bytes.length}`,
    ]);
    expect(Buffer.from(await part.arrayBuffer()).equals(bytes.subarray(from, to))).toBe(true);
  }
  for (const range of ["bytes=-", "bytes=9-4", "lines=1-2"]) {
    expect((await fetch(address, { headers: { range } })).status).toBe(200);
  }
});

test.each<readonly [what: string, bytes: Buffer, code: number]>([
  ["longer than two minutes", mp4(121), 4038],
  ["longer than two minutes", webm(121), 4038],
  ["larger than 50 MB", Buffer.concat([mp4(5), Buffer.alloc(50 * MEGABYTE)]), 4036],
  ["without bytes", Buffer.alloc(0), 4037],
  ["a text", Buffer.from("ftyp, but no video"), 4037],
  ["sound alone", mp4(5, 0, 0), 4037],
  ["without an index", mp4(5).subarray(0, 60), 4037],
  [
    "a box that is larger than the file",
    Buffer.from("00000018667479706d70343200000000ffffffff6d6f6f76", "hex"),
    4037,
  ],
  ["another Matroska file", element("1a45dfa3", element("4282", Buffer.from("matroska"))), 4037],
])("a file that is %s is refused", async (_what, bytes, code) => {
  expect((await upload(bytes)).code).toBe(code);
});

test("a poster is an upload of the member, and a token is needed", async () => {
  expect((await upload(mp4(5), { query: "?poster=/img/upload/none.png" })).code).toBe(400);
  const poster = String((await upload(mp4(5))).data["src"]);
  expect((await upload(mp4(5), { query: `?poster=${poster}` })).data).toMatchObject({ posterUrl: poster });
  expect((await upload(mp4(5), { who: "" })).code).toBe(401);
});

test(
  "what a member has uploaded may take 200 MB, in the words of the asker; others have their own",
  { timeout: UPLOADS_MUCH_MS },
  async () => {
    const { token: who } = await backend.control.act("member", { name: "Bea" });
    const large = Buffer.concat([mp4(5), Buffer.alloc(49 * MEGABYTE)]);
    for (let count = 0; count < 4; count += 1) expect((await upload(large, { who })).code).toBe(0);
    const refused = await upload(large, { who, query: "?lang=de_DE" });
    expect([refused.code, refused.msg]).toEqual([
      4039,
      "Ihre Bilder und Videos belegen schon 200 MB. Löschen Sie zuerst einige Beiträge.",
    ]);
    expect((await upload(mp4(5), { who })).code).toBe(0);
    expect((await upload(large)).code).toBe(0);
  },
);
