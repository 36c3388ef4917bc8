// A change of a row, of a tile or of the latest event is laid out alone, without the rest of the page.
import { setTheDay, sleep, startRun, startStream, stopStream } from "../../bench/lib/stage.ts";
import { TOUCHLINE } from "../../bench/lib/ways.ts";
import type { RawTab } from "../../support/core/rawTabs.ts";
import { expect, test } from "../../support/test.ts";

interface TraceEvent {
  readonly name: string;
  readonly args: { readonly beginData?: { readonly partialLayout?: boolean } };
}

/** A page that has fetched nothing for so long has what it loads when it is idle, ms. */
const AT_REST_MS = 4_000;
const WINDOW_MS = 8_000;
/** Other parts of the page may change meanwhile, such as the number of running matches. */
const FROM_ROOT_MAX = 0.2;

/** Waits, as long as the machine takes, until the page has fetched all that it loads by itself. */
async function atRest(tab: RawTab): Promise<void> {
  let files = -1;
  let since = 0;
  await expect
    .poll(
      async () => {
        const fetched = await tab.evaluate<number>("performance.getEntriesByType('resource').length");
        if (fetched !== files) since = performance.now();
        files = fetched;
        return performance.now() - since;
      },
      { timeout: 0 },
    )
    .toBeGreaterThan(AT_REST_MS);
}

test("changes under the stream cause no layout from the root of the page", async ({ product }) => {
  await setTheDay(product.control);
  const run = await startRun(product);
  const events: TraceEvent[] = [];
  try {
    const tab = await run.open(TOUCHLINE, false);
    await atRest(tab);
    await startStream(product.control);
    const seen = "document.querySelectorAll('main ul article').length > 0";
    await expect.poll(() => tab.evaluate(seen), "there are tiles").toBe(true);
    const changed = "document.querySelector('[data-changed]') !== null";
    await expect.poll(() => tab.evaluate(changed), "rows change").toBe(true);
    const session = await run.browser.newBrowserCDPSession();
    session.on(
      "Tracing.dataCollected",
      ({ value }) => void events.push(...(value as unknown as TraceEvent[])),
    );
    const complete = new Promise((resolve) => session.once("Tracing.tracingComplete", resolve));
    await session.send("Tracing.start", { traceConfig: { includedCategories: ["devtools.timeline"] } });
    await sleep(WINDOW_MS);
    await session.send("Tracing.end");
    await complete;
  } finally {
    await stopStream(product.control);
    await run.end();
  }
  const layouts = events.filter(({ name, args }) => name === "Layout" && args.beginData !== undefined);
  const fromRoot = layouts.filter(({ args }) => args.beginData?.partialLayout !== true);
  expect(layouts.length).toBeGreaterThan(5);
  expect(fromRoot.length / layouts.length).toBeLessThanOrEqual(FROM_ROOT_MAX);
});
