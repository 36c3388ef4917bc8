// Which square of a picture becomes the avatar: chosen by a middle and a zoom, and never beyond the picture's edges.

export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

export interface Crop {
  /** Middle of the square in the picture's px. */
  readonly x: number;
  readonly y: number;
  /** 1 takes the largest square there is. */
  readonly zoom: number;
}

export interface Square {
  readonly left: number;
  readonly top: number;
  readonly side: number;
}

export const MAX_ZOOM = 4;

/** The largest square, in the middle. */
export function wholeCrop({ width, height }: PictureSize): Crop {
  return { x: width / 2, y: height / 2, zoom: 1 };
}

/** The square a crop stands for, in the picture's px. */
export function squareOf(size: PictureSize, crop: Crop): Square {
  const side = sideOf(size, crop.zoom);
  return { left: crop.x - side / 2, top: crop.y - side / 2, side };
}

/** The crop with another zoom around the same middle, as far as the edges allow. */
export function zoomed(size: PictureSize, crop: Crop, zoom: number): Crop {
  return within(size, { ...crop, zoom: Math.min(Math.max(zoom, 1), MAX_ZOOM) });
}

/** The crop moved by a share of its own side: 0.1 is a tenth of what is seen. */
export function moved(size: PictureSize, crop: Crop, across: number, down: number): Crop {
  const side = sideOf(size, crop.zoom);
  return within(size, { ...crop, x: crop.x + across * side, y: crop.y + down * side });
}

function sideOf({ width, height }: PictureSize, zoom: number): number {
  return Math.min(width, height) / zoom;
}

function within(size: PictureSize, crop: Crop): Crop {
  const half = sideOf(size, crop.zoom) / 2;
  return { ...crop, x: clamp(crop.x, half, size.width - half), y: clamp(crop.y, half, size.height - half) };
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
