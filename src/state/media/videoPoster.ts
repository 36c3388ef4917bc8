// Makes the poster of a video from a frame of its own: the page's policy lets no player open a chosen file.
// See docs/decisions/uploads.md.
import { MEDIA_LIMITS } from "#domain/writing/mediaLimits.ts";
import type { VideoFacts } from "#domain/writing/video/videoFacts.ts";
import { encodePicture } from "./encodePicture.ts";
import { hasTruePixels } from "./truePixels.ts";

/** Decodes one key frame. undefined where the browser has no decoder, or not for this codec. */
async function decodeFrame(bytes: Uint8Array, { frame }: VideoFacts): Promise<VideoFrame | undefined> {
  if (frame === undefined || !("VideoDecoder" in globalThis)) return undefined;
  const { codec, description } = frame;
  const config: VideoDecoderConfig = {
    codec,
    ...(description && { description: bytes.slice(description.from, description.to) }),
  };
  if (!(await VideoDecoder.isConfigSupported(config)).supported) return undefined;
  const frames: VideoFrame[] = [];
  const decoder = new VideoDecoder({
    output: (decoded) => void frames.push(decoded),
    error: () => undefined,
  });
  try {
    decoder.configure(config);
    const data = bytes.subarray(frame.from, frame.to);
    decoder.decode(new EncodedVideoChunk({ type: "key", timestamp: 0, data }));
    await decoder.flush();
  } finally {
    if (decoder.state !== "closed") decoder.close();
    for (const further of frames.slice(1)) further.close();
  }
  return frames[0];
}

/** The frame as a player shows it, on a canvas of at most 2,048 px. */
function draw(frame: VideoFrame, { width, height, turn }: VideoFacts): HTMLCanvasElement | undefined {
  const scale = Math.min(1, MEDIA_LIMITS.pictureEdge / Math.max(width, height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const pen = canvas.getContext("2d");
  if (pen === null) return undefined;
  const isUpright = turn === 0 || turn === 180;
  const [across, down] = isUpright ? [canvas.width, canvas.height] : [canvas.height, canvas.width];
  pen.translate(canvas.width / 2, canvas.height / 2);
  pen.rotate((turn * Math.PI) / 180);
  pen.drawImage(frame, -across / 2, -down / 2, across, down);
  return canvas;
}

/** undefined where no frame can be shown: the video is sent without a poster. Never throws. */
export async function videoPoster(bytes: Uint8Array, facts: VideoFacts): Promise<Blob | undefined> {
  try {
    const frame = await decodeFrame(bytes, facts);
    if (frame === undefined || !(await hasTruePixels())) {
      frame?.close();
      return undefined;
    }
    const canvas = draw(frame, facts);
    frame.close();
    return canvas && (await encodePicture(canvas));
  } catch {
    // A damaged frame, or a decoder that says yes and cannot.
    return undefined;
  }
}
