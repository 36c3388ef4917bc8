// What the outcome of a call means for the draft that it published, and what a later answer says of an unknown outcome.
// See docs/product.md#outbox.
import type { Failure } from "#api/transport/result.ts";
import type { PageRequest } from "#domain/calls/pageCalls.ts";
import type { MemberRequest } from "#domain/calls/memberActs.ts";
import type { PostSummary, PostDetail } from "#domain/community/post.ts";
import type { Reply, ReplyContext } from "#domain/community/reply.ts";
import { TOO_MANY_REQUESTS } from "#domain/failureWords.ts";
import type { SendProblem } from "#domain/writing/draft.ts";
import { isSameText } from "#domain/writing/sameText.ts";

/** The code of an answer without words of the server: its message is the text of an HTTP status, or the word error. */
const NO_WORDS = -1;

/** What is known to have been made. */
export interface Made {
  readonly post?: PostSummary;
  readonly reply?: Reply;
}

/** "later": nothing was sent. "signIn": its member has to sign in again. */
export type Outcome = "unknown" | "later" | "signIn" | "keyUsed" | SendProblem;

/** What a failed call leaves. */
export function outcomeOf({ reason, code, refusal, message }: Failure): Outcome {
  if (reason === "unknown") return "unknown";
  if (reason === "noAnswer") return "later";
  if (reason === "signedOut") return "signIn";
  if (refusal === "keyUsed") return "keyUsed";
  if (refusal === "changedMeanwhile") return { kind: "changed", words: message };
  const hasWords = code !== NO_WORDS || message === TOO_MANY_REQUESTS;
  return { kind: "refused", words: hasWords ? message : "" };
}

/** The answer of the call that makes or changes a post or a reply. */
export function madeOf(request: MemberRequest, answer: unknown): Made {
  return request.act === "createReply" || request.act === "updateReply"
    ? { reply: answer as Reply }
    : { post: answer as PostSummary };
}

/** The read by which a call's outcome can be learnt; undefined for other calls. */
export function checkOf(request: MemberRequest): PageRequest | undefined {
  switch (request.act) {
    case "createPost":
      return { call: "createdPost", params: { key: request.key } };
    case "createReply":
      return { call: "createdReply", params: { key: request.key } };
    case "updatePost":
      return { call: "post", params: { postId: request.params.postId } };
    case "updateReply":
      return { call: "replyContext", params: { replyId: request.params.replyId } };
    default:
      return undefined;
  }
}

/** What the answer to that read says: what was made, "nothing", or that another edit came first. */
export function judgeCheck(request: MemberRequest, answer: unknown): Made | "nothing" | "changed" {
  switch (request.act) {
    case "updatePost": {
      const post = answer as PostDetail;
      const { version, title = post.title } = request.params;
      if (post.version <= version) return "nothing";
      const isMine = isSameText({ ...post, ...request.params }, post) && title.trim() === post.title.trim();
      return isMine ? { post } : "changed";
    }
    case "updateReply": {
      const { reply } = answer as ReplyContext;
      return isSameText(request.params, reply) ? { reply } : "nothing";
    }
    default: {
      const { post, reply } = answer as Made;
      if (post !== undefined) return { post };
      return reply === undefined ? "nothing" : { reply };
    }
  }
}
