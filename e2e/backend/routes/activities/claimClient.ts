// Claims rewards in tests, each with a key.
import type { TestBackend } from "../../testing/testBackend.ts";

interface Answer {
  readonly code: number;
  readonly msg: string;
  readonly data: unknown;
}

/** The envelope of a claim; every claim has a new key unless one is given. */
export async function claimWith(
  { origin }: Pick<TestBackend, "origin">,
  activity: "invite" | "postReward",
  body: object,
  token: string | undefined,
  key: string = crypto.randomUUID(),
): Promise<Answer> {
  const response = await fetch(`${origin}/v1/api/activity/${activity}/claim`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "idempotency-key": key,
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  return (await response.json()) as Answer;
}
