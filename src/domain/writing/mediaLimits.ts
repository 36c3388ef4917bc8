// How many pictures and videos a post or reply may have, and how large each may be.
// See docs/product.md#uploads.

const MEGABYTE = 1024 * 1024;

export const MEDIA_LIMITS = {
  /** Of a post. */
  pictures: 9,
  replyPictures: 4,
  /** Of a post; a reply has none. */
  videos: 1,
  /** Longest edge of a picture once it is redrawn, px. */
  pictureEdge: 2_048,
  /** Of a picture once it is redrawn. */
  pictureBytes: 2 * MEGABYTE,
  /** Of a chosen picture: a larger one, decoded, may exceed the memory of a phone. */
  chosenPictureBytes: 30 * MEGABYTE,
  /** Of a chosen picture, decoded, in px: 100 MP take 400 MB. */
  chosenPixels: 100_000_000,
  videoBytes: 50 * MEGABYTE,
  videoSeconds: 120,
} as const;

/** In letters (graphemes). */
export const ALT_LETTERS = 500;

export interface MediaCount {
  readonly pictures: number;
  readonly videos: number;
}

/** How many more pictures and videos fit, never below 0. */
export function roomFor(place: "post" | "reply", { pictures, videos }: MediaCount): MediaCount {
  const [most, mostVideos] =
    place === "post" ? [MEDIA_LIMITS.pictures, MEDIA_LIMITS.videos] : [MEDIA_LIMITS.replyPictures, 0];
  return { pictures: Math.max(0, most - pictures), videos: Math.max(0, mostVideos - videos) };
}
