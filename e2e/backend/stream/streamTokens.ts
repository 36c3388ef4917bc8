// Tokens that open the stream: issued by a call, valid for an hour.
import { randomBytes } from "node:crypto";

const LIFETIME_MS = 3_600_000;
const MAX_TOKENS = 10_000;

export interface StreamTokens {
  issue(now: number): string;
  accepts(token: string, now: number): boolean;
  /** Invalidates every token, like a restarted server. */
  expireAll(): void;
}

export function createStreamTokens(): StreamTokens {
  const expiries = new Map<string, number>();
  return {
    issue(now) {
      const oldest = expiries.keys().next().value;
      if (expiries.size >= MAX_TOKENS && oldest !== undefined) expiries.delete(oldest);
      const token = randomBytes(18).toString("base64url");
      expiries.set(token, now + LIFETIME_MS);
      return token;
    },
    accepts(token, now) {
      const expiry = expiries.get(token);
      return expiry !== undefined && now < expiry;
    },
    expireAll: () => expiries.clear(),
  };
}
