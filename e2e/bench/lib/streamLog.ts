// Records the messages from the live core inside a page, to measure their size and number.
import { serialize } from "node:v8";

function keepMessages(): void {
  const kept: string[] = [];
  Object.assign(globalThis, { keptMessages: kept });
  const RealChannel = globalThis.MessageChannel;
  globalThis.MessageChannel = function KeepingChannel(): MessageChannel {
    const channel = new RealChannel();
    channel.port1.addEventListener("message", ({ data, timeStamp }: MessageEvent<unknown>) => {
      if (typeof data !== "object" || data === null || !("seq" in data)) return;
      kept.push(JSON.stringify({ at: timeStamp, data }));
    });
    return channel;
  } as unknown as typeof MessageChannel;
}

/** Must run before the page's own scripts. */
export const KEEP_MESSAGES_SCRIPT = `(${keepMessages.toString()})()`;

export interface StreamMessage {
  /** Arrival time on the page's clock, in ms. */
  readonly at: number;
  readonly snapshot: boolean;
  /** Match ids of the rows in the message. */
  readonly matchIds: readonly number[];
  /** Its size in bytes in V8's serialiser, which browsers use to copy messages between threads. */
  readonly bytes: number;
}

/**
 * Parses the texts that KEEP_MESSAGES_SCRIPT stores in `keptMessages`; a row is `rowWidth` numbers, the first is
 * the match id.
 */
export function readMessages(texts: readonly string[], rowWidth: number): readonly StreamMessage[] {
  return texts.map((text) => {
    const { at, data } = JSON.parse(text) as { at: number; data: { snapshot?: boolean; rows?: number[] } };
    return {
      at,
      snapshot: data.snapshot === true,
      matchIds: (data.rows ?? []).filter((_, index) => index % rowWidth === 0),
      bytes: serialize(data).byteLength,
    };
  });
}

/** Messages per second between the first and the last; 0 for fewer than two. */
export function ratePerSecond(messages: readonly StreamMessage[]): number {
  const first = messages[0];
  const last = messages.at(-1);
  if (!first || !last || last.at === first.at) return 0;
  return ((messages.length - 1) * 1_000) / (last.at - first.at);
}
