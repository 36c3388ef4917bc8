// Receives members' pictures and videos, and serves them.
// See docs/wire.md#picture-uploads and docs/wire.md#video-uploads.
import type { FastifyInstance } from "fastify";
import { MEMBERS_ONLY } from "../../apiPaths/memberParts.ts";
import { call as describe, object, string, text, whole } from "../../apiPaths/parts.ts";
import { described } from "../../server/describedCalls.ts";
import { type Upload, UPLOAD_FOLDER, type Uploads } from "../../database/uploads.ts";
import { answer, type Envelope, refusal } from "../../server/envelope.ts";
import { pictureKind } from "../../members/pictureKind.ts";
import { refuse, refuseField } from "../../members/refusals.ts";
import { videoKind } from "../../members/videoKind.ts";
import type { Services } from "../../server/services.ts";
import { type Checked, good } from "../../community/rules/refused.ts";
import { actOnce } from "../community/communityCalls.ts";
import { textOf } from "../../server/readFields.ts";
import { forMembers, type MemberCall } from "../memberCalls.ts";

const MEGABYTE = 1024 * 1024;
const MAX_PICTURE_BYTES = 2 * MEGABYTE;
const MAX_VIDEO_BYTES = 50 * MEGABYTE;
const MAX_VIDEO_SECONDS = 120;
/** In bytes: larger than the limits, so that an oversized file gets a message instead of a cut connection. */
const MAX_PICTURE_READ = 16 * MEGABYTE;
const MAX_VIDEO_READ = 64 * MEGABYTE;
/** docs/wire.md#kept-uploads: of all that a member has uploaded. */
const QUOTA_MEGABYTES = 200;
/** docs/wire.md#kept-uploads: what nothing uses is removed after a day; looked for at most once an hour. */
const UNUSED_MS = 86_400_000;
const LOOK_MS = 3_600_000;
const KEEP = "public, max-age=31536000, immutable";

/** Marks a call of members that takes a file of one of these media types. */
const bytesOf = (about: string, types: readonly string[]): object => ({
  ...MEMBERS_ONLY,
  requestBody: {
    required: true,
    description: about,
    content: Object.fromEntries(types.map((type) => [type, {}])),
  },
});

const PICTURE = describe(
  "Keeps a picture, served under /img/upload/; accepts an Idempotency-Key (assumed)",
  {},
  object({ url: string, width: whole, height: whole }),
  bytesOf("The bytes of a PNG, JPEG or WebP picture, at most 2 MB", [
    "image/png",
    "image/jpeg",
    "image/webp",
  ]),
);
const VIDEO = describe(
  "Keeps a video, served under /img/upload/ also in parts; accepts an Idempotency-Key (assumed)",
  { poster: text("Address of an uploaded picture that is shown before the video plays") },
  object({
    id: string,
    src: string,
    posterUrl: string,
    originalFileUrl: string,
    width: whole,
    height: whole,
    duration: { type: "number", description: "In s" },
  }),
  bytesOf("The bytes of an MP4 or WebM video, at most 50 MB and 120 s", ["video/mp4", "video/webm"]),
);

interface NewUpload extends Upload {
  readonly extension: string;
}

/** True if a value is the address of an uploaded picture. */
export function isUpload(uploads: Uploads, value: unknown): boolean {
  return (
    typeof value === "string" &&
    value.startsWith(UPLOAD_FOLDER) &&
    uploads.get(value.slice(UPLOAD_FOLDER.length)) !== undefined
  );
}

function readPicture({ content: bytes }: MemberCall): Checked<NewUpload> {
  const isFile = bytes instanceof Uint8Array && bytes.length > 0;
  if (isFile && bytes.length > MAX_PICTURE_BYTES) return { ok: false, refusal: refuse("pictureTooLarge") };
  const kind = isFile ? pictureKind(bytes) : undefined;
  if (!isFile || kind === undefined) return { ok: false, refusal: refuse("notAPicture") };
  return good({ ...kind, bytes, duration: 0, poster: "" });
}

function readVideo({ content: bytes, member, query }: MemberCall, uploads: Uploads): Checked<NewUpload> {
  const isFile = bytes instanceof Uint8Array && bytes.length > 0;
  if (isFile && bytes.length > MAX_VIDEO_BYTES) return { ok: false, refusal: refuse("videoTooLarge") };
  const kind = isFile ? videoKind(bytes) : undefined;
  if (!isFile || kind === undefined) return { ok: false, refusal: refuse("notAVideo") };
  if (kind.duration > MAX_VIDEO_SECONDS) {
    return { ok: false, refusal: refuse("videoTooLong", { most: MAX_VIDEO_SECONDS }) };
  }
  const poster = textOf(query["poster"]);
  if (poster !== "" && !uploads.isOf(member.id, poster)) {
    return { ok: false, refusal: refuseField("poster is the url of an upload of this member") };
  }
  return good({ ...kind, bytes, poster });
}

