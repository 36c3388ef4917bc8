// The fees of a creator in the studio: who gets them, and within which limits.
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestBackend, type TestBackend } from "../../testing/testBackend.ts";
import { buyer, creator } from "../creators/paymentClient.ts";

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.close());

const CONFIG = "/v1/api/community/subscription/fee/config";

test("only creators get the limits of fees", async () => {
  const [cleo, ada] = [await creator(backend, "Cleo"), await buyer(backend, "Ada")];
  expect((await backend.get(CONFIG, cleo.token)).data).toMatchObject({
    minPrice: "0.99",
    maxPrice: "499.99",
    maxOptions: 8,
    platformRate: "20.00",
    version: 3,
  });
  expect(await backend.get(`${CONFIG}?lang=de_DE`, ada.token)).toMatchObject({
    code: 5026,
    msg: "Sie sind noch kein Creator.",
  });
  expect((await backend.get(CONFIG)).code).toBe(401);
});
