// Texts for notices: names of their kinds, and texts of empty lists.
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { NoticeKind } from "#domain/member/member.ts";
import type { IconName } from "#ui/content/iconPaths.ts";

export const KIND_NAMES: Readonly<Record<NoticeKind, MessageDescriptor>> = {
  reply: msg`Replies`,
  like: msg`Likes`,
  follow: msg`Followers`,
  system: msg`From Touchline`,
};

export interface NothingYet {
  readonly icon: IconName;
  readonly title: MessageDescriptor;
  readonly text: MessageDescriptor;
}

export const NOTHING_YET: Readonly<Record<NoticeKind, NothingYet>> = {
  reply: {
    icon: "chat",
    title: msg`Nobody has replied to you yet.`,
    text: msg`When somebody answers a post of yours, you find it here.`,
  },
  like: {
    icon: "heart",
    title: msg`No likes yet.`,
    text: msg`When somebody likes a post of yours, you find it here.`,
  },
  follow: {
    icon: "bell",
    title: msg`Nobody follows you yet.`,
    text: msg`New followers are listed here.`,
  },
  system: {
    icon: "info",
    title: msg`Nothing from us.`,
    text: msg`News about your account is listed here.`,
  },
};
