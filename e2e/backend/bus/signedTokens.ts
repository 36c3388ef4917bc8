// Tokens of the stream that every edge accepts: signed with a secret of the bus, valid for an hour.
import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { StreamTokens } from "../stream/streamTokens.ts";

const LIFETIME_MS = 3_600_000;

/** `secret` is read at each use; without one no token is valid. */
export function createSignedTokens(secret: () => string | undefined): StreamTokens {
  let oldest = 0;
  const sign = (said: string): Buffer =>
    createHmac("sha256", secret() ?? randomBytes(32))
      .update(said)
      .digest();
  return {
    issue(now) {
      const said = `${now + LIFETIME_MS}.${randomBytes(6).toString("base64url")}`;
      return `${said}.${sign(said).toString("base64url")}`;
    },
    accepts(token, now) {
      const [until = "", word = "", signature = ""] = token.split(".");
      const signed = Buffer.from(signature, "base64url");
      const expected = sign(`${until}.${word}`);
      const isSigned = signed.length === expected.length && timingSafeEqual(signed, expected);
      return isSigned && Number(until) > now && Number(until) >= oldest;
    },
    expireAll() {
      oldest = Date.now() + LIFETIME_MS;
    },
  };
}
