// Common parts of members' calls: the calling member, and what is asked.
import { type Fields, textOf } from "../server/readFields.ts";
import type { FastifyRequest } from "fastify";
import type { Account } from "../database/accounts.ts";
import { type Envelope, refusal } from "../server/envelope.ts";
import { refuse } from "../members/refusals.ts";
import type { Services } from "../server/services.ts";
import { words } from "../words/words.ts";

interface Asked {
  /** The body's fields; empty if the body is no object. */
  readonly body: Fields;
  /** The unprocessed body: an array, a picture. */
  readonly content: unknown;
  readonly query: Fields;
  /** The caller's IP address. */
  readonly ip: string;
  /** The origin that the caller sees, such as http://localhost:8080. */
  readonly origin: string;
  /** The UUID of the header Idempotency-Key (docs/wire.md#calls-sent-once); undefined without a valid one. */
  readonly key: string | undefined;
  /** Server time, epoch ms, the same for the whole call. */
  readonly now: number;
}

export interface MemberCall extends Asked {
  readonly member: Account;
  readonly token: string;
}

export interface OpenCall extends Asked {
  /** Undefined for a visitor. */
  readonly member: Account | undefined;
}

type Who = Pick<Services, "accounts" | "sessions" | "now">;
type Answer = Envelope | Promise<Envelope>;
type Handler = (request: FastifyRequest) => Promise<Envelope>;

function bearerToken(request: FastifyRequest): string | undefined {
  return /^Bearer (\S+)$/.exec(request.headers.authorization ?? "")?.[1];
}

function fieldsOf(value: unknown): Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Fields) : {};
}

function askedOf(request: FastifyRequest, now: number): Asked {
  const { body, query, ip, protocol, host } = request;
  const origin = `${protocol}://${host}`;
  return {
    body: fieldsOf(body),
    content: body,
    query: fieldsOf(query),
    ip,
    origin,
    key: keyOf(request),
    now,
  };
}

function keyOf({ headers }: FastifyRequest): string | undefined {
  const key = textOf(headers["idempotency-key"]).toLowerCase();
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(key) ? key : undefined;
}

/** The member of a request's token, if the token is valid. */
function memberOf({ accounts, sessions }: Who, token: string | undefined, now: number): Account | undefined {
  const userId = token === undefined ? undefined : sessions.userOf(token, now);
  return userId === undefined ? undefined : accounts.byId(userId);
}

/** A call for signed-in members only; others, and expired tokens, get 401. */
export function forMembers(who: Who, handle: (call: MemberCall) => Answer): Handler {
  return async (request) => {
    const asked = askedOf(request, who.now());
    const token = bearerToken(request);
    const member = memberOf(who, token, asked.now);
    if (token === undefined || member === undefined) return refuse("signedOut");
    return handle({ ...asked, member, token });
  };
}

/** A call for all that may use the member; a caller with an invalid token counts as a visitor. */
export function forEverybody(who: Who, handle: (call: OpenCall) => Answer): Handler {
  return async (request) => {
    const asked = askedOf(request, who.now());
    return handle({ ...asked, member: memberOf(who, bearerToken(request), asked.now) });
  };
}

/** The refusal of an unknown user id. */
export function noUser(): Envelope {
  return refusal(404, words("noMember"));
}
