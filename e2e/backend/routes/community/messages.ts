// A member's notices: lists by type, unread counts, and marking as read.
// See docs/wire.md#listed-and-assumed-calls.
import type { FastifyInstance } from "fastify";
import * as docs from "../../apiPaths/memberParts.ts";
import { orNull } from "../../apiPaths/pageParts.ts";
import { call, flag, listOf, object, string, text as textOf, whole } from "../../apiPaths/parts.ts";
import { described } from "../../server/describedCalls.ts";
import { type Notice, NOTICE_TYPES, type NoticeType } from "../../database/notices.ts";
import { answer, type Envelope } from "../../server/envelope.ts";
import { refuseField } from "../../members/refusals.ts";
import type { Services } from "../../server/services.ts";
import { writeFeedTime } from "../../server/zones.ts";
import { answerPage } from "../../server/paging.ts";
import { readWhole } from "../../server/readFields.ts";
import { forMembers } from "../memberCalls.ts";
import { writePerson } from "../user/writeMember.ts";
import { saySystemText, subjectOf } from "../../words/systemText.ts";

const PATH = "/v1/api/community/message";
const MAX_IDS = 100;

function textIn(lang: unknown, type: NoticeType, text: string): string {
  return type === "system" ? saySystemText(lang, text) : text;
}

function writeNotice(
  { id, type, actor, postId, replyId, parentId, postSummary, text, createdAt, read }: Notice,
  lang: unknown,
): object {
  const subject = type === "system" ? subjectOf(text) : undefined;
  return {
    messageId: id,
    type,
    user: actor === undefined ? null : writePerson(actor),
    postId: postId ?? null,
    replyId: replyId ?? null,
    parentId: parentId ?? null,
    subjectType: subject?.type ?? null,
    subjectId: subject?.id ?? null,
    postSummary,
    text: textIn(lang, type, text),
    createTime: writeFeedTime(createdAt),
    isRead: read,
  };
}

const readType = (value: unknown): NoticeType | undefined => NOTICE_TYPES.find((type) => type === value);
const refuseType = (): Envelope => refuseField(`type is one of ${NOTICE_TYPES.join(", ")}`);

const KIND = { ...string, enum: NOTICE_TYPES };
const UNREAD = object({ reply: whole, like: whole, follow: whole, system: whole, total: whole });
const NOTICE = object({
  messageId: whole,
  type: KIND,
  user: orNull(docs.person),
  postId: { type: ["integer", "null"] },
  replyId: { type: ["integer", "null"] },
  parentId: { type: ["integer", "null"], description: "The reply that was answered; null for the post" },
  subjectType: orNull({
    ...string,
    enum: ["CREATOR", "SUBSCRIBER", "WITHDRAWAL"],
    description: "Of a notice about a subscription or a withdrawal: what subjectId names",
  }),
  subjectId: { type: ["integer", "null"] },
  postSummary: string,
  text: { ...string, description: "The reply, or the text of a system notice" },
  createTime: docs.feedTime,
  isRead: flag,
});

export function messageRoutes(app: FastifyInstance, services: Services): void {
  const { books, inOne, notices, withdrawals } = services;

  /** What time alone has brought about is told before messages are counted or listed. */
  function tellDue(userId: number, now: number): void {
    inOne(() => {
      books.tellEnds(userId, now);
      withdrawals.settle(now);
    });
  }

  function answerUnread(userId: number, now: number): Envelope {
    tellDue(userId, now);
    const unread = notices.unread(userId, now);
    return answer({ ...unread, total: NOTICE_TYPES.reduce((sum, type) => sum + unread[type], 0) });
  }

  app.get(
    `${PATH}/list`,
    described(
      call(
        "The member's notices of a type, newest first (assumed)",
        { type: textOf("reply, like, follow or system", true, "reply"), ...docs.PAGING },
        docs.pageOf(NOTICE),
        docs.MEMBERS_ONLY,
      ),
    ),
    forMembers(services, ({ query, member, now }) => {
      const type = readType(query["type"]);
      if (type === undefined) return refuseType();
      if (type === "system") tellDue(member.id, now);
      return answerPage(
        query,
        () => notices.count(member.id, type, now),
        (paging) =>
          notices.page(member.id, type, paging, now).map((notice) => writeNotice(notice, query["lang"])),
      );
    }),
  );

  app.get(
    `${PATH}/unread`,
    described(call("How many notices are unread (assumed)", {}, UNREAD, docs.MEMBERS_ONLY)),
    forMembers(services, ({ member, now }) => answerUnread(member.id, now)),
  );

  app.post(
    `${PATH}/read`,
    described(
      call(
        "Marks notices as read: those named, those of a type, or all; answers with what is left (assumed)",
        {},
        UNREAD,
        { ...docs.MEMBERS_ONLY, ...docs.body({ "ids?": listOf(whole), "type?": KIND }) },
      ),
    ),
    forMembers(services, ({ body, member, now }) => {
      if (body["ids"] !== undefined) {
        const ids = Array.isArray(body["ids"]) ? body["ids"].map((id) => readWhole(id)) : [undefined];
        if (ids.length > MAX_IDS || ids.includes(undefined)) {
          return refuseField(`ids is a list of at most ${MAX_IDS} message ids`);
        }
        notices.markRead(member.id, { ids: ids.filter((id) => id !== undefined) }, now);
        return answerUnread(member.id, now);
      }
      const type = readType(body["type"]);
      if (body["type"] !== undefined && type === undefined) return refuseType();
      notices.markRead(member.id, type === undefined ? {} : { type }, now);
      return answerUnread(member.id, now);
    }),
  );
}
