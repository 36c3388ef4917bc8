// What the build leaves out of libraries is never run: what remains answers as the whole library does.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { deflateRawSync, deflateSync, gzipSync } from "node:zlib";
import * as fc from "fast-check";
import * as comlink from "comlink";
import * as pako from "pako";
import { afterAll, expect, it } from "vitest";
import { trimLibrary } from "./trimLibraries.ts";

const { resolve } = createRequire(import.meta.url);
const folder = mkdtempSync(join(tmpdir(), "touchline-trim-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The library at `path` as the client gets it, loaded as a module of its own. */
async function trimmedModule<Library>(path: string): Promise<Library> {
  const code = trimLibrary(path, readFileSync(path, "utf8"));
  if (code === undefined) throw new Error(`${path} is not trimmed`);
  const file = join(folder, `${code.length}.mjs`);
  // Its map is not beside it.
  writeFileSync(file, code.replace(/\n\/\/# sourceMappingURL=.*/, ""));
  return (await import(/* @vite-ignore */ pathToFileURL(file).href)) as Library;
}

const trimmedComlink = await trimmedModule<typeof comlink>(
  join(resolve("comlink/package.json"), "..", "dist", "esm", "comlink.mjs"),
);
const trimmedPako = await trimmedModule<typeof pako>(
  join(resolve("pako/package.json"), "..", "dist", "pako.mjs"),
);

/** What zlib's state machine makes of the bytes: its last status, and what it has written, 16 bytes at a time. */
function inflated(library: typeof pako, bytes: Uint8Array, windowBits: number): unknown {
  const stream = new library.ZStream();
  stream.input = bytes;
  stream.avail_in = bytes.length;
  stream.output = new Uint8Array(16);
  const statuses = [library.zlibInflateInit2(stream, windowBits)];
  const written: number[] = [];
  while (statuses.at(-1) === library.Z_OK && statuses.length < 10_000) {
    stream.next_out = 0;
    stream.avail_out = stream.output.length;
    statuses.push(library.zlibInflate(stream, library.Z_NO_FLUSH));
    written.push(...stream.output.subarray(0, stream.next_out));
  }
  return { status: statuses.at(-1), written, left: stream.avail_in };
}

const WINDOWS = [15, -15];
const texts = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom("a", "b", "1^2"), maxLength: 2_000 }));

it("inflates zlib and raw deflate as the whole pako does", () => {
  fc.assert(
    fc.property(texts, fc.constantFrom(deflateSync, deflateRawSync, gzipSync), (text, pack) => {
      for (const windowBits of WINDOWS) {
        const bytes = pack(text);
        expect(inflated(trimmedPako, bytes, windowBits)).toEqual(inflated(pako, bytes, windowBits));
      }
    }),
  );
  expect(inflated(trimmedPako, deflateSync("goal"), 15)).toMatchObject({
    status: pako.Z_STREAM_END,
    written: [...Buffer.from("goal")],
  });
});

it("refuses damaged bytes as the whole pako does", () => {
  const damages = fc.array(fc.tuple(fc.nat(200), fc.nat(255)), { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(texts, damages, fc.constantFrom(deflateSync, deflateRawSync), (text, damage, pack) => {
      const bytes = Uint8Array.from(pack(text));
      for (const [at, byte] of damage) bytes[at % bytes.length] = byte;
      for (const windowBits of WINDOWS) {
        expect(inflated(trimmedPako, bytes, windowBits)).toEqual(inflated(pako, bytes, windowBits));
      }
    }),
  );
  expect(inflated(trimmedPako, gzipSync("goal"), 15)).toMatchObject({ status: pako.Z_DATA_ERROR });
});

it("carries calls, answers, failures and ports between both halves of Comlink", async () => {
  const { port1, port2 } = new MessageChannel();
  const streamed: unknown[] = [];
  const core = {
    add: (one: number, other: number) => one + other,
    fail(): never {
      throw new TypeError("refused");
    },
    open: (stream: MessagePort) => stream.postMessage("first"),
  };
  trimmedComlink.expose(core, port1);
  const remote = trimmedComlink.wrap<typeof core>(port2);
  expect(await remote.add(1, 2)).toBe(3);
  await expect(remote.fail()).rejects.toThrow("refused");
  const stream = new MessageChannel();
  const came = new Promise((done) => {
    stream.port2.addEventListener("message", ({ data }) => done(streamed.push(data)));
    stream.port2.start();
  });
  await remote.open(trimmedComlink.transfer(stream.port1, [stream.port1]));
  await came;
  expect(streamed).toEqual(["first"]);
  for (const port of [port1, port2, stream.port2]) port.close();
});

it("holds no handler for what stays on its side, which no call hands over", () => {
  expect([...comlink.transferHandlers.keys()]).toEqual(["proxy", "throw"]);
  expect([...trimmedComlink.transferHandlers.keys()]).toEqual(["throw"]);
});

it("leaves other files alone, and stops the build where a library's text is another", () => {
  expect(trimLibrary("/src/app/main.tsx", "code")).toBeUndefined();
  expect(() => trimLibrary("/node_modules/pako/dist/pako.mjs", "code")).toThrow("cannot be cut once");
});
