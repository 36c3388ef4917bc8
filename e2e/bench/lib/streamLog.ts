// What the live core posts to a page, kept whole inside that page to be weighed and counted.
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
  /** When it came, ms of the page's clock. */
  readonly at: number;
  readonly snapshot: boolean;
  /** Match ids of the rows it carried. */
  readonly matchIds: readonly number[];
  /** Its size as browsers copy it from one thread to another; V8's own serialiser does both. */
  readonly bytes: number;
}

/** Reads the texts that KEEP_MESSAGES_SCRIPT keeps in `keptMessages`; `rowWidth` numbers make a row, the first is the match id. */
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

/** Messages a second between the first and the last; 0 of fewer than two. */
export function ratePerSecond(messages: readonly StreamMessage[]): number {
  const first = messages[0];
  const last = messages.at(-1);
  if (!first || !last || last.at === first.at) return 0;
  return ((messages.length - 1) * 1_000) / (last.at - first.at);
}
