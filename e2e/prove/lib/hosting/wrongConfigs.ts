// Configurations that are wrong in one way each, and the words by which the check of a site must name it.
import type { ServerName } from "./installed.ts";

export interface WrongConfig {
  readonly what: string;
  /** The configuration made wrong. */
  change(config: string): string;
  /** A fault that must be found; each may name further addresses. */
  readonly named: RegExp;
}

/** Throws where there is nothing to change: the wrong configuration would be the right one. */
function changed(config: string, from: RegExp | string, to: string): string {
  const made = config.replaceAll(from, to);
  if (made === config) throw new Error(`The configuration has no ${String(from)}`);
  return made;
}

const HASH = / 'sha256-[^']+'/g;

export const WRONG_CONFIGS: Readonly<Record<ServerName, readonly WrongConfig[]>> = {
  nginx: [
    {
      what: "no brotli",
      change: (config) => changed(config, /^\s*brotli.*$/gm, ""),
      named: /Documents are not compressed with brotli/,
    },
    {
      what: "cached documents",
      change: (config) => changed(config, '"no-cache"', '"public, max-age=3600"'),
      named: /Documents are cached/,
    },
    {
      what: "no hash of the document's script",
      change: (config) => changed(config, HASH, ""),
      named: /does not allow the script of the document/,
    },
  ],
  caddy: [
    {
      what: "no brotli",
      change: (config) => changed(config, "precompressed br gzip", "precompressed gzip"),
      named: /Documents are not compressed with brotli/,
    },
    {
      what: "cached documents",
      change: (config) => changed(config, "`no-cache`", "`public, max-age=3600`"),
      named: /Documents are cached/,
    },
    {
      what: "no hash of the document's script",
      change: (config) => changed(config, HASH, ""),
      named: /does not allow the script of the document/,
    },
  ],
};
