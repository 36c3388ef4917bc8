// Accounts for withdrawals: checked, masked, five at most, and without a trace of the full number.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { startTestBackend, type TestBackend } from "../../testing/testBackend.ts";
import { act, balanceOf, IBAN, owner, type Owner, PASSWORD, WALLET, withdraw } from "./walletClient.ts";

const DAY_MS = 86_400_000;

let backend: TestBackend;
let dataDir: string;
const logged: string[] = [];
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "touchline-"));
  backend = await startTestBackend({ dataDir, log: (line) => logged.push(line) });
});
beforeEach(() => backend.control.act("reset"));
afterAll(async () => {
  await backend.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const GERMAN = { countryId: 276, holderName: "Ada Lovelace", iban: IBAN, password: PASSWORD };
const add = (member: Owner, more: object, path = "bankCard", key?: string) =>
  act(backend, `${WALLET}/${path}`, { ...GERMAN, ...more }, member.token, key);

test("an account is masked, checked for a minute, and rests for five days", async () => {
  const ada = await owner(backend, "Ada");
  const key = randomUUID();
  const first = await add(ada, {}, "bankCard", key);
  expect(first).toMatchObject({
    code: 0,
    data: [{}, { masked: "•••• 3000", status: "CHECKING", countryId: 276 }],
  });
  expect(await add(ada, {}, "bankCard", key)).toEqual(first);
  expect((await withdraw(backend, ada, "40.00")).code).toBe(5032);
  await backend.control.act("clock", { shiftMs: 2 * 60_000 });
  const list = (await backend.get(`${WALLET}/bankCard`, ada.token)).data as readonly {
    readonly status: string;
  }[];
  expect(list.map(({ status }) => status)).toEqual(["USABLE", "USABLE"]);
  await backend.control.act("clock", { shiftMs: 5 * DAY_MS + 1_000 });
  expect(await balanceOf(backend, ada)).toMatchObject({ lockReason: null });
  expect((await withdraw(backend, ada, "40.00")).code).toBe(0);
});

test("the full number is in no file of the database and in no log", async () => {
  const ada = await owner(backend, "Ada");
  await add(ada, {});
  await add(ada, { email: "lovelace-secret@example.org" }, "paypal");
  await backend.get(`${WALLET}/paypal`, ada.token);
  const files = readdirSync(dataDir).map((name) => readFileSync(join(dataDir, name), "latin1"));
  expect(files.join("").length).toBeGreaterThan(10_000);
  for (const text of [...files, ...logged]) {
    for (const secret of ["370400440532013000", "3704 0044", "lovelace-secret", "Ada Lovelace"]) {
      expect(text.includes(secret)).toBe(false);
    }
  }
});

test("what a page refuses is refused here too", async () => {
  const ada = await owner(backend, "Ada");
  const codeOf = async (more: object, path?: string) => (await add(ada, more, path)).code;
  for (const more of [
    { iban: "DE89 3704 0044 0532 0130 01" },
    { iban: "DE89370400440532013" },
    { iban: "FR1420041010050500013M02606" },
    { iban: "" },
    { holderName: "A" },
    { holderName: "A".repeat(71) },
    { countryId: 0 },
    { countryId: 10 },
    { countryId: 840, accountNumber: "123" },
    { countryId: 840, accountNumber: "12345678" },
    { countryId: 392, accountNumber: "1234567", bankName: "Mizuho", swift: "X" },
  ]) {
    expect([more, await codeOf(more)]).toEqual([more, 400]);
  }
  expect(await codeOf({ email: "no address" }, "paypal")).toBe(400);
  expect(await codeOf({ password: "Wrong1234" })).toBe(4011);
  expect(await codeOf({ accountId: 999_999 })).toBe(404);
  expect((await backend.get(`${WALLET}/bankCard`, ada.token)).data).toHaveLength(1);
});

test("an own account is changed and rests again, another's is not found, and a sixth is refused", async () => {
  const [ada, bob] = [await owner(backend, "Ada"), await owner(backend, "Bob")];
  expect((await add(bob, { accountId: ada.accountId })).code).toBe(404);
  const changed = await add(ada, {
    accountId: ada.accountId,
    countryId: 840,
    accountNumber: "000123456789",
    bankName: "First Bank",
  });
  expect(changed.data).toMatchObject([
    { accountId: ada.accountId, masked: "•••• 6789", bankName: "First Bank", countryId: 840 },
  ]);
  expect(await balanceOf(backend, ada)).toMatchObject({ lockReason: "ACCOUNT_CHANGED" });
  for (let count = 1; count < 5; count++) {
    await backend.control.act("payoutAccount", { userId: ada.userId, method: "PAYPAL" });
  }
  expect((await add(ada, {})).code).toBe(5035);
});
