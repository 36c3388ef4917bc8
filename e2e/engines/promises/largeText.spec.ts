// Promise 10: text alone at 200 %, by Firefox's zoom of text, cuts nothing.
import type { Page } from "@playwright/test";
import { everyPage } from "../../support/everyPage.ts";
import { textFaults } from "../../support/textFit.ts";
import { isLoaded } from "../pages.ts";
import { expect, test } from "../test.ts";

const PAGES = ["live", "football-match-summary", "football-league", "community", "creators", "login"];
/** Zoom of the system's text, for text alone. */
const TEXT_ZOOM = { "ui.textScaleFactor": 200, "browser.display.os-zoom-behavior": 2 };

/** e2e/specs/shell/largeText.spec.ts tries the size that a reader sets, in Chromium. */
const IN_FIREFOX = {
  tag: "@firefox",
  annotation: { type: "only", description: "others have no zoom of text alone that a test can set" },
};

test("10: text alone at 200 % cuts nothing", IN_FIREFOX, async ({ stage, product }) => {
  await product.control.act("freeze", { on: true });
  const pages = await everyPage(product);
  const browser = await stage.browser({ preferences: TEXT_ZOOM });
  const tab = await browser.tab();
  const faults: string[] = [];
  for (const name of PAGES) {
    await tab.open(stage.origin + (pages[name]?.path ?? `/${name}`));
    await isLoaded(tab);
    for (const fault of await textFaults(tab as unknown as Page)) faults.push(`${name}: ${fault}`);
  }
  expect(faults).toEqual([]);
});
