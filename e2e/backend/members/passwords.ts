// Hashes passwords with scrypt and checks them; the parameters stand in the stored text, so that they can grow.
import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";

const COST = 16_384;
const BLOCK_SIZE = 8;
const PARALLEL = 1;
const KEY_BYTES = 32;
/** More than any stored parameters may ask for. */
const MAX_MEMORY = 128 * 1024 * 1024;

function derive(password: string, salt: Buffer, cost: number, r: number, p: number): Promise<Buffer> {
  // One spelling for what looks the same, whatever keyboard it was typed on.
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

/** Whether a password is the hashed one. Without a hash the same time passes, so that nobody learns who has an account. */
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
