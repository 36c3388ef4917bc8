// Sign-in platforms, the demo identities on them, and the codes their pages issue.
import { randomBytes } from "node:crypto";

export interface Platform {
  /** As used in paths and calls. */
  readonly id: string;
  readonly name: string;
}

/** Configuration: a further platform needs only a line here. */
export const PLATFORMS: readonly Platform[] = [
  { id: "google", name: "Google" },
  { id: "apple", name: "Apple" },
  { id: "facebook", name: "Facebook" },
];

export interface Identity {
  readonly id: string;
  readonly name: string;
  readonly email: string;
}

/** The demo identities offered on every platform's page. */
export const IDENTITIES: readonly Identity[] = [
  { id: "nadia", name: "Nadia Winger", email: "nadia@provider.example" },
  { id: "tomas", name: "Tomás Keeper", email: "tomas@provider.example" },
  { id: "yuki", name: "Yuki Playmaker", email: "yuki@provider.example" },
];

export function findPlatform(id: unknown): Platform | undefined {
  return PLATFORMS.find((platform) => platform.id === id);
}

const CODE_LIFETIME_MS = 120_000;
const MAX_CODES = 1000;

export interface ProviderCodes {
  /** Issues a code for an identity on a platform, valid once for two minutes. */
  issue(platform: string, identity: Identity, now: number): string;
  /** The identity of a code; uses it up. Undefined if it is unknown, used, expired or issued by another platform. */
  redeem(platform: string, code: string, now: number): Identity | undefined;
}

export function createProviderCodes(): ProviderCodes {
  const codes = new Map<string, { platform: string; identity: Identity; expiresAt: number }>();
  return {
    issue(platform, identity, now) {
      const oldest = codes.keys().next().value;
      if (codes.size >= MAX_CODES && oldest !== undefined) codes.delete(oldest);
      const code = randomBytes(18).toString("base64url");
      codes.set(code, { platform, identity, expiresAt: now + CODE_LIFETIME_MS });
      return code;
    },
    redeem(platform, code, now) {
      const issued = codes.get(code);
      if (issued === undefined || issued.platform !== platform) return undefined;
      codes.delete(code);
      return now < issued.expiresAt ? issued.identity : undefined;
    },
  };
}
