// Creates a member for a test, without forms and codes.
import type { ControlActions } from "../control/controlActions.ts";
import type { Services } from "../server/services.ts";
import { hashPassword } from "./passwords.ts";

export interface StagedMember {
  readonly userId: number;
  readonly token: string;
}

/** If the e-mail address is taken, signs in its member again. */
export async function stageMember(
  { accounts, sessions, now }: Pick<Services, "accounts" | "sessions" | "now">,
  { name, email, password, birthday, avatar, countryId }: ControlActions["member"],
): Promise<StagedMember> {
  const passwordHash = password === undefined ? undefined : await hashPassword(password);
  const folded = email?.toLowerCase();
  const known = folded === undefined ? undefined : accounts.byEmail(folded)?.id;
  const userId = known ?? accounts.create({ nickname: name, email: folded, passwordHash }, now());
  if (birthday !== undefined) accounts.update(userId, { birthday });
  if (countryId !== undefined) accounts.update(userId, { countryId });
  if (avatar !== undefined) accounts.update(userId, { avatar });
  return { userId, token: sessions.open(userId, now()) };
}
