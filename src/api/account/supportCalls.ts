// The calls of stored documents, the connection, feedback and pictures.
// See docs/wire.md#user-calls and docs/wire.md#listed-and-assumed-calls.
import * as v from "valibot";
import type { CountrySource, SeenConnection, SUPPORT_ACTS, SUPPORT_READS } from "#domain/calls/support.ts";
import type { FeedbackKind } from "#domain/member/feedback.ts";
import {
  type ActTable,
  assumedGet,
  assumedPost,
  type ReadTable,
  specGet,
  specPost,
} from "../transport/wireCall.ts";
import {
  instant,
  oneOf,
  orElse,
  orNone,
  type Reads,
  readWith,
  text as shownText,
} from "../wire/pageParts.ts";
import { pictureAddress } from "../wire/pictureAddress.ts";
import { field } from "./members.ts";
import type { StoredDocument } from "#domain/documents.ts";
import { cleanDelta } from "#domain/richText/cleanDelta.ts";
import { readMediaAddress } from "../wire/readPictureAddress.ts";

/** A document without text is undefined. */
const storedDocument: Reads<StoredDocument> = v.pipe(
  v.object({
    content: v.unknown(),
    lang: orElse(shownText, ""),
    updateTime: orElse(orNone(instant), undefined),
  }),
  v.transform(({ content, lang, updateTime }) => ({
    content: cleanDelta(content, { readAddress: readMediaAddress, innerLinks: true }),
    language: lang,
    updatedAt: updateTime,
  })),
  v.check(({ content }) => content.ops.length > 0),
);

const FEEDBACK_WORDS: Readonly<Record<FeedbackKind, string>> = {
  bug: "BUG",
  idea: "IDEA",
  data: "DATA",
  account: "ACCOUNT",
  other: "OTHER",
};

/** An upload without a usable address has failed. */
const uploadedAddress = v.pipe(pictureAddress, v.minLength(1)) as Reads<string>;

const seenConnection: Reads<SeenConnection> = v.pipe(
  v.object({
    ip: shownText,
    countryName: shownText,
    countrySource: orNone(oneOf<CountrySource>({ ADDRESS: "address", PROXY: "proxy", FIXED: "fixed" })),
  }),
  v.transform(({ ip, countryName, countrySource }) => ({
    address: ip,
    country: countryName,
    countryFrom: countrySource,
  })),
);

export const SUPPORT_READ_CALLS: ReadTable<typeof SUPPORT_READS> = {
  document: {
    endpoint: specGet("/v1/api/user/getDoc"),
    params: ({ name }) => ({ tag: name }),
    read: readWith(storedDocument),
  },
  seenConnection: {
    endpoint: assumedGet("/api/common/connection"),
    read: readWith(seenConnection),
  },
};

export const SUPPORT_ACT_CALLS: ActTable<typeof SUPPORT_ACTS> = {
  sendFeedback: {
    endpoint: specPost("/v1/api/user/submitFeedback", "once"),
    body: ({ kind, text, pictures, contact }) => ({
      type: FEEDBACK_WORDS[kind],
      content: text,
      pictures,
      contact,
    }),
    read: (_data, message) => message,
  },
  upload: {
    endpoint: assumedPost("/v1/api/common/upload", "once"),
    body: ({ picture }) => picture,
    read: readWith(field("url", uploadedAddress)),
  },
};
