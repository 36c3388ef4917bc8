// Promise 9: with Firefox's protection from fingerprinting no photograph is sent as noise, and a hidden zone is told.
import { aPng } from "../../support/picture.ts";
import { aMember } from "../../support/signIn.ts";
import { freezeWorld } from "../../support/stagedDay.ts";
import type { Tab } from "../driver/tab.ts";
import { isLive, startSignedIn, takesFiles } from "../pages.ts";
import { BLANK_PATH } from "../relay.ts";
import { expect, test } from "../test.ts";

/** e2e/specs/community/falsifiedPictures.spec.ts imitates it in Chromium. */
const IN_FIREFOX = {
  tag: "@firefox",
  annotation: { type: "only", description: "others have no such protection" },
};
const PROTECTED = { "privacy.resistFingerprinting": true };
const UPLOAD = "/v1/api/common/upload";
const FALSIFIED = "To protect you from tracking, your browser changes the pixels of pictures…";
/** A country without clocks at UTC+0, by its ISO 3166-1 numeric id. */
const INDONESIA = 360;

/** Chooses a photograph in the first field for files that fits. */
async function choosePhotograph(tab: Tab, css: string): Promise<void> {
  const picture = aPng(60, 30, [200, 30, 30], [30, 30, 200]).toString("base64");
  await tab.until(
    "a field for files",
    (chosen) => {
      const field = document.querySelector<HTMLInputElement>(chosen.css);
      if (field === null) return false;
      const bytes = Uint8Array.from(atob(chosen.picture), (letter) => letter.charCodeAt(0));
      const transfer = new DataTransfer();
      transfer.items.add(new File([bytes], "save.png", { type: "image/png" }));
      field.files = transfer.files;
      field.dispatchEvent(new Event("change", { bubbles: true }));
      return true;
    },
    { css, picture },
  );
}

test(
  "9: a photograph is not sent as noise, and the member is told",
  IN_FIREFOX,
  async ({ stage, product }) => {
    const browser = await stage.browser({ preferences: PROTECTED });
    const tab = await browser.tab();
    await startSignedIn(tab, stage.origin, product, await aMember(product));
    await tab.open(`${stage.origin}/community?type=all`);
    await tab.press("main button", "Write a post");
    await takesFiles(tab);
    await choosePhotograph(tab, "[role=dialog] input[type=file]");
    await tab.text("[role=dialog] *", FALSIFIED);

    await tab.open(`${stage.origin}/feedback`);
    await choosePhotograph(tab, "[data-pictures]");
    await tab.text("main *", FALSIFIED);

    await tab.open(`${stage.origin}/settings/account/profile`);
    await choosePhotograph(tab, "main input[type=file]");
    await tab.text("main *", FALSIFIED);
    expect((await product.control.state()).sinceReset.requests[UPLOAD] ?? 0).toBe(0);
  },
);

test(
  "9: a page says that the browser hides its zone, and leads to the choice",
  IN_FIREFOX,
  async ({ stage, product }) => {
    await freezeWorld(product, 1);
    const browser = await stage.browser({ preferences: PROTECTED });
    const tab = await browser.tab();
    await tab.open(stage.origin + BLANK_PATH);
    await tab.evaluate((id) => (document.cookie = `userCountryIdV1=${id}; Path=/`), INDONESIA);
    await tab.open(`${stage.origin}/live`);
    await isLive(tab);
    await tab.text("*", "Times are in UTC because this browser hides its time zone.");
    await tab.press("button", "Choose a time zone");
    await tab.until("the page of zones", () => location.pathname === "/settings/timezone");
    await tab.text("main h1");
  },
);
