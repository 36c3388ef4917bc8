// The square of a picture: in the middle at first, movable and never over the edge.
import * as fc from "fast-check";
import { expect, it } from "vitest";
import { type Crop, MAX_ZOOM, moved, squareOf, wholeCrop, zoomed } from "./crop.ts";

const wide = { width: 400, height: 200 };

it("takes the largest square in the middle first", () => {
  expect(squareOf(wide, wholeCrop(wide))).toEqual({ left: 100, top: 0, side: 200 });
});

it("moves by shares of what is seen, as far as the edge", () => {
  const crop = wholeCrop(wide);
  expect(squareOf(wide, moved(wide, crop, 0.25, 0.25))).toEqual({ left: 150, top: 0, side: 200 });
  expect(squareOf(wide, moved(wide, crop, -9, 9))).toEqual({ left: 0, top: 0, side: 200 });
});

it("zooms around its middle, and out again into the picture", () => {
  const corner = moved(wide, zoomed(wide, wholeCrop(wide), 4), 99, 99);
  expect(squareOf(wide, corner)).toEqual({ left: 350, top: 150, side: 50 });
  expect(squareOf(wide, zoomed(wide, corner, 1))).toEqual({ left: 200, top: 0, side: 200 });
  expect(zoomed(wide, corner, 99).zoom).toBe(MAX_ZOOM);
});

it("is within the picture after any moves", () => {
  const size = fc.record({
    width: fc.integer({ min: 1, max: 9000 }),
    height: fc.integer({ min: 1, max: 9000 }),
  });
  const step = fc.record({
    zoom: fc.option(fc.double({ min: 0, max: 8, noNaN: true }), { nil: undefined }),
    across: fc.double({ min: -3, max: 3, noNaN: true }),
    down: fc.double({ min: -3, max: 3, noNaN: true }),
  });
  fc.assert(
    fc.property(size, fc.array(step), (picture, steps) => {
      let crop: Crop = wholeCrop(picture);
      for (const { zoom, across, down } of steps) {
        crop = zoom === undefined ? moved(picture, crop, across, down) : zoomed(picture, crop, zoom);
      }
      const { left, top, side } = squareOf(picture, crop);
      expect(left).toBeGreaterThanOrEqual(-1e-6);
      expect(top).toBeGreaterThanOrEqual(-1e-6);
      expect(left + side).toBeLessThanOrEqual(picture.width + 1e-6);
      expect(top + side).toBeLessThanOrEqual(picture.height + 1e-6);
    }),
  );
});
