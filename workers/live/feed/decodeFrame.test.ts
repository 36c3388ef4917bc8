// Frames of the stream: both kinds of deflate, the caps, and anything else that may arrive.
import * as fc from "fast-check";
import { deflate, deflateRaw } from "pako";
import { describe, expect, it } from "vitest";
import { decodeFrame as decodeBytes, type DecodedFrame } from "./decodeFrame.ts";
import { FRAME_MAX_BYTES, INFLATED_MAX_BYTES } from "../base/limits.ts";

/** RFC 1951: a copy reaches back so far, and is at most so long. */
const WINDOW_BYTES = 32 * 1024;
const LONGEST_SYMBOL = 258;

const text = new TextEncoder();
const MESSAGE = { channel: "football_live_change", data: "1001^1^^^1^0^0^0^0^0^0^0" };

/** The frame, with the bytes of records as the text that they are. */
function decodeFrame(bytes: Uint8Array): DecodedFrame {
  const frame = decodeBytes(bytes);
  if (!frame.ok) return frame;
  const { value } = frame;
  const data = (value as { data?: unknown } | null)?.data;
  if (!(data instanceof Uint8Array)) return frame;
  return { ...frame, value: { ...(value as object), data: new TextDecoder().decode(data) } };
}

const bytesOf = (value: unknown): Uint8Array => text.encode(JSON.stringify(value));

/** A JSON text of exactly so many bytes. */
function jsonOfSize(bytes: number): Uint8Array {
  return text.encode(`"${"a".repeat(bytes - 2)}"`);
}

describe("a frame", () => {
  it.each([
    ["zlib-wrapped", deflate],
    ["raw", deflateRaw],
  ])("of %s deflate is read", (_name, pack) => {
    const packed = pack(bytesOf(MESSAGE));
    expect(decodeFrame(packed)).toEqual({ ok: true, value: MESSAGE, inflatedBytes: bytesOf(MESSAGE).length });
  });

  it("of any JSON is decoded to the same text, at every level of compression", () => {
    fc.assert(
      fc.property(fc.json(), fc.constantFrom(0, 1, 6, 9), fc.boolean(), (json, level, raw) => {
        const packed = (raw ? deflateRaw : deflate)(text.encode(json), { level });
        const frame = decodeFrame(packed);
        expect(frame).toMatchObject({ ok: true, value: JSON.parse(json) });
      }),
    );
  });

  it("longer than deflate's window is read whole", () => {
    const value = Array.from({ length: 20_000 }, (_, index) => index);
    const frame = decodeFrame(deflate(bytesOf(value)));
    expect(frame).toEqual({ ok: true, value, inflatedBytes: bytesOf(value).length });
    expect(bytesOf(value).length).toBeGreaterThan(3 * WINDOW_BYTES);
  });

  it("after any refused one is read as without it, and nothing of the one before is in it", () => {
    const long = deflate(bytesOf("x".repeat(3 * WINDOW_BYTES)));
    const refused = [
      long.subarray(0, long.length >> 1),
      deflate(jsonOfSize(INFLATED_MAX_BYTES + 1)),
      text.encode("no"),
    ];
    for (const bad of refused) {
      for (const pack of [deflate, deflateRaw]) {
        expect(decodeFrame(bad).ok).toBe(false);
        expect(decodeFrame(pack(bytesOf(MESSAGE)))).toMatchObject({ ok: true, value: MESSAGE });
      }
    }
    // A copy of the byte before the frame's first one, which the frame before has left in the buffer.
    expect(decodeFrame(Uint8Array.of(0x03, 0x02, 0x00))).toMatchObject({ reason: "notDeflate" });
  });

  it("cut short anywhere is refused", () => {
    for (const packed of [deflate(bytesOf(MESSAGE)), deflateRaw(bytesOf(MESSAGE))]) {
      // The last bytes of a zlib stream are its checksum.
      for (let length = 0; length < packed.length; length += 1) {
        expect(decodeFrame(packed.subarray(0, length)).ok).toBe(false);
      }
    }
  });

  it("with a wrong checksum is refused", () => {
    const packed = deflate(bytesOf(MESSAGE));
    packed[packed.length - 1] = (packed.at(-1) ?? 0) ^ 1;
    expect(decodeFrame(packed)).toMatchObject({ ok: false, reason: "notDeflate" });
  });

  it("with a second stream after it gives the first and nothing of the second", () => {
    const first = deflate(bytesOf({ part: 1 }));
    const second = deflate(bytesOf({ part: 2 }));
    const joined = new Uint8Array([...first, ...second]);
    expect(decodeFrame(joined)).toMatchObject({ ok: true, value: { part: 1 } });
  });

  it.each([
    ["that is no JSON", text.encode("kick-off")],
    ["that is half a JSON", text.encode('{"channel":')],
    ["that is empty", new Uint8Array()],
    ["that is no UTF-8", new Uint8Array([0xff, 34, 34, 0xfe])],
  ])("%s is refused", (_name, content) => {
    expect(decodeFrame(deflate(content))).toMatchObject({ ok: false, reason: "notJson" });
  });

  it("of no bytes at all, or of bytes that are no deflate, is refused", () => {
    expect(decodeFrame(new Uint8Array())).toMatchObject({ ok: false, reason: "notDeflate" });
    expect(decodeFrame(bytesOf(MESSAGE)).ok).toBe(false);
  });

  it("of random or damaged bytes never throws", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 4_000 }), (bytes) => {
        expect(() => decodeFrame(bytes)).not.toThrow();
      }),
    );
    const whole = deflate(bytesOf([MESSAGE, MESSAGE, "x".repeat(200)]));
    fc.assert(
      fc.property(fc.nat(whole.length - 1), fc.integer({ min: 1, max: 255 }), (at, flip) => {
        const damaged = whole.slice();
        damaged[at] = (damaged[at] ?? 0) ^ flip;
        expect(() => decodeFrame(damaged)).not.toThrow();
      }),
    );
  });
});

