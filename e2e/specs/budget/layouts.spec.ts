// A change of a row, of a tile or of the latest event is laid out alone, without the rest of the page.
import { setTheDay, sleep, startRun, startStream, stopStream } from "../../bench/lib/stage.ts";
import { TOUCHLINE } from "../../bench/lib/ways.ts";
import { expect, test } from "../../support/test.ts";

interface TraceEvent {
  readonly name: string;
  readonly args: { readonly beginData?: { readonly partialLayout?: boolean } };
}

/** Time for what a new page loads when it is idle. */
const SETTLE_MS = 4_000;
const WINDOW_MS = 8_000;
/** Other parts of the page may change meanwhile, such as the number of running matches. */
const FROM_ROOT_MAX = 0.2;

test("changes under the stream cause no layout from the root of the page", async ({ product }) => {
  await setTheDay(product.control);
  const run = await startRun(product);
  const events: TraceEvent[] = [];
  try {
    const tab = await run.open(TOUCHLINE, false);
    await startStream(product.control);
    await sleep(SETTLE_MS);
    const seen = "document.querySelectorAll('main ul article').length > 0";
    expect(await tab.evaluate(seen), "there are tiles").toBe(true);
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
