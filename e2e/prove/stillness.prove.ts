// Opens every page cold and warm, on a phone and on a wide screen: nothing may shift while it loads.
import { everyPage, pageLoaded } from "../support/everyPage.ts";
import { DEMO_MEMBER, startSignedIn } from "../support/signIn.ts";
import { shiftsOfLoad, watchShifts } from "../support/stillness.ts";
import { expect, test } from "../support/test.ts";

const SCREENS = {
  phone: { width: 375, height: 800 },
  wide: { width: 1_440, height: 900 },
} as const;

for (const [name, viewport] of Object.entries(SCREENS)) {
  test(`every page, cold and warm, ${name}`, async ({ browser, product, baseURL }) => {
    await product.control.act("freeze", { on: true });
    for (const { path, membersOnly } of Object.values(await everyPage(product))) {
      // Each page has a browser of its own: no cache, no store and no core.
      const context = await browser.newContext({ viewport, ...(baseURL === undefined ? {} : { baseURL }) });
      const page = await context.newPage();
      if (membersOnly) await startSignedIn(page, product, DEMO_MEMBER);
      await watchShifts(page);
      for (const state of ["cold", "warm"]) {
        await page.goto(path);
        await pageLoaded(page);
        expect.soft(await shiftsOfLoad(page), `${path} ${state}`).toEqual([]);
      }
      await context.close();
    }
  });
}
