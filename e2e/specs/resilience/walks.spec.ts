// Two short seeded walks over tabs and workers; `npm run prove -- walks` runs all of them.
import { expect, test } from "../../support/test.ts";
import { walk } from "../../support/core/walk.ts";

for (const shared of [true, false]) {
  test(`tabs and workers start, hang and end, ${shared ? "with SharedWorker" : "with an elected tab"}`, async ({
    browser,
    product,
  }) => {
    test.setTimeout(120_000);
    const { failure } = await walk({ browser, product, seed: 7, steps: 10, shared });
    expect(failure).toBeUndefined();
  });
}
