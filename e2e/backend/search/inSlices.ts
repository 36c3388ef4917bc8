// Splits long work into short slices, so that the server can handle other requests in between.

/** Approximate length of a slice, in ms. */
const SLICE_MS = 12;
/** Number of items between two looks at the clock. */
const LOOK_EVERY = 8;

/** Calls `act` with every item and yields to the event loop after each slice. */
export async function inSlices<Item>(items: Iterable<Item>, act: (item: Item) => void): Promise<void> {
  let until = performance.now() + SLICE_MS;
  let done = 0;
  for (const item of items) {
    act(item);
    done++;
    if (done % LOOK_EVERY !== 0 || performance.now() < until) continue;
    await new Promise((resolve) => setImmediate(resolve));
    until = performance.now() + SLICE_MS;
  }
}
