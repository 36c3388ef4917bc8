// Stored passwords: not readable, each with its own salt and parameters.
import { expect, test } from "vitest";
import { hashPassword, isPassword } from "./passwords.ts";

test("a password matches its hash, and no other password does", async () => {
  const hash = await hashPassword("Corner2corner");
  expect(hash).toMatch(/^scrypt\$16384\$8\$1\$[\w-]{22}\$[\w-]{43}$/);
  expect(await isPassword("Corner2corner", hash)).toBe(true);
  expect(await isPassword("corner2corner", hash)).toBe(false);
  expect(await isPassword("", hash)).toBe(false);
});

test("the same password is stored differently each time", async () => {
  expect(await hashPassword("Corner2corner")).not.toBe(await hashPassword("Corner2corner"));
});

test("equivalent Unicode spellings of a password match", async () => {
  expect(await isPassword("Cafe\u0301 2026", await hashPassword("Caf\u00e9 2026"))).toBe(true);
});

test.each([undefined, "", "plain", "scrypt$x$8$1$a$b", "scrypt$16384$8$1$$"])(
  "no password matches the stored text %j",
  async (hash) => {
    expect(await isPassword("plain", hash)).toBe(false);
  },
);

test("parameters other than the current ones are read from the stored text", async () => {
  // Created with cost 1024, block size 8, parallelism 1, salt "salt" and the password "Kick0ff".
  const { scryptSync } = await import("node:crypto");
  const key = scryptSync("Kick0ff", "salt", 32, { N: 1024, r: 8, p: 1 }).toString("base64url");
  const salt = Buffer.from("salt").toString("base64url");
  expect(await isPassword("Kick0ff", `scrypt$1024$8$1$${salt}$${key}`)).toBe(true);
});
