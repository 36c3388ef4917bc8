// Photographs lose position, XMP and texts before they are sent, and arrive upright.
import { aPhotograph, type Photograph, SECRET, seenAt } from "../../support/photograph.ts";
import { aMember, startSignedIn } from "../../support/signIn.ts";
import { freezeWorld } from "../../support/stagedDay.ts";
import { expect, test } from "../../support/test.ts";

const ORIENTATIONS = [1, 2, 3, 4, 5, 6, 7, 8];
/** The form of feedback takes so many at once. */
const AT_ONCE = 4;

/** 24 as cameras store them, three of each orientation, and six of programs. */
const PHOTOGRAPHS: readonly Photograph[] = [
  ...[
    [480, 320],
    [320, 480],
    [2_600, 1_300],
  ].flatMap(([width = 0, height = 0]) =>
    ORIENTATIONS.map((orientation): Photograph => ({ type: "image/jpeg", width, height, orientation })),
  ),
  ...[300, 400, 500].flatMap((width): readonly Photograph[] => [
    { type: "image/png", width, height: 200, orientation: 1 },
    { type: "image/webp", width, height: 200, orientation: 1 },
  ]),
];

/** Names of metadata blocks and the words in them. */
const TRACES = [SECRET, "Exif", "EXIF", "eXIf", "tEXt", "iTXt", "XMP ", "adobe"];

test("30 photographs arrive upright and without metadata", async ({ page, product, complaints }) => {
  await freezeWorld(product, 2);
  await startSignedIn(page, product, await aMember(product, "Fay Fotograf"));
  await page.goto("/feedback");
  const pictures = page.getByRole("img", { name: /^Picture \d/ });
  for (let from = 0; from < PHOTOGRAPHS.length; from += AT_ONCE) {
    const batch = PHOTOGRAPHS.slice(from, from + AT_ONCE);
    const files = [];
    for (const [index, photograph] of batch.entries()) {
      const buffer = await aPhotograph(page, photograph);
      expect(buffer.includes(SECRET)).toBe(true);
      files.push({ name: `${index}`, mimeType: photograph.type, buffer });
    }
    await page.locator("[data-pictures]").setInputFiles(files);
    await expect(pictures).toHaveCount(batch.length);
    for (const { width, height, orientation, type } of batch) {
      const address = (await pictures.first().getAttribute("src")) ?? "";
      const bytes = await (await page.request.get(address)).body();
      const scale = Math.min(1, 2_048 / Math.max(width, height));
      expect({
        orientation,
        type,
        traces: TRACES.filter((trace) => bytes.includes(trace)),
        ...(await seenAt(page, address)),
      }).toEqual({
        orientation,
        type,
        traces: [],
        width: Math.round(width * scale),
        height: Math.round(height * scale),
        quarters: "red green blue white",
      });
      await page.getByRole("button", { name: "Remove picture 1" }).click();
    }
    await expect(pictures).toHaveCount(0);
  }
  expect(complaints).toEqual([]);
});
