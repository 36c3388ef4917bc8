// Puts friends of a member into the database for a test, without forms and codes.
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
