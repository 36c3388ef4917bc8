// Whether the browser hands out what a page draws: protection from fingerprinting puts noise or white in its place.
// See docs/product.md#redrawn-pictures.

/** Edge of the picture that is drawn to see, px. */
const EDGE = 16;
/** Two colours, because some browsers leave a picture of one colour alone. */
const COLORS = [
  [230, 40, 20],
  [10, 90, 200],
] as const;
/** Some browsers change the lowest bits alone, which nobody sees. */
const MOST_OFF = 16;

/** True also where the browser cannot draw at all, which the caller finds out by itself. */
export async function hasTruePixels(): Promise<boolean> {
  const pen = penOf(EDGE);
  if (pen === null) return true;
  for (const [at, color] of COLORS.entries()) {
    pen.fillStyle = `rgb(${color.join(" ")})`;
    pen.fillRect(at * (EDGE / 2), 0, EDGE / 2, EDGE);
  }
  const blob = await new Promise<Blob | null>((resolve) => pen.canvas.toBlob(resolve, "image/png"));
  const copy = penOf(EDGE);
  if (blob === null || copy === null) return false;
  const bitmap = await createImageBitmap(blob);
  copy.drawImage(bitmap, 0, 0);
  bitmap.close();
  const { data } = copy.getImageData(0, 0, EDGE, EDGE);
  return data.every((value, place) => {
    const pixel = Math.floor(place / 4);
    const wanted = COLORS[pixel % EDGE < EDGE / 2 ? 0 : 1][place % 4] ?? 255;
    return Math.abs(value - wanted) <= MOST_OFF;
  });
}

function penOf(edge: number): CanvasRenderingContext2D | null {
  const canvas = document.createElement("canvas");
  canvas.width = edge;
  canvas.height = edge;
  return canvas.getContext("2d", { willReadFrequently: true });
}
