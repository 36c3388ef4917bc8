// Helpers for tests of the studio: its reads, and saving fees.
import { randomUUID } from "node:crypto";
import type { StagedMember } from "../../members/stageMember.ts";
import type { TestBackend } from "../../testing/testBackend.ts";

const SUBSCRIPTION = "/v1/api/community/subscription";

interface FeeLine {
  readonly num: number;
  readonly subscriptionUnit: string;
  readonly price: string;
  readonly firstTimePrice?: string | null;
}

interface FeeList {
  readonly version: number;
  readonly list: readonly (FeeLine & {
    readonly subscriberCount: number;
    readonly lastUntil: string | null;
  })[];
}

export async function feeList(backend: TestBackend, { token }: StagedMember): Promise<FeeList> {
  return (await backend.get(`${SUBSCRIPTION}/fee/list`, token)).data as FeeList;
}

/** `key`: a new one unless given; "" sends none. */
export async function saveFees(
  { origin }: TestBackend,
  { token }: StagedMember,
  body: unknown,
  key: string = randomUUID(),
): Promise<{ readonly code: number; readonly msg: string; readonly data: FeeList }> {
  const response = await fetch(`${origin}${SUBSCRIPTION}/fee/save`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      authorization: `Bearer ${token}`,
      ...(key === "" ? {} : { "idempotency-key": key }),
    },
    body: JSON.stringify(body),
  });
  return (await response.json()) as { code: number; msg: string; data: FeeList };
}
