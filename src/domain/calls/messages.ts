// What is read and done about notices: lists by kind, the numbers of unread ones, and marking them as read.
import type { Notice, NoticeKind, Paged, UnreadCounts } from "../member/member.ts";
import { act, type NoParams, type OfPage, read, type SamplesOf } from "./call.ts";

/** Pages ask every minute; two tabs that ask one after the other share the answer. */
const UNREAD_MAX_AGE_MS = 30_000;
/** A page asks for the list again when the number of unread notices has risen. */
const NOTICES_MAX_AGE_MS = 5_000;

const ofNotices = (): readonly string[] => ["notices"];

export const MESSAGE_READS = {
  notices: read<OfPage & { readonly kind: NoticeKind }, Paged<Notice>>({
    ofMember: true,
    tags: ofNotices,
    maxAgeMs: NOTICES_MAX_AGE_MS,
  }),
  unreadNotices: read<NoParams, UnreadCounts>({
    ofMember: true,
    tags: ofNotices,
    maxAgeMs: UNREAD_MAX_AGE_MS,
    silent: true,
  }),
};

export const MESSAGE_ACTS = {
  /** Marks the notices `ids`, else all of a kind, else all. */
  markRead: act<{ readonly ids?: readonly number[]; readonly kind?: NoticeKind }, UnreadCounts>()({
    outdates: ofNotices,
    silent: true,
  }),
};

export const MESSAGE_SAMPLES: SamplesOf<typeof MESSAGE_READS & typeof MESSAGE_ACTS> = {
  notices: { kind: "reply", page: 1 },
  unreadNotices: {},
  markRead: { kind: "reply" },
};
