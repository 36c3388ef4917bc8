import { startBenchProduct } from "./startBenchProduct.ts";
import { setTheDay, sleep, startRun, startStream, stopStream } from "./lib/stage.ts";
import { UNWATCHED } from "./lib/ways.ts";
const product = await startBenchProduct();
for (const tabs of [20, 60]) {
  await setTheDay(product.control);
  const run = await startRun(product);
  for (let opened = 0; opened < tabs; opened += 1) await run.open(UNWATCHED, opened > 0);
  await startStream(product.control);
  const t0 = Date.now();
  for (const at of [30, 60, 90, 120]) {
    await sleep(Math.max(0, t0 + at * 1000 - Date.now()));
    const c = await run.cpuPerSecond(15_000);
    console.log(tabs, at, c.all.toFixed(1), JSON.stringify(Object.fromEntries(Object.entries(c.parts).map(([k, v]) => [k, Math.round(v * 10) / 10]))));
  }
  await stopStream(product.control);
  await run.end();
}
await product.stop();
