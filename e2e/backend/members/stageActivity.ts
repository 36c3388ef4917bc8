// Puts friends and posts of a member into the database for a test, without forms and codes.
import type { ControlActions } from "../control/controlActions.ts";
import type { Services } from "../server/services.ts";
import { bindInvitation } from "./inviteCodes.ts";

/** New accounts that are bound to the member, as after a registration with the member's code. */
export function stageFriends(
  services: Pick<Services, "accounts" | "inOne" | "invitations" | "now" | "rewards">,
  { userId, count }: ControlActions["inviteFriends"],
): void {
  services.inOne(() => {
    for (let place = 1; place <= count; place += 1) {
      const friend = services.accounts.create({ nickname: `Friend ${place}` }, services.now());
      bindInvitation(services, userId, friend, services.now());
    }
  });
}

/** Posts of the member that are about nothing, written now. */
export function stagePosts(
  { posts, now }: Pick<Services, "posts" | "now">,
  { userId, count, likes = 0, replies = 0 }: ControlActions["writePosts"],
): void {
  posts.fill((fill) => {
    for (let place = 1; place <= count; place += 1) {
      fill.post({
        userId,
        relatedType: "other",
        relatedId: 0,
        content: `Post ${place}`,
        createdAt: now(),
        likeCount: likes,
        replyCount: replies,
      });
    }
  });
}
