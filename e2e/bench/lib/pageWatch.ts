// Records long tasks, click delays, frames and blank areas inside a measured page.

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
      // The task after the frame callback runs when the frame with the click's effect has been submitted.
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

/** Durations of the long tasks since the last call, in ms. */
export function takeLongTasks(): number[] {
  return (globalThis as unknown as WatchWindow).longTasks?.splice(0) ?? [];
}

/** Times from each click to the frame with its effect since the last call, in ms. */
export function takeClickTimes(): number[] {
  return (globalThis as unknown as WatchWindow).clickTimes?.splice(0) ?? [];
}
