// Puts a changed reply in the place of the one before it, in every answer that this tab keeps.
import type { PageAnswer } from "#domain/calls/pageCalls.ts";
import type { Reply } from "#domain/community/reply.ts";
import { pageClient } from "../pageData/pageClient.ts";

/** The core asks again for what an edit or deletion put out of date; until then every list shows this version. */
export function replaceReply(reply: Reply): void {
  const isIt = ({ id }: Reply): boolean => id === reply.id;
  const replaced = (before: Reply): Reply => (isIt(before) ? reply : before);
  // undefined leaves the answer, and its age, as they are.
  pageClient.setQueriesData<PageAnswer<"replies">>({ queryKey: ["replies"] }, (page) =>
    page?.items.some(isIt) === true ? { ...page, items: page.items.map(replaced) } : undefined,
  );
  pageClient.setQueriesData<PageAnswer<"replyContext">>({ queryKey: ["replyContext"] }, (context) =>
    context && [...context.ancestors, context.reply].some(isIt)
      ? { ...context, ancestors: context.ancestors.map(replaced), reply: replaced(context.reply) }
      : undefined,
  );
}
