// The picture of the last list in a real start: shown before the app, as old, without shift, and nothing of a member.
import type { Page } from "@playwright/test";
import { authForms } from "../../pages/authForms.ts";
import { listPage } from "../../pages/listPage.ts";
import { expect, leave, test, visit, WITH_WORKER } from "../../support/offline/offlineTest.ts";
import { aMember, startSignedIn } from "../../support/signIn.ts";
import { freezeWorld } from "../../support/stagedDay.ts";
import { layoutShifts, watchShifts } from "../../support/stillness.ts";

test.use(WITH_WORKER);
// Each test fetches hundreds of files once per build.
test.describe.configure({ timeout: 120_000 });

/** A picture as it came, and as its first frame showed it. */
interface SeenPicture {
  readonly text: string;
  readonly pressedStars: number;
  /** Whether it had buttons when it came: they follow its first frame. */
  readonly hasButtons: boolean;
  /** Where the name in its header was once it was drawn, to be compared with the app's. */
  brandAt?: readonly number[];
  /** Whether the app had drawn its frame. */
  readonly appBefore: boolean;
  /** Whether the app had drawn rows when the picture went; undefined while it is there. */
  rowsWhenGone?: boolean;
}

interface PictureWindow {
  seenPicture?: SeenPicture;
}

/** Must run before the page loads: notes the picture when it comes, and what is below it when it goes. */
async function watchPicture(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const host = globalThis as unknown as PictureWindow;
    const place = (element: Element): readonly number[] => {
      const { left, top } = element.getBoundingClientRect();
      return [left, top];
    };
    new MutationObserver(() => {
      const picture = document.getElementById("kept");
      const app = document.getElementById("root");
      if (picture && !host.seenPicture) {
        const seen: SeenPicture = {
          text: picture.innerText,
          pressedStars: picture.querySelectorAll('[aria-pressed="true"]').length,
          hasButtons: picture.querySelector("button *") !== null,
          appBefore: app?.querySelector("header") !== null,
        };
        host.seenPicture = seen;
        const look = (): void => {
          // The frame after the one that it was filled in has its styles.
          const brand = picture.querySelector("header a > *")?.closest("a");
          if (brand) requestAnimationFrame(() => (seen.brandAt = place(brand)));
          else requestAnimationFrame(look);
        };
        look();
      }
      if (!picture && host.seenPicture && host.seenPicture.rowsWhenGone === undefined)
        host.seenPicture.rowsWhenGone = app?.querySelector("[data-match-id] [data-field=minute]") !== null;
    }).observe(document, { childList: true, subtree: true });
  });
}

const seenPicture = (page: Page): Promise<SeenPicture | undefined> =>
  page.evaluate(() => (globalThis as unknown as PictureWindow).seenPicture);

/** The stored picture as text; null where there is none. */
const stored = (page: Page): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem("touchline.screen.1"));

test("a start shows the picture of the last list first, as of when it is, until the rows are drawn", async ({
  context,
  cores,
  page,
  product,
}) => {
  const [matchId = 0] = await freezeWorld(product, 1);
  await visit(page, product.origin);
  await listPage(page).star(matchId);
  await expect.poll(() => stored(page)).not.toBeNull();
  await leave(context, cores);

  const later = await context.newPage();
  await watchShifts(later);
  await watchPicture(later);
  await later.goto("/live");
  await listPage(later).settled();
  await expect(later.locator("#kept")).toHaveCount(0);
  const seen = await seenPicture(later);
  expect(seen?.text).toMatch(/Data from \d\d:\d\d/);
  expect(seen?.text).not.toMatch(/\d\.\d\d/);
  expect(seen).toMatchObject({ pressedStars: 0, hasButtons: false, appBefore: false, rowsWhenGone: true });
  const brand = await later.locator("#root header a").first().boundingBox();
  expect(seen?.brandAt).toEqual([brand?.x, brand?.y]);
  expect((await layoutShifts(later)).map(({ what }) => what)).toEqual([]);

  // Another address has no picture, nor has another width.
  await leave(context, cores);
  for (const [path, width] of [
    ["/", 1360],
    ["/live", 800],
  ] as const) {
    const other = await context.newPage();
    await other.setViewportSize({ width, height: 900 });
    await watchPicture(other);
    await other.goto(path);
    await listPage(other).settled();
    expect(await seenPicture(other)).toBeUndefined();
  }
});

test("a picture for a member holds nothing of the account, and none is left after the sign-out", async ({
  context,
  cores,
  line,
  page,
  product,
}) => {
  await freezeWorld(product, 1);
  const member = await aMember(product);
  await startSignedIn(page, { control: product.control, origin: line.origin }, member);
  await visit(page, product.origin);
  await expect.poll(() => stored(page)).not.toBeNull();
  const kept = (await stored(page)) ?? "";
  expect(kept).toContain('"isMember":true');
  for (const own of [member.name, member.email]) expect(kept).not.toContain(own);
  await leave(context, cores);

  const later = await context.newPage();
  await watchPicture(later);
  await later.goto("/live");
  await listPage(later).settled();
  expect(await seenPicture(later)).toBeDefined();
  await authForms(later).signOut();
  await expect(authForms(later).signInButton).toBeVisible();
  expect(await stored(later)).toBeNull();
});
