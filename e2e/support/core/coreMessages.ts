// Counts the messages that the live core sends to a page, from inside that page.

/** Messages of the stream that a page received, and how many of them carried rows or were snapshots. */
export interface MessageCount {
  readonly all: number;
  readonly rows: number;
  readonly snapshots: number;
}

function watchPorts(): void {
  const counts = { all: 0, rows: 0, snapshots: 0 };
  Object.assign(globalThis, { coreMessages: counts });
  const RealChannel = globalThis.MessageChannel;
  globalThis.MessageChannel = function CountingChannel(): MessageChannel {
    const channel = new RealChannel();
    channel.port1.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
      if (typeof data !== "object" || data === null || !("seq" in data)) return;
      counts.all += 1;
      if ("rows" in data) counts.rows += 1;
      if ("snapshot" in data) counts.snapshots += 1;
    });
    return channel;
  } as unknown as typeof MessageChannel;
}

/** A script that must run before the page's own: it watches every channel the page opens. */
export const COUNT_MESSAGES_SCRIPT = `(${watchPorts.toString()})()`;

/** An expression for the counts so far, a MessageCount. */
export const MESSAGE_COUNT = "({ ...globalThis.coreMessages })";
