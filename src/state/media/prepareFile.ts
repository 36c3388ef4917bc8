// Makes of a chosen file what is sent: a redrawn picture, or a checked video with a poster, or says why it is refused.
// See docs/product.md#uploads.
import { checkFile, type FileProblem, HEAD_BYTES } from "#domain/writing/fileKind.ts";
import { MEDIA_LIMITS, type MediaCount } from "#domain/writing/mediaLimits.ts";
import { eraseMetadata, readVideo, renameBrand, type VideoProblem } from "#domain/writing/video/readVideo.ts";
import { redrawPicture, type RedrawProblem } from "./redrawPicture.ts";
import { videoPoster } from "./videoPoster.ts";

export interface PreparedFile {
  readonly kind: "image" | "video";
  readonly blob: Blob;
  /** px */
  readonly width: number;
  readonly height: number;
  /** Of a video, where the browser could make one. */
  readonly poster?: Blob;
}

export type PrepareProblem = FileProblem | RedrawProblem | VideoProblem | "heic";

/** One after the other: a decoded photograph takes 50 MB and more. */
let latest: Promise<unknown> = Promise.resolve();

/** `room`: how many pictures and videos still fit. Never throws. */
export function prepareFile(file: File, room: MediaCount): Promise<PreparedFile | PrepareProblem> {
  const prepared = latest.then(() => prepare(file, room)).catch((): PrepareProblem => "broken");
  latest = prepared;
  return prepared;
}

async function prepare(file: File, room: MediaCount): Promise<PreparedFile | PrepareProblem> {
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  const most = {
    image: { bytes: MEDIA_LIMITS.chosenPictureBytes, room: room.pictures },
    video: { bytes: MEDIA_LIMITS.videoBytes, room: room.videos },
  };
  const found = checkFile(head, { declared: file.type, size: file.size }, most);
  if (typeof found === "string") return found;
  if (found.kind === "video") return prepareVideo(file);
  const redrawn = await redrawPicture(new Blob([file], { type: found.type }));
  // Few browsers open the photographs of an iPhone.
  if (redrawn === "broken" && found.type === "image/heic") return "heic";
  return typeof redrawn === "string" ? redrawn : { kind: "image", ...redrawn };
}

async function prepareVideo(file: File): Promise<PreparedFile | PrepareProblem> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const facts = readVideo(bytes);
  if (typeof facts === "string") return facts;
  eraseMetadata(bytes, facts);
  renameBrand(bytes);
  const { type, width, height } = facts;
  const poster = await videoPoster(bytes, facts);
  return { kind: "video", blob: new Blob([bytes], { type }), width, height, ...(poster && { poster }) };
}
