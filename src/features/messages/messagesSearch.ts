// The part of the messages' state that is in the address: the tab; an unknown value is ignored.
import { NOTICE_KINDS, type NoticeKind } from "#domain/member/member.ts";

export const FIRST_KIND: NoticeKind = "reply";

export interface MessagesSearch {
  /** Absent means the first tab. */
  readonly tab?: NoticeKind | undefined;
}

/** Reads the query; an unknown tab yields undefined, which overrides the raw value in the router. */
export function readMessagesSearch({ tab }: Record<string, unknown>): MessagesSearch {
  return { tab: NOTICE_KINDS.find((kind) => kind === tab) };
}
