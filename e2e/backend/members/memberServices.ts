// Services behind members' calls, created once per server over one database.
import type { DatabaseSync } from "node:sqlite";
import { type Accounts, createAccounts } from "../database/accounts.ts";
import { type Activities, createActivities } from "../database/activities.ts";
import { type Bindings, createBindings } from "../database/bindings.ts";
import { type Codes, createCodes } from "../database/codes.ts";
import { createFeedback, type Feedback } from "../database/feedback.ts";
import { createInvitations, type Invitations } from "../database/invitations.ts";
import { createNotices, type Notices } from "../database/notices.ts";
import { createRelations, type Relations } from "../database/relations.ts";
import { createPostTally, type PostTally } from "../database/postTally.ts";
import { createRewards, type Rewards } from "../database/rewards.ts";
import { createSessions, type Sessions } from "../database/sessions.ts";
import { together } from "../database/together.ts";
import { createTickets, type Tickets } from "../database/tickets.ts";
import { createUploads, type Uploads } from "../database/uploads.ts";
import { createProviderCodes, type ProviderCodes } from "./providers.ts";
import { createTryLimit, type TryLimit } from "./tryLimit.ts";

export interface MemberServices {
  readonly accounts: Accounts;
  readonly sessions: Sessions;
  readonly codes: Codes;
  readonly tickets: Tickets;
  readonly bindings: Bindings;
  readonly relations: Relations;
  readonly notices: Notices;
  readonly uploads: Uploads;
  readonly feedback: Feedback;
  readonly activities: Activities;
  readonly invitations: Invitations;
  readonly rewards: Rewards;
  /** What a member wrote in a time. */
  readonly postTally: PostTally;
  readonly providerCodes: ProviderCodes;
  readonly tryLimit: TryLimit;
  /** Runs several writes in one transaction. */
  readonly inOne: <Value>(act: () => Value) => Value;
  /** Writes one line to the server's log. */
  readonly log: (line: string) => void;
}

export function createMemberServices(database: DatabaseSync, log: (line: string) => void): MemberServices {
  return {
    accounts: createAccounts(database),
    sessions: createSessions(database),
    codes: createCodes(database),
    tickets: createTickets(database),
    bindings: createBindings(database),
    relations: createRelations(database),
    notices: createNotices(database),
    uploads: createUploads(database),
    feedback: createFeedback(database),
    activities: createActivities(database),
    invitations: createInvitations(database),
    rewards: createRewards(database),
    postTally: createPostTally(database),
    providerCodes: createProviderCodes(),
    tryLimit: createTryLimit(),
    inOne: (act) => together(database, act),
    log,
  };
}
