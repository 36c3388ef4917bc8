// Pictures of pages in one engine: wide and phone, light and dark, English and Arabic, and of the open composer.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { Product } from "../support/product.ts";
import type { PageAddress } from "../support/routes.ts";
import { DEMO_MEMBER } from "../support/signIn.ts";
import type { EngineName } from "./driver/engine.ts";
import { PHONES, WIDE } from "./driver/sizes.ts";
import { startBrowser } from "./driver/startBrowser.ts";
import type { Tab } from "./driver/tab.ts";
import { isLoaded, startSignedIn, touchRules } from "./pages.ts";
import { openRelay } from "./relay.ts";

const PREFIXES = { en: "/en", ar: "/ar" };
/** Rows, rails and pictures arrive after a page has loaded, each without a mark of its own. */
const DRAWN_AFTER_MS = 1_500;

interface Drawing {
  readonly engine: EngineName;
  readonly product: Product;
  readonly folder: string;
  readonly pages: readonly (readonly [name: string, page: PageAddress])[];
  readonly composer: boolean;
}

/** Writes `NAME-SIZE-THEME-LANGUAGE-ENGINE.png` for each. */
export async function drawPages({ engine, product, folder, pages, composer }: Drawing): Promise<void> {
  const line = await openRelay(product.origin);
  async function draw(tab: Tab, file: string): Promise<void> {
    await tab.until(
      "a connection",
      () => document.querySelector("[data-connection=live], [data-connection=polling]") !== null,
    );
    await line.quiet();
    await wait(DRAWN_AFTER_MS);
    writeFileSync(join(folder, file), await tab.picture());
    console.log(`pictures/${file}`);
  }
  for (const [sizeName, size] of Object.entries({ wide: WIDE, phone: PHONES[engine] })) {
    for (const theme of ["light", "dark"]) {
      const touch = sizeName === "phone";
      for (const membersOnly of [false, true]) {
        const browser = await startBrowser(engine, { size, touch, dark: theme === "dark" });
        const tab = await browser.tab();
        if (membersOnly) await startSignedIn(tab, line.origin, product, DEMO_MEMBER);
        for (const [language, prefix] of Object.entries(PREFIXES)) {
          const open = async (path: string): Promise<void> => {
            await tab.open(line.origin + prefix + path);
            await isLoaded(tab);
            if (touch && engine === "webkit") await tab.evaluate(touchRules);
          };
          const end = `${sizeName}-${theme}-${language}-${engine}.png`;
          for (const [name, page] of pages) {
            if (page.membersOnly !== membersOnly) continue;
            await open(page.path);
            await draw(tab, `${name}-${end}`);
          }
          if (!composer || !membersOnly) continue;
          await open("/community?type=all");
          await tab.press("main button[aria-haspopup=dialog]");
          await tab.text("[role=dialog] [data-composer] textarea");
          await draw(tab, `composer-${end}`);
        }
        await browser.close();
      }
    }
  }
  await line.stop();
}
