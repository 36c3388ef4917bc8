// What of the messages' state lives in the address: the tab; a bad value falls away.
import { NOTICE_KINDS, type NoticeKind } from "#domain/member/member.ts";

export const FIRST_KIND: NoticeKind = "reply";

export interface MessagesSearch {
  /** Absent is the first. */
  readonly tab?: NoticeKind | undefined;
}

/** Reads the query; a bad tab comes out as undefined, laid over the raw value by the router. */
export function readMessagesSearch({ tab }: Record<string, unknown>): MessagesSearch {
  return { tab: NOTICE_KINDS.find((kind) => kind === tab) };
}
