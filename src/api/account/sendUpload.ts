// Sends a picture or video of a member, with progress, under a key: the server keeps it once.
// See docs/wire.md#picture-uploads and docs/wire.md#video-uploads.
import * as v from "valibot";
import type { Medium } from "#domain/community/post.ts";
import { callEndpoint, type Endpoint } from "../transport/endpoint.ts";
import { fetchWithProgress } from "../transport/fetchWithProgress.ts";
import type { Http } from "../transport/http.ts";
import type { Result } from "../transport/result.ts";
import { assumedPost } from "../transport/wireCall.ts";
import { count, orElse, type Reads, readWith } from "../wire/pageParts.ts";
import { pictureAddress } from "../wire/pictureAddress.ts";

export interface FileToSend {
  readonly kind: Medium["kind"];
  readonly blob: Blob;
  /** UUID; the same for every attempt of the same file. */
  readonly key: string;
  /** Address of a video's poster, an upload of its own; "" for none. */
  readonly poster: string;
}

export interface SendUploadOptions {
  /** The token of the file's owner. */
  readonly token: string;
  /** Wire code: the server words its refusals in it. */
  readonly language: string;
  /** Ends the attempt. There is no other deadline: a large file on a slow line takes minutes. */
  readonly signal: AbortSignal;
  /** The part that is sent, 0 to 1. */
  onProgress(part: number): void;
}

/** Sends the file once. "unknown": it may have arrived; the same key asks again without harm. */
export type SendUpload = (file: FileToSend, options: SendUploadOptions) => Promise<Result<Medium>>;

/** ms: more than any upload takes; the caller ends one that makes no progress. */
const NO_DEADLINE = 86_400_000;

const PICTURE = assumedPost("/v1/api/common/upload", "once");
const VIDEO = assumedPost("/v1/api/common/uploadVideo", "once");

/** Without a usable address it has failed. */
const address = v.pipe(pictureAddress, v.minLength(1)) as Reads<string>;
const size = { width: orElse(count, 0), height: orElse(count, 0) };

const ENDPOINTS: Readonly<
  Record<
    Medium["kind"],
    { readonly endpoint: Endpoint; readonly read: (data: unknown) => Medium | undefined }
  >
> = {
  image: {
    endpoint: PICTURE,
    read: readWith(
      v.pipe(
        v.object({ url: address, ...size }),
        v.transform(({ url, ...sides }): Medium => ({
          kind: "image",
          src: url,
          poster: "",
          ...sides,
          alt: "",
        })),
      ),
    ),
  },
  video: {
    endpoint: VIDEO,
    read: readWith(
      v.pipe(
        v.object({ src: address, posterUrl: orElse(pictureAddress, ""), ...size }),
        v.transform(({ posterUrl, ...rest }): Medium => ({
          kind: "video",
          ...rest,
          poster: posterUrl,
          alt: "",
        })),
      ),
    ),
  },
};

/** Uploads over `http`, with its headers and rules. `newFetch` is replaced in tests. */
export function createSendUpload(http: Http, newFetch = fetchWithProgress): SendUpload {
  return ({ kind, blob, key, poster }, { token, language, signal, onProgress }) => {
    const { endpoint, read } = ENDPOINTS[kind];
    const params = { lang: language, ...(poster === "" ? {} : { poster }) };
    return callEndpoint(
      http,
      endpoint,
      { params, body: blob },
      {
        act: true,
        read,
        token,
        signal,
        headers: { "Idempotency-Key": key },
        timeoutMs: NO_DEADLINE,
        fetch: newFetch(onProgress),
      },
    );
  };
}
