// Reports of posts, replies and members.
// See docs/wire.md#reports.
import type { FastifyInstance } from "fastify";
import { REPORT_REASONS, REPORT_TARGETS } from "../../community/reports.ts";
import { bad, type Checked, good, readText } from "../../community/rules/refused.ts";
import { LIMITS, oneOf } from "../../community/terms.ts";
import { refuse } from "../../members/refusals.ts";
import { answer, type Envelope } from "../../server/envelope.ts";
import type { Services } from "../../server/services.ts";
import { readWhole } from "../../server/readFields.ts";
import { forMembers, type MemberCall, noUser } from "../memberCalls.ts";
import { actOnce, askerOf, COMMUNITY, findOpenPost, findPost, notThere } from "./communityCalls.ts";

type Report = Parameters<Services["reports"]["add"]>[0];

export function reportRoutes(app: FastifyInstance, services: Services): void {
  const { accounts, replies, reports } = services;

  /** The author of what is reported, which the asker must be able to see. */
  function authorOf(targetType: Report["targetType"], id: number, call: MemberCall): Checked<number> {
    const asker = askerOf(call);
    if (targetType === "USER") {
      return accounts.byId(id) === undefined ? { ok: false, refusal: noUser() } : good(id);
    }
    if (targetType === "POST") {
      const post = findPost(services, id, asker);
      return post.ok ? good(post.value.userId) : post;
    }
    const reply = replies.one(id, asker);
    if (reply === undefined) return { ok: false, refusal: notThere() };
    const post = findOpenPost(services, reply.postId, asker);
    if (!post.ok) return post;
    return reply.isDeleted ? { ok: false, refusal: refuse("postDeleted") } : good(reply.userId);
  }

  function readReport(call: MemberCall): Checked<Report> {
    const { body, member } = call;
    const targetType = oneOf(REPORT_TARGETS, body["targetType"]);
    const targetId = readWhole(body["targetId"]);
    const reason = oneOf(REPORT_REASONS, body["reason"]);
    const text = readText(body, "text", LIMITS.reportText);
    if (targetType === undefined) return bad(`targetType is one of ${REPORT_TARGETS.join(", ")}`);
    if (targetId === undefined) return bad("targetId is an id, a whole number above 0");
    if (reason === undefined) return bad(`reason is one of ${REPORT_REASONS.join(", ")}`);
    if (!text.ok) return text;
    const author = authorOf(targetType, targetId, call);
    if (!author.ok) return author;
    if (author.value === member.id) return { ok: false, refusal: refuse("yourself") };
    return good({ userId: member.id, targetType, targetId, reason, text: text.value });
  }

  app.post(
    `${COMMUNITY}/report/create`,
    forMembers(services, (call): Envelope =>
      actOnce(services, call, {
        call: "report/create",
        rate: "report",
        check: () => readReport(call),
        act: (report) => (reports.add(report, call.now) ? "new" : "known"),
        answer: (result) => answer({ isReported: true, isRepeated: result === "known" }),
      }),
    ),
  );
}
