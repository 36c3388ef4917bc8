// Puts a changed reply in the place of the one before it, in every answer that this tab keeps.
import type { PageAnswer } from "#domain/calls/pageCalls.ts";
import type { Reply } from "#domain/community/reply.ts";
import { pageClient, type PageKey } from "../pageData/pageClient.ts";
import { currentMember } from "../session/sessionAtom.ts";

/**
 * The core asks again for what an edit or deletion put out of date; until then every list shows this version. Only the
 * answers of its author: the sign-in may have changed while the server was asked.
 */
export function replaceReply(reply: Reply): void {
  const member = currentMember();
  if (member?.id !== reply.author.id) return;
  const isIt = ({ id }: Reply): boolean => id === reply.id;
  const replaced = (before: Reply): Reply => (isIt(before) ? reply : before);
  // undefined leaves the answer, and its age, as they are.
  pageClient.setQueriesData<PageAnswer<"replies">>(ownAnswers("replies", member.session), (page) =>
    page?.items.some(isIt) === true ? { ...page, items: page.items.map(replaced) } : undefined,
  );
  pageClient.setQueriesData<PageAnswer<"replyContext">>(
    ownAnswers("replyContext", member.session),
    (context) =>
      context && [...context.ancestors, context.reply].some(isIt)
        ? { ...context, ancestors: context.ancestors.map(replaced), reply: replaced(context.reply) }
        : undefined,
  );
}

const ownAnswers = (call: PageKey[0], session: string) => ({
  queryKey: [call],
  predicate: ({ queryKey }: { readonly queryKey: readonly unknown[] }) => queryKey[4] === session,
});
