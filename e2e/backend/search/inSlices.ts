// Long work in short pieces, so that the server answers others in between.

/** A piece lasts about this long (ms). */
const SLICE_MS = 12;
/** The clock is looked at once in so many items. */
const LOOK_EVERY = 8;

/** Does `act` with every item, letting go of the server after each slice. */
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
