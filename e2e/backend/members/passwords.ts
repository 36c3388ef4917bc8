// Hashes and checks passwords with scrypt; the parameters are part of the stored text, so that they can grow.
import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";

const COST = 16_384;
const BLOCK_SIZE = 8;
const PARALLEL = 1;
const KEY_BYTES = 32;
/** Memory limit in bytes, above the needs of all stored parameters. */
const MAX_MEMORY = 128 * 1024 * 1024;

function derive(password: string, salt: Buffer, cost: number, r: number, p: number): Promise<Buffer> {
  // Normalised, because keyboards encode the same characters differently.
  const text = password.normalize("NFC");
  return new Promise((resolve, reject) => {
    scrypt(text, salt, KEY_BYTES, { N: cost, r, p, maxmem: MAX_MEMORY }, (error, key) =>
      error === null ? resolve(key) : reject(error),
    );
  });
}

/** `scrypt$cost$blockSize$parallel$salt$key`, the last two in base64url. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, COST, BLOCK_SIZE, PARALLEL);
  return ["scrypt", COST, BLOCK_SIZE, PARALLEL, salt.toString("base64url"), key.toString("base64url")].join(
    "$",
  );
}

/**
 * True if the password matches the hash. Without a hash it takes the same time, so that timing does not reveal
 * accounts.
 */
export async function isPassword(password: string, hash: string | undefined): Promise<boolean> {
  const parts = /^scrypt\$(\d+)\$(\d+)\$(\d+)\$([\w-]+)\$([\w-]+)$/.exec(hash ?? "");
  if (parts === null) {
    await derive(password, randomBytes(16), COST, BLOCK_SIZE, PARALLEL);
    return false;
  }
  const [cost, r, p] = parts.slice(1, 4).map(Number) as [number, number, number];
  const [salt, wanted] = parts.slice(4).map((text) => Buffer.from(text, "base64url")) as [Buffer, Buffer];
  const key = await derive(password, salt, cost, r, p);
  return key.length === wanted.length && timingSafeEqual(key, wanted);
}
