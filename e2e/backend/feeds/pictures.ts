/** Logos of real clubs and leagues: fetched by the server, one at a time, and kept for 30 days. */
import { lookup as lookUp, type LookupAddress } from "node:dns";
import { mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { get } from "node:https";
import { BlockList, isIP, type LookupFunction } from "node:net";
import { join } from "node:path";

export type PictureKind = "team" | "league";

interface Picture {
  readonly type: string;
  readonly bytes: Buffer;
}

export interface FeedPictures {
  /** undefined where the source names none, it may not be fetched, or it is no picture. */
  find(kind: PictureKind, id: number): Promise<Picture | undefined>;
}

const DEADLINE_MS = 10_000;
const MOST_BYTES = 200_000;
const KEPT_MS = 30 * 24 * 3_600_000;
/** One that could not be had is not asked for again for so long. */
const AGAIN_MS = 6 * 3_600_000;

const NOT_PUBLIC = new BlockList();
for (const [network, prefix] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["224.0.0.0", 3],
] as const)
  NOT_PUBLIC.addSubnet(network, prefix, "ipv4");
/** The public addresses of IPv6, without those that lead to one of IPv4. */
const PUBLIC_V6 = new BlockList();
PUBLIC_V6.addSubnet("2000::", 3, "ipv6");
const NOT_PUBLIC_V6 = new BlockList();
for (const [network, prefix] of [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
] as const)
  NOT_PUBLIC_V6.addSubnet(network, prefix, "ipv6");

/** True for an address outside private, local and reserved networks. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !NOT_PUBLIC.check(address, "ipv4");
  return family === 6 && PUBLIC_V6.check(address, "ipv6") && !NOT_PUBLIC_V6.check(address, "ipv6");
}

/** Looks the host up and refuses every answer with an address that is not public: the connection uses no other. */
const lookUpPublic: LookupFunction = (host, options, done) => {
  lookUp(host, { ...options, all: true }, (error, found) => {
    const addresses: readonly LookupAddress[] = error ? [] : found;
    const [first] = addresses;
    if (error !== null) done(error, "", 0);
    else if (first === undefined || !addresses.every(({ address }) => isPublicAddress(address)))
      done(new Error(`${host} is no public host`), "", 0);
    else if (options.all === true) done(null, [...addresses]);
    else done(null, first.address, first.family);
  });
};

/** The media type by the first bytes; undefined for anything that is no picture. */
export function pictureType(bytes: Buffer): string | undefined {
  const starts = (text: string, at = 0): boolean => bytes.toString("latin1", at, at + text.length) === text;
  if (starts("\x89PNG\r\n\x1a\n")) return "image/png";
  if (starts("\xff\xd8\xff")) return "image/jpeg";
  if (starts("RIFF") && starts("WEBP", 8)) return "image/webp";
  return /^\uFEFF?\s*(?:<\?xml[^>]*>\s*|<!--[^]*?-->\s*|<!DOCTYPE[^>]*>\s*)*<svg[\s>]/i.test(
    bytes.toString("utf8", 0, 2_000),
  )
    ? "image/svg+xml"
    : undefined;
}

/** An https address of a named or public host, without credentials; undefined for every other. */
export function pictureAddress(text: string): URL | undefined {
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  const host = url.hostname.replace(/^\[|\]$/g, "");
  const isAllowed = url.protocol === "https:" && url.username === "" && url.password === "";
  return isAllowed && (isIP(host) === 0 || isPublicAddress(host)) ? url : undefined;
}

/** The bytes at this address; redirects are not followed. Rejects for all but a small answer of status 200 in time. */
function fetchPicture(url: URL): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const request = get(url, { lookup: lookUpPublic, timeout: DEADLINE_MS }, (answer) => {
      const parts: Buffer[] = [];
      let size = 0;
      if (answer.statusCode !== 200) request.destroy(new Error(`status ${answer.statusCode}`));
      answer.on("data", (part: Buffer) => {
        size += part.length;
        parts.push(part);
        if (size > MOST_BYTES) request.destroy(new Error("too large"));
      });
      answer.on("end", () => resolve(Buffer.concat(parts)));
      answer.on("error", reject);
    });
    const timer = setTimeout(() => request.destroy(new Error("no answer in time")), DEADLINE_MS);
    request.on("error", reject);
    request.on("close", () => clearTimeout(timer));
  });
}

export interface FeedPicturesOptions {
  /** Folder of the kept files. */
  readonly dir: string;
  /** The address that the source names for a logo. */
  addressOf(kind: PictureKind, id: number): string | undefined;
  /** Replaces the network in tests. */
  readonly fetch?: (url: URL) => Promise<Buffer>;
  /** Epoch ms. */
  readonly now: () => number;
}

export function createFeedPictures({
  dir,
  addressOf,
  fetch = fetchPicture,
  now,
}: FeedPicturesOptions): FeedPictures {
  const failedAt = new Map<string, number>();
  let turn: Promise<unknown> = Promise.resolve();

  function kept(file: string): Picture | undefined {
    try {
      if (now() - statSync(file).mtimeMs > KEPT_MS) return undefined;
      const bytes = readFileSync(file);
      const type = pictureType(bytes);
      return type === undefined ? undefined : { type, bytes };
    } catch {
      return undefined;
    }
  }

  async function obtain(file: string, url: URL): Promise<Picture | undefined> {
    try {
      const bytes = await fetch(url);
      const type = pictureType(bytes);
      if (type === undefined) throw new Error("no picture");
      mkdirSync(dir, { recursive: true });
      writeFileSync(file, bytes);
      failedAt.delete(file);
      return { type, bytes };
    } catch {
      failedAt.set(file, now());
      return undefined;
    }
  }

  return {
    async find(kind, id) {
      const file = join(dir, `${kind}-${id}`);
      const url = pictureAddress(addressOf(kind, id) ?? "");
      if (url === undefined) return undefined;
      const known = kept(file);
      if (known !== undefined || now() - (failedAt.get(file) ?? -Infinity) < AGAIN_MS) return known;
      // Another page may have asked for the same one in the meantime.
      const mine = turn.then(() => kept(file) ?? obtain(file, url));
      turn = mine;
      return mine;
    },
  };
}
