// Waits until the picture of the last list is drawn: what the app does first would delay it.
// See docs/product.md#kept-picture.

/** A page that is hidden meanwhile draws no frame, ms. */
const WITHIN_MS = 500;

/** Resolves after the frame with the picture; at once where there is none, and after 500 ms in any case. */
export async function pictureDrawn(page: Document): Promise<void> {
  if (page.hidden || page.getElementById("kept") === null) return;
  await new Promise<void>((resolve) => {
    // The timer of a frame's callback ends after the frame.
    requestAnimationFrame(() => void setTimeout(resolve));
    setTimeout(resolve, WITHIN_MS);
  });
}
