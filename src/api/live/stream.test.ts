// The stream's address, channels and frames.
// See docs/wire.md#stream-address and docs/wire.md#frames.
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyText } from "#domain/testing/anyText.ts";
import { LIVE_CHANNEL, parseFrame, readFrameJson, type RecordText, streamUrl } from "./stream.ts";

const textOf = (data: RecordText): string =>
  typeof data === "string" ? data : new TextDecoder().decode(data);

/** What parseFrame gives for this JSON, with bytes as the text that they are. */
function parsed(json: string): unknown {
  const value = parseFrame(new TextEncoder().encode(json)) as { data?: unknown };
  return value.data instanceof Uint8Array ? { ...value, data: textOf(value.data) } : value;
}

describe("streamUrl", () => {
  it.each([
    ["https://scores.example", "wss://scores.example"],
    ["http://localhost:8080", "ws://localhost:8080"],
    ["http://localhost:8080/", "ws://localhost:8080"],
    ["wss://stream.example", "wss://stream.example"],
  ])("turns %s into %s", (origin, host) => {
    const url = streamUrl({ origin, channels: [LIVE_CHANNEL], token: "abc" });
    expect(url).toBe(`${host}/stream?channels=football_live_change&token=abc`);
  });

  it("joins channels by commas and encodes any token", () => {
    const token = fc.string({ unit: "grapheme" });
    fc.assert(
      fc.property(token, (text) => {
        const url = new URL(streamUrl({ origin: "https://a.example", channels: ["a", "b"], token: text }));
        expect(url.searchParams.get("channels")).toBe("a,b");
        expect(url.searchParams.get("token")).toBe(text);
        expect(url.hash).toBe("");
      }),
    );
    expect(() => streamUrl({ origin: "https://a.example", channels: [], token: "\ud800" })).not.toThrow();
  });
});

describe("parseFrame", () => {
  it.each([
    { channel: LIVE_CHANNEL, data: "" },
    { channel: LIVE_CHANNEL, data: "1^1^!2^1^3'!" },
    { channel: LIVE_CHANNEL, data: '1^"a"!2^\\' },
    { channel: LIVE_CHANNEL, data: '\\"}' },
    { channel: LIVE_CHANNEL, data: "1^Ä\u2028^\ud83c" },
    { channel: LIVE_CHANNEL, data: ["1^1"] },
    { channel: LIVE_CHANNEL, data: "1^1", more: "}" },
    { channel: "chat", data: "1^1" },
    ["1^1"],
  ])("gives what JSON.parse gives for %j", (value) => {
    const json = JSON.stringify(value);
    expect(parsed(json)).toEqual(value);
    expect(parsed(` ${json} `)).toEqual(value);
  });

  it("leaves control characters, which JSON forbids in a text, to the reader of records", () => {
    const data = "1^1^\n!\u0000";
    expect(parsed(`{"channel":"${LIVE_CHANNEL}","data":"${data}"}`)).toEqual({
      channel: LIVE_CHANNEL,
      data,
    });
  });

  it("gives what JSON.parse gives for a frame of any text", () => {
    fc.assert(
      fc.property(anyText(), (data) => {
        const frame = { channel: LIVE_CHANNEL, data };
        expect(parsed(JSON.stringify(frame))).toEqual(frame);
      }),
    );
  });

  it.each(["1^1!2^1!", '1^1!2^"1"!'])(
    "throws for a frame that was cut short or has more behind it: %s",
    (data) => {
      const json = JSON.stringify({ channel: LIVE_CHANNEL, data });
      for (let length = 0; length < json.length; length += 1)
        expect(() => parsed(json.slice(0, length)), json.slice(0, length)).toThrow(SyntaxError);
      for (const behind of ["}", '"', '"}', "1"]) expect(() => parsed(json + behind)).toThrow(SyntaxError);
    },
  );
});

describe("parseFrame of bytes", () => {
  const encode = (data: string): Uint8Array =>
    new TextEncoder().encode(JSON.stringify({ channel: LIVE_CHANNEL, data }));

  it("hands on the bytes of plain records without a copy", () => {
    const json = encode("1^1!2^1!");
    const { data } = parseFrame(json) as { data: Uint8Array };
    expect([data.buffer, textOf(data)]).toEqual([json.buffer, "1^1!2^1!"]);
  });

  it.each(["1^?!", '1^"?"!'])("leaves broken UTF-8 in %s to the reader of records", (data) => {
    const json = encode(data);
    json[json.indexOf(63)] = 0xff;
    const [records = ""] = readFrameJson(parseFrame(json)) ?? [];
    expect(textOf(records)).toBe(data.replace("?", "\ufffd"));
  });
});

describe("readFrameJson", () => {
  it("returns the records of our channel, sent as text or as a list, and one that is unreadable for all other parts", () => {
    expect(readFrameJson({ channel: LIVE_CHANNEL, data: "1^1" })).toEqual(["1^1"]);
    expect(readFrameJson({ channel: LIVE_CHANNEL, data: ["1^1", 5, "2^1"] })).toEqual(["1^1", "2^1", "?"]);
    expect(readFrameJson({ channel: LIVE_CHANNEL, data: [5, {}] })).toEqual(["?"]);
    expect(readFrameJson({ channel: LIVE_CHANNEL, data: [] })).toEqual([]);
  });

  it.each([
    null,
    5,
    "ok",
    [],
    {},
    { channel: "chat", data: "1^1" },
    { channel: [LIVE_CHANNEL], data: "1^1" },
    { channel: LIVE_CHANNEL },
    { channel: LIVE_CHANNEL, data: {} },
    JSON.parse(`{"__proto__":{"channel":"${LIVE_CHANNEL}","data":"1^1"}}`),
  ])("has nothing for us in %j", (value) => {
    expect(readFrameJson(value)).toBeUndefined();
  });

  it("returns the bytes of records as they are", () => {
    const data = new TextEncoder().encode("1^1");
    expect(readFrameJson({ channel: LIVE_CHANNEL, data })).toEqual([data]);
  });

  it("never throws, and returns texts and bytes only", () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        for (const frame of [value, { channel: LIVE_CHANNEL, data: value }]) {
          const texts = readFrameJson(frame) ?? [];
          expect(texts.every((text) => typeof text === "string" || text instanceof Uint8Array)).toBe(true);
        }
      }),
    );
  });
});
