// The calls of notices: lists by kind, unread counts, marking as read.
// See docs/wire.md#listed-and-assumed-calls.
import type { MESSAGE_ACTS, MESSAGE_READS } from "#domain/calls/messages.ts";
import { notices, unreadCounts } from "../account/members.ts";
import { type ActTable, assumedGet, assumedPost, type ReadTable } from "../transport/wireCall.ts";
import { PAGE_SIZE, readWith } from "../wire/pageParts.ts";

export const MESSAGE_READ_CALLS: ReadTable<typeof MESSAGE_READS> = {
  notices: {
    endpoint: assumedGet("/v1/api/community/message/list"),
    params: ({ kind, page }) => ({ type: kind, page, size: PAGE_SIZE }),
    read: readWith(notices),
  },
  unreadNotices: {
    endpoint: assumedGet("/v1/api/community/message/unread"),
    read: readWith(unreadCounts),
  },
};

export const MESSAGE_ACT_CALLS: ActTable<typeof MESSAGE_ACTS> = {
  markRead: {
    endpoint: assumedPost("/v1/api/community/message/read"),
    body: ({ ids, kind }) => ({ ...(ids ? { ids } : {}), ...(kind ? { type: kind } : {}) }),
    read: readWith(unreadCounts),
  },
};