export function uploadRoutes(app: FastifyInstance, services: Services): void {
  const { uploads } = services;
  let lookedAt = Number.NEGATIVE_INFINITY;

  function removeUnused(now: number): void {
    if (Math.abs(now - lookedAt) < LOOK_MS) return;
    lookedAt = now;
    uploads.removeUnused(now - UNUSED_MS);
  }

  function withinQuota({ member }: MemberCall, checked: Checked<NewUpload>): Checked<NewUpload> {
    if (!checked.ok) return checked;
    const bytes = uploads.bytesOf(member.id) + checked.value.bytes.length;
    if (bytes <= QUOTA_MEGABYTES * MEGABYTE) return checked;
    return { ok: false, refusal: refuse("quotaFull", { most: QUOTA_MEGABYTES }) };
  }

  /** Stores a file once per key; answers with what is stored under its name. */
  function store(
    call: MemberCall,
    name: string,
    check: () => Checked<NewUpload>,
    write: (url: string, upload: Upload) => object,
  ): Envelope {
    removeUnused(call.now);
    return actOnce(services, call, {
      call: name,
      rate: "upload",
      keyIsOptional: true,
      check: () => withinQuota(call, check()),
      act: ({ extension, ...upload }) => uploads.add(call.member.id, upload, extension, call.now),
      answer(file) {
        const upload = uploads.get(file);
        return answer(upload === undefined ? null : write(UPLOAD_FOLDER + file, upload));
      },
    });
  }

  /** Raw bodies of any type are accepted by these calls only. */
  function receive(
    path: string,
    description: object,
    bodyLimit: number,
    handle: (call: MemberCall) => Envelope,
  ): void {
    void app.register(async (scope) => {
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser("*", { parseAs: "buffer", bodyLimit }, (_request, body, done) =>
        done(null, body),
      );
      scope.post(path, described(description), forMembers(services, handle));
    });
  }

  receive("/v1/api/common/upload", PICTURE, MAX_PICTURE_READ, (call) =>
    store(
      call,
      "upload",
      () => readPicture(call),
      (url, { width, height }) => ({ url, width, height }),
    ),
  );

  receive("/v1/api/common/uploadVideo", VIDEO, MAX_VIDEO_READ, (call) =>
    store(
      call,
      "uploadVideo",
      () => readVideo(call, uploads),
      (src, { width, height, duration, poster }) => {
        const id = src.slice(UPLOAD_FOLDER.length).replace(/\..*$/, "");
        return { id, src, posterUrl: poster, originalFileUrl: src, width, height, duration };
      },
    ),
  );

  app.get<{ Params: { file: string } }>(`${UPLOAD_FOLDER}:file`, async (request, reply) => {
    const { file } = request.params;
    const upload = uploads.get(file);
    if (upload === undefined) return reply.code(404).send(refusal(404, `No picture upload/${file}`));
    const bytes = Buffer.from(upload.bytes);
    reply.type(upload.type).headers({
      "cache-control": KEEP,
      "accept-ranges": "bytes",
      // A name of the server's: the name of the member's file is not kept.
      "content-disposition": `inline; filename="${file}"`,
    });
    const range = readRange(request.headers.range, bytes.length);
    if (range === undefined) return reply.send(bytes);
    const { from, to } = range;
    return reply
      .code(206)
      .header("content-range", `bytes ${from}-${to - 1}/${bytes.length}`)
      .send(bytes.subarray(from, to));
  });
}

/** The one range that a player asks for, to seek in a video; undefined for none and for one that cannot be served. */
function readRange(
  header: string | undefined,
  size: number,
): { readonly from: number; readonly to: number } | undefined {
  const parts = /^bytes=(\d*)-(\d*)$/.exec(header ?? "");
  if (parts === null || parts[0] === "bytes=-") return undefined;
  const from = parts[1] === "" ? Math.max(0, size - Number(parts[2])) : Number(parts[1]);
  const to = parts[1] === "" || parts[2] === "" ? size : Math.min(size, Number(parts[2]) + 1);
  return from < to ? { from, to } : undefined;
}
