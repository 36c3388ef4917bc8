// What a page notes of itself while it is measured: long tasks, clicks, frames and blank places.

interface WatchWindow {
  longTasks?: number[];
  clickTimes?: number[];
}

function watch(): void {
  const longTasks: number[] = [];
  const clickTimes: number[] = [];
  Object.assign(globalThis, { longTasks, clickTimes });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longTasks.push(duration);
  }).observe({ type: "longtask", buffered: true });
  addEventListener(
    "click",
    ({ timeStamp }) => {
      // The frame that shows the click's effect has been handed over when the task after it runs.
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener("message", () => {
          clickTimes.push(performance.now() - timeStamp);
          port1.close();
        });
        port1.start();
        port2.postMessage(0);
      });
    },
    { capture: true },
  );
}

/** Must run before the page's own scripts. */
export const WATCH_SCRIPT = `(${watch.toString()})()`;

/** Lengths of the long tasks since they were last taken, ms. */
export function takeLongTasks(): number[] {
  return (globalThis as unknown as WatchWindow).longTasks?.splice(0) ?? [];
}

/** From each click to the frame that shows its effect, since last taken, ms. */
export function takeClickTimes(): number[] {
  return (globalThis as unknown as WatchWindow).clickTimes?.splice(0) ?? [];
}
