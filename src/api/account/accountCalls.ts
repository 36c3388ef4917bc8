// The calls of accounts: signing in and out, passwords, profile, configuration, platforms.
// See docs/wire.md#user-calls and docs/wire.md#listed-and-assumed-calls.
import type { ACCOUNT_ACTS, ACCOUNT_READS } from "#domain/calls/account.ts";
import type { Gender } from "#domain/member/member.ts";
import type { CodePurpose } from "#domain/member/signIn.ts";
import { type ActTable, assumedGet, done, type ReadTable, specGet, specPost } from "../transport/wireCall.ts";
import { readWith } from "../wire/pageParts.ts";
import { readBoolean } from "../wire/values.ts";
import { readMemberConfig, writeMemberConfig } from "./memberConfig.ts";
import { bindings, credentials, GENDER_WORDS, member, platforms, ticket } from "./members.ts";

const PURPOSES: Readonly<Record<CodePurpose, string>> = {
  register: "register",
  reset: "reset",
  changeEmail: "modifyEmail",
  leave: "cancel",
};

function genderWord(gender: Gender): string {
  return Object.entries(GENDER_WORDS).find(([, ours]) => ours === gender)?.[0] ?? "";
}

export const ACCOUNT_READ_CALLS: ReadTable<typeof ACCOUNT_READS> = {
  account: { endpoint: assumedGet("/v1/api/user/info"), read: readWith(member) },
  bindings: { endpoint: specGet("/v1/api/user/bindList"), read: readWith(bindings) },
  platforms: { endpoint: assumedGet("/v1/api/user/platforms"), read: readWith(platforms) },
};

export const ACCOUNT_ACT_CALLS: ActTable<typeof ACCOUNT_ACTS> = {
  signIn: { endpoint: specPost("/v1/api/user/login"), body: (params) => params, read: readWith(credentials) },
  signInThrough: {
    endpoint: specPost("/v1/api/user/third-platform-login"),
    body: (params) => params,
    read: readWith(credentials),
  },
  // The specification gives this call alone an empty body.
  signOut: { endpoint: specPost("/v1/api/user/logout"), body: () => null, read: done },
  sendCode: {
    endpoint: specPost("/v1/api/user/sendVerificationCode", "once"),
    body: ({ email, purpose }) => ({ email, type: PURPOSES[purpose] }),
    read: (_data, message) => message,
  },
  register: {
    endpoint: specPost("/v1/api/user/verifyRegistrationCode", "once"),
    body: ({ email, code, password, name, inviteCode }) => ({
      email,
      code,
      password,
      nickname: name,
      ...(inviteCode === undefined ? {} : { inviteCode }),
    }),
    read: readWith(credentials),
  },
  verifyResetCode: {
    endpoint: specPost("/v1/api/user/verifyResetPasswordCode"),
    body: (params) => params,
    read: readWith(ticket),
  },
  resetPassword: { endpoint: specPost("/v1/api/user/resetPassword"), body: (params) => params, read: done },
  updateProfile: {
    endpoint: specPost("/v1/api/user/updateUser"),
    body: ({ name, gender, ...rest }) => ({
      ...rest,
      ...(name === undefined ? {} : { nickname: name }),
      ...(gender === undefined ? {} : { gender: genderWord(gender) }),
    }),
    read: readWith(member),
  },
  verifyPassword: {
    endpoint: specPost("/v1/api/user/password/verify"),
    body: (params) => params,
    read: readWith(ticket),
  },
  changePassword: {
    endpoint: specPost("/v1/api/user/password"),
    body: ({ ticket: proof, password }) => ({ ticket: proof, newPassword: password }),
    read: done,
  },
  changeEmail: {
    endpoint: specPost("/v1/api/user/verifyModifyEmailCode"),
    body: (params) => params,
    read: readWith(member),
  },
  leave: { endpoint: specPost("/v1/api/user/verifyCancelCode"), body: (params) => params, read: done },
  loadConfig: {
    endpoint: specGet("/v1/api/user/getConfig"),
    // null before the first save.
    read: (data) => ({ config: readMemberConfig(data) }),
  },
  saveConfig: { endpoint: specPost("/v1/api/user/updateConfig"), body: writeMemberConfig, read: done },
  bind: { endpoint: specPost("/v1/api/user/bind"), body: (params) => params, read: readWith(bindings) },
  unbind: { endpoint: specPost("/v1/api/user/unbind"), body: (params) => params, read: readWith(bindings) },
  checkAge: {
    endpoint: specGet("/v1/api/user/checkAge"),
    read: (data) => readBoolean(data) ?? false,
  },
};
