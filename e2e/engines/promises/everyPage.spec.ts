// Promise 7: every page of visitors and members stands whole, fits 320 px, and writes nothing to the console.
import { everyPage } from "../../support/everyPage.ts";
import { DEMO_MEMBER } from "../../support/signIn.ts";
import type { Tab } from "../driver/tab.ts";
import { isAtRest, isLoaded, startSignedIn, tooWide } from "../pages.ts";
import { expect, test } from "../test.ts";

const NARROW = { width: 320, height: 800 };
const LANGUAGES = { English: "", Arabic: "/ar" };

for (const [language, prefix] of Object.entries(LANGUAGES)) {
  test(`7: every page in ${language} stands whole, fits 320 px and logs nothing`, async ({
    stage,
    product,
  }) => {
    test.setTimeout(15 * 60_000);
    await product.control.act("freeze", { on: true });
    const pages = Object.values(await everyPage(product));
    const faults: string[] = [];
    const look = async (tab: Tab, path: string): Promise<void> => {
      const before = stage.complaints().length;
      await tab.open(stage.origin + prefix + path);
      await isLoaded(tab).catch(() => faults.push(`${path}: does not load`));
      await stage.line.quiet();
      await isAtRest(tab);
      for (const what of await tab.evaluate(tooWide)) faults.push(`${path}: ${what}`);
      for (const what of stage.complaints().slice(before)) faults.push(`${path}: ${what}`);
    };
    for (const membersOnly of [false, true]) {
      const browser = await stage.browser({ size: NARROW });
      const tab = await browser.tab();
      if (membersOnly) await startSignedIn(tab, stage.origin, product, DEMO_MEMBER);
      for (const { path } of pages.filter((page) => page.membersOnly === membersOnly)) await look(tab, path);
      await browser.close();
    }
    expect(faults).toEqual([]);
  });
}