describe("the caps", () => {
  it("allow a message of 1 MiB, and none a byte longer", () => {
    expect(decodeFrame(deflate(jsonOfSize(INFLATED_MAX_BYTES)))).toMatchObject({
      ok: true,
      inflatedBytes: INFLATED_MAX_BYTES,
    });
    expect(decodeFrame(deflate(jsonOfSize(INFLATED_MAX_BYTES + 1)))).toMatchObject({
      ok: false,
      reason: "tooLarge",
    });
  });

  it("refuse deep nesting before parsing, and do not count brackets in a text", () => {
    for (const part of ["[", '{"a":', '["]",']) {
      expect(decodeFrame(deflate(text.encode(part.repeat(100_000))))).toMatchObject({ reason: "notJson" });
    }
    const value = { data: `${"[{".repeat(50_000)}\\"[[`, list: Array.from({ length: 20_000 }, () => [{}]) };
    expect(decodeFrame(deflate(text.encode(JSON.stringify(value))))).toMatchObject({ ok: true, value });
  });

  it("refuse a compressed message above 256 KiB before inflating it", () => {
    // Zeros are no deflate: only a message that is read can be found out.
    expect(decodeFrame(new Uint8Array(FRAME_MAX_BYTES + 1))).toMatchObject({ ok: false, reason: "tooLarge" });
    expect(decodeFrame(new Uint8Array(FRAME_MAX_BYTES))).toMatchObject({ ok: false, reason: "notDeflate" });
  });

  it.each([
    ["zlib-wrapped", deflate],
    ["raw", deflateRaw],
  ])("stop inflating a %s bomb at the cap", (_name, pack) => {
    const bomb = pack(new Uint8Array(16 * 1024 * 1024));
    expect(bomb.length).toBeLessThan(FRAME_MAX_BYTES);
    const frame = decodeFrame(bomb);
    expect(frame).toMatchObject({ ok: false, reason: "tooLarge" });
    expect(frame.inflatedBytes).toBeGreaterThan(INFLATED_MAX_BYTES);
    expect(frame.inflatedBytes).toBeLessThanOrEqual(INFLATED_MAX_BYTES + LONGEST_SYMBOL);
  });
});
