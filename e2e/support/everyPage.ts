// Opens every page of the product: as a visitor, and pages for members signed in.
import type { Page } from "@playwright/test";
import { readExamples } from "../backend/testing/apiExamples.ts";
import { readScores, richMatch, runningMatchIds } from "../backend/testing/feedClient.ts";
import type { Product } from "./product.ts";
import { allRoutes, type PageAddress } from "./routes.ts";
import { DEMO_MEMBER, startSignedIn } from "./signIn.ts";
import { expect } from "./assert/expect.ts";

/** An address without a page. */
export const MISSING_PAGE = "/no-such-page";

/** Waits until the page has its heading and nothing on it is loading. */
export async function pageLoaded(page: Page): Promise<void> {
  await expect(page.locator("main h1").first()).toHaveText(/\S/);
  await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
}

/**
 * Every page by name: with a match that has data for every tab, the demo member's profile, and for other parameters the
 * examples that the calls at /api-docs have.
 */
export async function everyPage({
  origin,
  control,
}: Pick<Product, "origin" | "control">): Promise<Readonly<Record<string, PageAddress>>> {
  const { userId } = await control.act("member", { name: DEMO_MEMBER.name, email: DEMO_MEMBER.email });
  const { matchId, leagueId, homeId, playerId } = await richMatch(origin);
  return allRoutes({ ...(await readExamples(origin)), matchId, leagueId, teamId: homeId, playerId, userId });
}

/** No match has it. */
const UNKNOWN_ID = 999_999_999;

/**
 * The board with 1, 4, 9 and 16 matches by name: a rich one, running ones and others of today, and from the fourth place on
 * one that does not exist.
 */
export async function boardPages({
  origin,
  control,
}: Pick<Product, "origin" | "control">): Promise<Readonly<Record<string, PageAddress>>> {
  const { matchId } = await richMatch(origin);
  const running = await runningMatchIds(origin);
  const today = new Date((await control.state()).now).toISOString().slice(0, 10);
  const others = (await readScores(origin, today)).keys();
  const ids = [...new Set([matchId, ...running.slice(0, 6), ...others])].slice(0, 15);
  const board = (count: number): PageAddress => ({
    path: `/board?m=${ids.toSpliced(3, 0, UNKNOWN_ID).slice(0, count).join(",")}`,
    membersOnly: false,
  });
  return { "board-1": board(1), "board-4": board(4), "board-9": board(9), "board-16": board(16) };
}

/** What the router's library keeps in the window. */
interface RouterWindow {
  readonly __TSR_ROUTER__?: {
    readonly history: { readonly location: { readonly href: string }; push(address: string): void };
    readonly state: { readonly status: string; readonly resolvedLocation?: { readonly publicHref: string } };
  };
}

/** Opens a page of the product in a page of it, as a link does; resolves when the router has drawn it. */
async function openInside(page: Page, address: string): Promise<void> {
  const hasRouter = () => (globalThis as RouterWindow).__TSR_ROUTER__ !== undefined;
  await page.waitForFunction(hasRouter);
  await page.evaluate((to) => (globalThis as RouterWindow).__TSR_ROUTER__!.history.push(to), address);
  await page.waitForFunction(() => {
    const { history, state } = (globalThis as RouterWindow).__TSR_ROUTER__!;
    return state.status === "idle" && state.resolvedLocation?.publicHref === history.location.href;
  });
}

/** "document": by loading a document; "link": within the document of the first page, as a link does. */
type WayToPage = "document" | "link";

/** Pages of matches, leagues, teams and players; the other pages of visitors; pages for members. */
export type PageGroup = "football" | "others" | "members";

function groupOf({ path, membersOnly }: PageAddress): PageGroup {
  if (membersOnly) return "members";
  return path.startsWith("/football/") ? "football" : "others";
}

interface Visit {
  /** Before the path of each page. */
  readonly prefix: string;
  readonly way: WayToPage;
  /** Which pages are opened. Default: all, those for members last. */
  readonly of?: readonly PageGroup[];
}

/**
 * Opens every page in turn in a stopped world and calls `look` once it has loaded.
 * Pages for members are last, signed in as the demo member. Fails where an address redirects. A second tab keeps the core
 * while the first one goes from page to page, so that only the first page waits for a new core and its socket.
 */
export async function visitEveryPage(
  page: Page,
  product: Pick<Product, "origin" | "control">,
  { prefix, way, of = ["others", "football", "members"] }: Visit,
  look: (address: string) => Promise<void>,
): Promise<void> {
  await product.control.act("freeze", { on: true });
  const pages = Object.values(await everyPage(product));
  for (const group of of) {
    if (group === "members") await startSignedIn(page, product, DEMO_MEMBER);
    let second: Page | undefined;
    for (const { path } of pages.filter((each) => groupOf(each) === group)) {
      const address = prefix + path;
      if (way === "link" && second !== undefined) await openInside(page, address);
      else await page.goto(product.origin + address);
      await pageLoaded(page);
      // The settings menu is beside their first page on wide screens
      // (docs/product.md#settings-pages).
      if (path !== "/settings") expect(page.url()).toBe(product.origin + address);
      await look(address);
      if (second !== undefined) continue;
      second = await page.context().newPage();
      await second.goto(`${product.origin}/about`);
      await pageLoaded(second);
      await page.bringToFront();
    }
    // A core that runs does not know of the sign-in that follows.
    await second?.close();
  }
}
