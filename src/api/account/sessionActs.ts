// Signing in and out, registration, and passwords (SPEC §7 "User").
import type { CodePurpose } from "#domain/member/memberActs.ts";
import { credentials, ticket } from "./members.ts";
import { readWith } from "../wire/pageParts.ts";
import { done, listed, type MemberActTable } from "./memberAct.ts";

const PURPOSES: Readonly<Record<CodePurpose, string>> = {
  register: "register",
  reset: "reset",
  changeEmail: "modifyEmail",
  leave: "cancel",
};

export const SESSION_ACTS: MemberActTable<
  | "signIn"
  | "signInThrough"
  | "signOut"
  | "sendCode"
  | "register"
  | "verifyResetCode"
  | "resetPassword"
  | "verifyPassword"
  | "changePassword"
> = {
  signIn: { endpoint: listed("/v1/api/user/login"), body: (params) => params, read: readWith(credentials) },
  signInThrough: {
    endpoint: listed("/v1/api/user/third-platform-login"),
    body: (params) => params,
    read: readWith(credentials),
  },
  signOut: { endpoint: listed("/v1/api/user/logout"), read: done, silent: true },
  sendCode: {
    endpoint: listed("/v1/api/user/sendVerificationCode", "once"),
    body: ({ email, purpose }) => ({ email, type: PURPOSES[purpose] }),
    read: (_data, message) => message,
  },
  register: {
    endpoint: listed("/v1/api/user/verifyRegistrationCode", "once"),
    body: ({ email, code, password, name }) => ({ email, code, password, nickname: name }),
    read: readWith(credentials),
  },
  verifyResetCode: {
    endpoint: listed("/v1/api/user/verifyResetPasswordCode"),
    body: (params) => params,
    read: readWith(ticket),
  },
  resetPassword: { endpoint: listed("/v1/api/user/resetPassword"), body: (params) => params, read: done },
  verifyPassword: {
    endpoint: listed("/v1/api/user/password/verify"),
    body: (params) => params,
    read: readWith(ticket),
  },
  changePassword: {
    endpoint: listed("/v1/api/user/password"),
    body: ({ ticket: proof, password }) => ({ ticket: proof, newPassword: password }),
    read: done,
  },
};
