// Every read and act with its sample parameters, so that tests can go through all calls.
import { ACCOUNT_SAMPLES } from "#domain/calls/account.ts";
import { ACTIVITY_SAMPLES } from "#domain/calls/activities.ts";
import type { SamplesOf } from "#domain/calls/call.ts";
import { COMMUNITY_SAMPLES } from "#domain/calls/community.ts";
import { CREATOR_SAMPLES } from "#domain/calls/creators.ts";
import { FOOTBALL_SAMPLES } from "#domain/calls/football.ts";
import { LANGUAGE_SAMPLES } from "#domain/calls/languages.ts";
import type { ACTS } from "#domain/calls/memberActs.ts";
import { MESSAGE_SAMPLES } from "#domain/calls/messages.ts";
import { type PageCallName, type PageRequest, READS } from "#domain/calls/pageCalls.ts";
import { PEOPLE_SAMPLES } from "#domain/calls/people.ts";
import { STUDIO_SAMPLES } from "#domain/calls/studio.ts";
import { SUPPORT_SAMPLES } from "#domain/calls/support.ts";
import { WALLET_SAMPLES } from "#domain/calls/wallet.ts";

/** The compiler finds an area without its samples. */
const SAMPLES: SamplesOf<typeof READS & typeof ACTS> = {
  ...FOOTBALL_SAMPLES,
  ...ACCOUNT_SAMPLES,
  ...PEOPLE_SAMPLES,
  ...MESSAGE_SAMPLES,
  ...COMMUNITY_SAMPLES,
  ...CREATOR_SAMPLES,
  ...WALLET_SAMPLES,
  ...STUDIO_SAMPLES,
  ...ACTIVITY_SAMPLES,
  ...LANGUAGE_SAMPLES,
  ...SUPPORT_SAMPLES,
};

/** Every read, in the order of the table. */
export const EVERY_READ: readonly PageRequest[] = (Object.keys(READS) as PageCallName[]).map(
  (call) => ({ call, params: SAMPLES[call] }) as PageRequest,
);

/** Every read whose answer depends on who asks. */
export const READS_OF_MEMBER = EVERY_READ.filter(({ call }) => READS[call].ofMember);

/** Sample parameters of every act. */
export const ACT_PARAMS: SamplesOf<typeof ACTS> = SAMPLES;
