// A browser context that another test has used is as new, so that tests cannot depend on their order.
import type { Page } from "@playwright/test";
import { listPage } from "../../pages/listPage.ts";
import { watchLiveWorkers } from "../../support/core/browserTargets.ts";
import { createKeptContexts } from "../../support/core/keptContexts.ts";
import { aMember, startSignedIn } from "../../support/signIn.ts";
import { freezeWorld } from "../../support/stagedDay.ts";
import { expect, test } from "../../support/test.ts";

test("after a test a kept context has no page, worker, cookie or stored value of it", async ({
  browser,
  product,
}) => {
  await freezeWorld(product, 1);
  const contexts = createKeptContexts(browser);
  const workers = await watchLiveWorkers(browser);
  const kept = await contexts.take("proof");
  const page = await kept.context.newPage();
  await startSignedIn(page, product, await aMember(product));
  await page.goto("/live");
  await listPage(page).settled();
  expect(await workers.names()).toHaveLength(1);
  // A file of the site that runs no code.
  const file = `${product.origin}/robots.txt`;
  const stored = async (tab: Page): Promise<readonly number[]> => {
    await tab.goto(file);
    return tab.evaluate(async () => [
      Object.keys(localStorage).length,
      (await indexedDB.databases()).length,
      document.cookie.length,
    ]);
  };
  const filler = await kept.context.newPage();
  for (const count of await stored(filler)) expect(count).toBeGreaterThan(0);

  await contexts.clean(kept, product.origin);
  expect(kept.context.pages()).toEqual([kept.blank]);
  expect(await workers.names()).toEqual([]);
  expect(await contexts.take("proof")).toBe(kept);
  expect(await stored(await kept.context.newPage())).toEqual([0, 0, 0]);
  await kept.context.close();
  await workers.close();
});
