// The list of suggestions stays in the window, below the word or above it.
import * as fc from "fast-check";
import { expect, it } from "vitest";
import { placeList } from "./placeList.ts";

const ROOM = { top: 0, bottom: 700, width: 1000 };
const word = (left: number, top: number) => ({ left, right: left + 40, top, bottom: top + 20 });

it.each([
  ["below the word", word(100, 100), false, { inlineStart: 100, blockStart: 126, maxHeight: 320 }],
  [
    "above the word at the foot",
    word(100, 600),
    false,
    { inlineStart: 100, blockStart: 344, maxHeight: 320 },
  ],
  ["inside at the end", word(950, 100), false, { inlineStart: 692, blockStart: 126, maxHeight: 320 }],
  ["from the other side", word(860, 100), true, { inlineStart: 100, blockStart: 126, maxHeight: 320 }],
])("is %s", (_name, at, isRtl, place) => {
  expect(placeList(at, { width: 300, height: 250 }, ROOM, isRtl)).toEqual(place);
});

it("is never outside the window where the window has room for it", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 360 }),
      fc.integer({ min: 0, max: 380 }),
      fc.integer({ min: 1, max: 600 }),
      fc.boolean(),
      (left, top, height, isRtl) => {
        const room = { top: 0, bottom: 400, width: 375 };
        const place = placeList(word(left, top), { width: 300, height }, room, isRtl);
        const shown = Math.min(height, place.maxHeight);
        expect(place.inlineStart).toBeGreaterThanOrEqual(8);
        expect(place.inlineStart + 300).toBeLessThanOrEqual(367);
        expect(place.blockStart).toBeGreaterThanOrEqual(0);
        expect(place.blockStart + shown).toBeLessThanOrEqual(400);
      },
    ),
  );
});
