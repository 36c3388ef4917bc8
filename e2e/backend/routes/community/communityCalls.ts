// Common parts of the community's calls: who asks, the post a call is about, keys and rates.
import type { KeyUse } from "../../community/keys.ts";
import { fingerprintOf } from "../../community/keys.ts";
import type { Asker } from "../../community/postLists.ts";
import type { StoredPost } from "../../community/posts.ts";
import type { RatedAct } from "../../community/rateLimits.ts";
import type { Checked } from "../../community/rules/refused.ts";
import { refuse, refuseField } from "../../members/refusals.ts";
import { type Envelope, refusal } from "../../server/envelope.ts";
import type { Services } from "../../server/services.ts";
import { words } from "../../words/words.ts";
import { type Fields, readWhole, textOf } from "../../server/readFields.ts";
import type { MemberCall, OpenCall } from "../memberCalls.ts";

export const COMMUNITY = "/v1/api/community";

export const askerOf = ({ member, now }: OpenCall): Asker => ({ id: member?.id, now });

/** The language of names; English where the call names none that the server has. */
export const langOf = (query: Fields): string => textOf(query["lang"]) || "en_GB";

export const notThere = (): Envelope => refusal(404, words("nothingThere"));

/** The refusal of an act that was done too often, with the seconds to wait as data and as Retry-After. */
export function slowDown(seconds: number): Envelope {
  return { ...refuse("slowDown", { seconds }), data: { retryAfter: seconds } };
}

/** The post that a field names, as the asker may see it; a deleted one, and one that does not exist for them, is refused. */
export function findPost(
  { posts }: Pick<Services, "posts">,
  value: unknown,
  asker: Asker,
): Checked<StoredPost> {
  const id = readWhole(value);
  if (id === undefined) return { ok: false, refusal: refuseField("postId is an id, a whole number above 0") };
  const post = posts.one(id, asker);
  if (post === undefined) return { ok: false, refusal: notThere() };
  if (post.deletedAt !== undefined) return { ok: false, refusal: refuse("postDeleted") };
  return { ok: true, value: post };
}

/** The same for acts on a post's content, which a locked post refuses. */
export function findOpenPost(
  services: Pick<Services, "posts">,
  value: unknown,
  asker: Asker,
): Checked<StoredPost> {
  const found = findPost(services, value, asker);
  return found.ok && found.value.isLocked ? { ok: false, refusal: refuse("fansOnly") } : found;
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** A valid Idempotency-Key; undefined for anything else. */
export const readKey = (value: unknown): string | undefined =>
  typeof value === "string" && UUID.test(value) ? value.toLowerCase() : undefined;

interface KeyedAct<Value> {
  /** Names the call, so that its key is not accepted by another. */
  readonly call: string;
  readonly rate: RatedAct;
  check(): Checked<Value>;
  /** Writes, inside the transaction that claims the key; returns what `answer` is given, now and for the same key later. */
  act(value: Value): string;
  answer(result: string): Envelope;
  /** True where a call without a key is accepted too. */
  readonly keyIsOptional?: true;
}

/** Does what a keyed call asks for at most once; the same key later is answered without acting (docs/wire.md#idempotency-key). */
export function actOnce<Value>(
  { keys, rateLimits }: Pick<Services, "keys" | "rateLimits">,
  { content, key, member, now }: MemberCall,
  { call, rate, check, act, answer, keyIsOptional }: KeyedAct<Value>,
): Envelope {
  if (key === undefined && keyIsOptional !== true) {
    return refuseField("the header Idempotency-Key is a UUID");
  }
  const use: KeyUse = { userId: member.id, key, call, fingerprint: fingerprintOf(content) };
  const known = keys.known(use, now);
  if (known === "otherUse") return refuse("keyReused");
  if (known !== undefined) return answer(known.result);
  const checked = check();
  if (!checked.ok) return checked.refusal;
  const wait = rateLimits.take(rate, member.id, now);
  if (wait !== undefined) return slowDown(wait);
  return answer(keys.claim(use, now, () => act(checked.value)));
}
