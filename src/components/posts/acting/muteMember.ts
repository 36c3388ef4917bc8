// Mutes a member for a while or for ever, with an offer to take it back.
// See docs/product.md#muting.
import { i18n } from "@lingui/core";
import { t } from "@lingui/core/macro";
import type { User } from "#domain/member/member.ts";
import { serverNow } from "#state/live/serverTime.ts";
import { runAct } from "#state/session/runAct.ts";
import { offerUndo } from "#ui/overlays/undo.ts";
import { showToast } from "#ui/overlays/toast.ts";
import { tellFailure } from "../../acting/tellFailure.ts";
import { nameInText } from "../../people/nameInText.ts";
import type { ActingDeps } from "./deletePost.ts";

/** `forMs`: how long, by the server's clock; undefined for ever. The core hides what the member wrote in all tabs. */
export async function muteMember(
  { client }: ActingDeps,
  { id: userId, name: given }: Pick<User, "id" | "name">,
  forMs: number | undefined,
): Promise<void> {
  const until = forMs === undefined ? undefined : serverNow() + forMs;
  const answer = await runAct(client, "mute", { userId, ...(until === undefined ? {} : { until }) });
  if (!answer.ok) return tellFailure(answer);
  const name = nameInText(given, i18n);
  offerUndo({
    text: t(i18n)`You will not see what ${name} writes.`,
    action: t(i18n)({ message: "Undo", comment: "Button: takes back what was just done" }),
    undo: () => void unmuteMember({ client }, { userId, name }),
  });
}

async function unmuteMember(
  { client }: ActingDeps,
  { userId, name }: { readonly userId: number; readonly name: string },
): Promise<void> {
  const answer = await runAct(client, "unmute", { userId });
  if (answer.ok) showToast(t(i18n)`You will see what ${name} writes again.`);
  else tellFailure(answer);
}
