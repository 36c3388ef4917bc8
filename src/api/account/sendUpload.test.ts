// What an upload sends, what it reads, and that it is sent once.
import { describe, expect, it } from "vitest";
import { createFakeServer, envelope, status } from "../testing/fakeServer.ts";
import { createSendUpload, type FileToSend, type SendUploadOptions } from "./sendUpload.ts";

const KEY = "3f2b8c1e-0000-4000-8000-000000000001";

function set(answers: readonly Response[]) {
  const parts: number[] = [];
  const urls: string[] = [];
  const send = createSendUpload(createFakeServer([]).http, (onProgress) => async (input) => {
    urls.push(input instanceof Request ? input.url : input.toString());
    onProgress(0.5);
    return answers[Math.min(urls.length, answers.length) - 1]?.clone() ?? Response.error();
  });
  const options: SendUploadOptions = {
    token: "abc",
    language: "de_DE",
    signal: new AbortController().signal,
    onProgress: (part) => void parts.push(part),
  };
  const file: FileToSend = {
    kind: "image",
    blob: new Blob(["x"], { type: "image/webp" }),
    key: KEY,
    poster: "",
  };
  return {
    send: (over: Partial<FileToSend> = {}) => send({ ...file, ...over }, options),
    urls,
    parts,
  };
}

describe("an upload", () => {
  it("of a picture answers a medium with address and size", async () => {
    const { send, urls, parts } = set([envelope({ url: "/img/upload/a.webp", width: 800, height: 600 })]);
    expect(await send()).toEqual({
      ok: true,
      value: { kind: "image", src: "/img/upload/a.webp", poster: "", width: 800, height: 600, alt: "" },
    });
    expect(urls).toEqual(["/v1/api/common/upload?lang=de_DE"]);
    expect(parts).toEqual([0.5]);
  });

  it("of a video names its poster", async () => {
    const { send, urls } = set([
      envelope({
        id: "v",
        src: "/img/upload/v.mp4",
        posterUrl: "/img/upload/p.webp",
        width: 640,
        height: 360,
      }),
    ]);
    expect(await send({ kind: "video", poster: "/img/upload/p.webp" })).toMatchObject({
      ok: true,
      value: { kind: "video", src: "/img/upload/v.mp4", poster: "/img/upload/p.webp", width: 640 },
    });
    expect(urls).toEqual(["/v1/api/common/uploadVideo?lang=de_DE&poster=%2Fimg%2Fupload%2Fp.webp"]);
  });

  it("to a foreign address has no outcome", async () => {
    const { send } = set([envelope({ url: "https://evil.example/a.webp" })]);
    expect(await send()).toMatchObject({ ok: false, reason: "unknown" });
  });

  it("is sent once, whatever the status", async () => {
    const { send, urls } = set([
      status(500, "Internal Server Error"),
      envelope({ url: "/img/upload/a.webp" }),
    ]);
    expect(await send()).toMatchObject({ ok: false, reason: "unknown" });
    expect(urls).toHaveLength(1);
  });
});
