// What is read of a video file: its size and length, one key frame, and where it keeps words about its maker.
// See docs/product.md#uploads.

/** Part of a file, as places in it; `to` is behind the last byte. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

/** An encoded picture that a decoder shows without any other. */
export interface KeyFrame extends Range {
  /** As decoders name it, such as vp8 or avc1.42001e. */
  readonly codec: string;
  /** What a decoder must be told beforehand; undefined for nothing. */
  readonly description: Range | undefined;
}

export interface VideoFacts {
  readonly type: "video/mp4" | "video/webm";
  /** As it is shown, px. */
  readonly width: number;
  readonly height: number;
  /** NaN where the file does not tell. */
  readonly seconds: number;
  /** By how much a player turns the pictures, clockwise. */
  readonly turn: 0 | 90 | 180 | 270;
  /** undefined where there is none in a known codec. */
  readonly frame: KeyFrame | undefined;
  /** Tags, positions and other words that are no part of picture and sound, as whole boxes or elements. */
  readonly metadata: readonly Range[];
  /** Samples of tracks that are neither picture nor sound, such as the positions of a camera. */
  readonly otherSamples: readonly Range[];
  /** Every track is one that every browser plays: H.264 and AAC. */
  readonly isCommon: boolean;
}

/** True if a range lies within `length` bytes and is not empty. */
export const isInside = ({ from, to }: Range, length: number): boolean =>
  from >= 0 && from < to && to <= length;
