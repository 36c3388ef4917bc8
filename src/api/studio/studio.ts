// Reads the server's answers about figures, subscribers and documents of the studio.
// See docs/wire.md#studio.
import * as v from "valibot";
import type { DocumentName } from "#domain/documents.ts";
import type { CreatorStats, StudioDocument, Subscriber, SubscriberStatus } from "#domain/creators/studio.ts";
import type { Paged } from "#domain/member/member.ts";
import { isCalendarDay } from "#domain/calendarDay.ts";
import { paged, person } from "../account/members.ts";
import { amount, currency, signedAmount } from "../wire/moneyParts.ts";
import {
  arrayOf,
  count,
  id,
  instant,
  oneOf,
  orElse,
  orNone,
  reads,
  type Reads,
  second,
  text,
} from "../wire/pageParts.ts";
import { VISIBILITY_WORDS } from "../wire/postWords.ts";
import { readText } from "../wire/values.ts";
import { unit } from "./fees.ts";

export const STATUS_WORDS: Readonly<Record<string, SubscriberStatus>> = {
  RUNNING: "running",
  ENDED: "ended",
};

const day = reads((value) => {
  const date = readText(value);
  return isCalendarDay(date) ? date : undefined;
});
const count0 = orElse(count, 0);

/** A series with a gap would show another course than there was, so one unreadable day refuses the answer. */
export const creatorStats: Reads<CreatorStats> = v.pipe(
  v.object({
    subscriberCount: count,
    newCount: count,
    endedCount: count,
    revenue: signedAmount,
    currency,
    series: v.array(v.object({ date: day, revenue: signedAmount, subscriberCount: count })),
    topPosts: arrayOf(
      v.pipe(
        v.object({
          postId: id,
          title: orElse(text, ""),
          summary: orElse(text, ""),
          visibility: oneOf(VISIBILITY_WORDS),
          createTime: second,
          likeCount: count0,
          replyCount: count0,
        }),
        v.transform(({ postId, createTime, ...post }) => ({ ...post, id: postId, createdAt: createTime })),
      ),
    ),
  }),
  v.transform(({ series, currency: _usd, ...wire }) => ({ ...wire, days: series })),
);

export const subscriberPage: Reads<Paged<Subscriber>> = paged(
  v.pipe(
    v.object({
      user: person,
      since: second,
      until: second,
      num: id,
      subscriptionUnit: unit,
      paidTotal: amount,
      status: oneOf(STATUS_WORDS),
    }),
    v.transform(({ subscriptionUnit, ...wire }) => ({ ...wire, unit: subscriptionUnit })),
  ),
);

const NAMES: Readonly<Record<DocumentName, DocumentName>> = {
  serviceAgreement: "serviceAgreement",
  privacyPolicy: "privacyPolicy",
  about: "about",
  faq: "faq",
  contributorProgram: "contributorProgram",
};

/** A document that the page does not know is left out. */
export const creatorDocuments: Reads<readonly StudioDocument[]> = v.pipe(
  v.object({
    list: arrayOf(
      v.pipe(
        v.object({ tag: oneOf(NAMES), title: text, updateTime: orElse(orNone(instant), undefined) }),
        v.transform(({ tag, title, updateTime }) => ({ name: tag, title, updatedAt: updateTime })),
      ),
    ),
  }),
  v.transform(({ list }) => list),
);
