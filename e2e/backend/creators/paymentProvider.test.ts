// Signatures of payment events: for exactly these bytes, by this secret, for five minutes.
import { createHmac } from "node:crypto";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { MIGRATIONS } from "../database/migrations.ts";
import { createPaymentProvider } from "./paymentProvider.ts";

const SECONDS = 1_800_000_000;
const BODY = '{"kind":"succeeded"}';

let now = SECONDS * 1000;
const database = new DatabaseSync(":memory:");
for (const migration of MIGRATIONS) database.exec(migration);
const provider = createPaymentProvider(database, () => now, "secret");

test("a signature is the HMAC-SHA256 of time and body", () => {
  const hex = createHmac("sha256", "secret").update(`${SECONDS}.${BODY}`).digest("hex");
  expect(provider.sign(BODY)).toBe(`t=${SECONDS},v1=${hex}`);
  expect(provider.isSigned(BODY, provider.sign(BODY))).toBe(true);
});

test("another body, another time and another secret are refused", () => {
  const signature = provider.sign(BODY);
  expect(provider.isSigned(`${BODY} `, signature)).toBe(false);
  expect(provider.isSigned(BODY, signature.replace(String(SECONDS), String(SECONDS + 1)))).toBe(false);
  expect(createPaymentProvider(database, () => now, "other").isSigned(BODY, signature)).toBe(false);
  expect(createPaymentProvider(database, () => now).isSigned(BODY, signature)).toBe(false);
});

test("a signature is valid for five minutes, in both directions of the clock", () => {
  const signature = provider.sign(BODY);
  for (const [shift, isValid] of [
    [300_000, true],
    [300_001, false],
    [-300_000, true],
    [-300_001, false],
  ] as const) {
    now = SECONDS * 1000 + shift;
    expect(provider.isSigned(BODY, signature)).toBe(isValid);
  }
  now = SECONDS * 1000;
});
