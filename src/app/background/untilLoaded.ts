// Loads code that a page cannot do without, again and again.

/** How often code that could not be loaded is asked for again, ms. */
const EVERY_MS = 30_000;

/**
 * Resolves with what `load` resolves with, asked again every 30 s until it does. Where the server answers at the first
 * failure, it may have lost the files of this build: public/again.js loads the page again, if it may. Not at later
 * failures, because the reader may be writing by then.
 */
export async function untilLoaded<Code>(load: () => Promise<Code>): Promise<Code> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await load();
    } catch {
      if (tries === 0 && (await doesServerAnswer())) dispatchEvent(new Event("touchline-missing"));
    }
    await new Promise((resolve) => void setTimeout(resolve, EVERY_MS));
  }
}

function doesServerAnswer(): Promise<boolean> {
  return fetch("/build.json", { cache: "no-store", credentials: "omit" }).then(
    ({ ok }) => ok,
    () => false,
  );
}
