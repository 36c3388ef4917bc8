// Describes the calls of signing in and of accounts.
import {
  body,
  code,
  config,
  email,
  feedTime,
  MEMBERS_ONLY,
  NOTHING,
  password,
  platform,
  self,
  signedIn,
} from "./memberParts.ts";
import { call, flag, LANG, listOf, object, string, text, whole } from "./parts.ts";

const USER = "/v1/api/user";
const ticket = object({ ticket: { ...string, description: "Valid once, for ten minutes" } });
const bindings = listOf(
  object({ platform: string, name: string, bound: flag, account: string, bindTime: string }),
);

const post = (
  summary: string,
  fields: Readonly<Record<string, object>>,
  data: object,
  more = {},
): object => ({
  post: call(summary, LANG, data, { ...body(fields), ...more }),
});
const get = (summary: string, data: object, more = {}): object => ({ get: call(summary, LANG, data, more) });

/** A call of members that takes a file of one of these media types. */
const bytesOf = (description: string, types: readonly string[]): object => ({
  ...MEMBERS_ONLY,
  requestBody: { required: true, description, content: Object.fromEntries(types.map((type) => [type, {}])) },
});

export const ACCOUNT_PATHS: Readonly<Record<string, object>> = {
  [`${USER}/login`]: post(
    "Signs in; after ten wrong passwords in ten minutes an address is refused with 4007",
    { email, password: string },
    signedIn,
  ),
  [`${USER}/third-platform-login`]: post(
    "Signs in with the code a platform's page sent back, making an account the first time",
    { platform, code: { ...string, description: "Valid once, for two minutes" } },
    signedIn,
  ),
  [`${USER}/logout`]: post("Revokes the token of this call", {}, NOTHING, MEMBERS_ONLY),
  [`${USER}/info`]: get("The member's own account (assumed)", self, MEMBERS_ONLY),
  [`${USER}/sendVerificationCode`]: post(
    "Sends a code, valid once for ten minutes and up to five wrong tries; clients show msg. modifyEmail (to the new address) and cancel (to the account's own) need a token",
    { "email?": email, type: { ...string, enum: ["register", "reset", "modifyEmail", "cancel"] } },
    object({ resendAfterSeconds: whole }),
  ),
  [`${USER}/verifyRegistrationCode`]: post(
    "Makes an account and signs in; an invitation code binds it to who invited",
    { email, code, password, nickname: string, "inviteCode?": string },
    signedIn,
  ),
  [`${USER}/verifyResetPasswordCode`]: post("Gives a ticket for resetPassword", { email, code }, ticket),
  [`${USER}/resetPassword`]: post(
    "Sets a new password and signs out all devices",
    { ticket: string, password },
    NOTHING,
  ),
  [`${USER}/updateUser`]: post(
    "Changes what is given of the profile; answers with the account as it is now",
    {
      "nickname?": string,
      "avatar?": { ...string, description: "Empty, or the url of an upload" },
      "bio?": string,
      "birthday?": string,
      "gender?": string,
      "countryId?": whole,
    },
    self,
    MEMBERS_ONLY,
  ),
  [`${USER}/password/verify`]: post(
    "Gives a ticket for a new password",
    { password: string },
    ticket,
    MEMBERS_ONLY,
  ),
  [`${USER}/password`]: post(
    "Sets a new password with a ticket (of a code or of the old password) or the old one, and signs out all other devices",
    { "ticket?": string, "oldPassword?": string, newPassword: password },
    NOTHING,
    MEMBERS_ONLY,
  ),
  [`${USER}/verifyModifyEmailCode`]: post(
    "Makes the address the code went to the account's own",
    { email, code },
    self,
    MEMBERS_ONLY,
  ),
  [`${USER}/verifyCancelCode`]: post(
    "Closes the account and removes everything that belongs to it",
    { code },
    NOTHING,
    MEMBERS_ONLY,
  ),
  [`${USER}/checkAge`]: get("Whether the birthday says 18 or more", flag, MEMBERS_ONLY),
  [`${USER}/getConfig`]: get(
    "The whole configuration, null until one was saved",
    { oneOf: [config, NOTHING] },
    MEMBERS_ONLY,
  ),
  [`${USER}/updateConfig`]: {
    post: call("Keeps the whole configuration, unknown fields too", LANG, config, {
      ...MEMBERS_ONLY,
      requestBody: { required: true, content: { "application/json": { schema: config } } },
    }),
  },
  [`${USER}/platforms`]: get(
    "Platforms to sign in with (assumed); authorizeUrl takes redirect_uri and state, and sends back code and state, or error=access_denied and state",
    listOf(object({ platform: string, name: string, authorizeUrl: string })),
  ),
  [`${USER}/bindList`]: get("Every platform, connected or not", bindings, MEMBERS_ONLY),
  [`${USER}/bind`]: post(
    "Connects an account of a platform",
    { platform, code: string },
    bindings,
    MEMBERS_ONLY,
  ),
  [`${USER}/unbind`]: post(
    "Disconnects a platform, unless it is the last way to sign in",
    { platform },
    bindings,
    MEMBERS_ONLY,
  ),
  [`${USER}/submitFeedback`]: post(
    "Takes a message to the makers, from visitors too",
    {
      type: { ...string, enum: ["BUG", "IDEA", "DATA", "ACCOUNT", "OTHER"] },
      content: { ...string, description: "1 to 2000 characters" },
      "pictures?": { ...listOf(string), description: "At most 4 urls of uploads" },
      "contact?": { ...string, description: "At most 200 characters" },
    },
    NOTHING,
  ),
  [`${USER}/getDoc`]: {
    get: call(
      "A document in English, Chinese, Spanish or Arabic; other languages get one of these, and lang says which",
      {
        tag: text(
          "serviceAgreement, privacyPolicy, about, faq or contributorProgram",
          true,
          "serviceAgreement",
        ),
        ...LANG,
      },
      object({
        tag: string,
        lang: string,
        title: string,
        updateTime: feedTime,
        content: { ...string, description: "JSON with an ops list" },
      }),
    ),
  },
  "/v1/api/common/upload": {
    post: call(
      "Keeps a picture, served under /img/upload/; accepts an Idempotency-Key (assumed)",
      {},
      object({ url: string, width: whole, height: whole }),
      bytesOf("The bytes of a PNG, JPEG or WebP picture, at most 2 MB", [
        "image/png",
        "image/jpeg",
        "image/webp",
      ]),
    ),
  },
  "/v1/api/common/uploadVideo": {
    post: call(
      "Keeps a video, served under /img/upload/ also in parts; accepts an Idempotency-Key (assumed)",
      { poster: text("Address of an uploaded picture that is shown before the video plays") },
      object({
        id: string,
        src: string,
        posterUrl: string,
        originalFileUrl: string,
        width: whole,
        height: whole,
        duration: { type: "number", description: "In s" },
      }),
      bytesOf("The bytes of an MP4 or WebM video, at most 50 MB and 120 s", ["video/mp4", "video/webm"]),
    ),
  },
};
