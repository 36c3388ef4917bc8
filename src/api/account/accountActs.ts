// What members change of their account and configuration, and what they send (SPEC §7 "User", CONTRACT §4).
import type { FeedbackKind, MemberActs } from "#domain/member/memberActs.ts";
import type { Gender } from "#domain/member/member.ts";
import { readMemberConfig, writeMemberConfig } from "./memberConfig.ts";
import { address, bindings, field, GENDER_WORDS, member, relation, unreadCounts } from "./members.ts";
import { readWith } from "../wire/pageParts.ts";
import { readBoolean } from "../wire/values.ts";
import { assumedPost, done, listed, type MemberActTable } from "./memberAct.ts";

const FEEDBACK_WORDS: Readonly<Record<FeedbackKind, string>> = {
  bug: "BUG",
  idea: "IDEA",
  data: "DATA",
  account: "ACCOUNT",
  other: "OTHER",
};

function genderWord(gender: Gender): string {
  return Object.entries(GENDER_WORDS).find(([, ours]) => ours === gender)?.[0] ?? "";
}

function related(verb: "follow" | "unfollow" | "mute" | "unmute") {
  return {
    endpoint: assumedPost(`/v1/api/community/user/${verb}`),
    body: (params: { readonly userId: number }) => params,
    read: readWith(relation),
  };
}

/** An answer whose data is the configuration, or null while none was saved. */
function readConfigAnswer(data: unknown): MemberActs["loadConfig"]["answer"] {
  return { config: readMemberConfig(data) };
}

export const ACCOUNT_ACTS: MemberActTable<
  | "updateProfile"
  | "changeEmail"
  | "leave"
  | "loadConfig"
  | "saveConfig"
  | "bind"
  | "unbind"
  | "sendFeedback"
  | "checkAge"
  | "upload"
  | "follow"
  | "unfollow"
  | "mute"
  | "unmute"
  | "markRead"
> = {
  updateProfile: {
    endpoint: listed("/v1/api/user/updateUser"),
    body: ({ name, gender, ...rest }) => ({
      ...rest,
      ...(name === undefined ? {} : { nickname: name }),
      ...(gender === undefined ? {} : { gender: genderWord(gender) }),
    }),
    read: readWith(member),
  },
  changeEmail: {
    endpoint: listed("/v1/api/user/verifyModifyEmailCode"),
    body: (params) => params,
    read: readWith(member),
  },
  leave: { endpoint: listed("/v1/api/user/verifyCancelCode"), body: (params) => params, read: done },
  loadConfig: {
    endpoint: { method: "GET", path: "/v1/api/user/getConfig", source: "spec", retry: "never" },
    read: readConfigAnswer,
    // SPEC §8: language setting failures are only logged.
    silent: true,
  },
  saveConfig: {
    endpoint: listed("/v1/api/user/updateConfig"),
    body: writeMemberConfig,
    read: done,
    silent: true,
  },
  bind: { endpoint: listed("/v1/api/user/bind"), body: (params) => params, read: readWith(bindings) },
  unbind: { endpoint: listed("/v1/api/user/unbind"), body: (params) => params, read: readWith(bindings) },
  sendFeedback: {
    endpoint: listed("/v1/api/user/submitFeedback", "once"),
    body: ({ kind, text, pictures, contact }) => ({
      type: FEEDBACK_WORDS[kind],
      content: text,
      pictures,
      contact,
    }),
    read: (_data, message) => message,
  },
  checkAge: {
    endpoint: { method: "GET", path: "/v1/api/user/checkAge", source: "spec", retry: "never" },
    read: (data) => readBoolean(data) ?? false,
    silent: true,
  },
  upload: {
    endpoint: assumedPost("/v1/api/common/upload", "once"),
    body: ({ picture }) => picture,
    read: readWith(field("url", address)),
  },
  follow: related("follow"),
  unfollow: related("unfollow"),
  mute: related("mute"),
  unmute: related("unmute"),
  markRead: {
    endpoint: assumedPost("/v1/api/community/message/read"),
    body: ({ ids, kind }) => ({ ...(ids ? { ids } : {}), ...(kind ? { type: kind } : {}) }),
    read: readWith(unreadCounts),
    silent: true,
  },
};
