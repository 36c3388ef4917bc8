// The product in a browser behind nginx and Caddy: scores arrive, no policy is broken, a start without a network, a new build.
import type { Page } from "@playwright/test";
import { ensureBuilt } from "../build/ensureBuilt.ts";
import { readSite } from "../build/hosting/writeHosting.ts";
import { listPage } from "../pages/listPage.ts";
import { allKept, keptBuilds, keptList } from "../support/offline/offlineWorker.ts";
import { freezeWorld } from "../support/stagedDay.ts";
import { expect, test as base } from "../support/test.ts";
import { missingFor, SERVER_NAMES, type ServerName } from "./lib/hosting/installed.ts";
import { type PublishedSite, publishSite } from "./lib/hosting/publishedSite.ts";
import { startWebServer } from "./lib/hosting/webServer.ts";

interface Hosted {
  readonly origin: string;
  readonly published: PublishedSite;
  stop(): Promise<void>;
}

interface HostedFixtures {
  readonly host: (name: ServerName) => Promise<Hosted>;
}

const test = base.extend<HostedFixtures>({
  host: async ({ product }, use) => {
    const started: Hosted[] = [];
    await use(async (name) => {
      expect(missingFor(name)).toBeUndefined();
      await product.control.act("reset");
      const built = await ensureBuilt();
      if (!built.ok) throw new Error(built.message);
      const published = publishSite(built.distDir);
      const site = { ...readSite(built.distDir, process.env), backend: product.origin, isReference: true };
      // Over http a browser trusts localhost without a certificate.
      const server = await startWebServer({ name, site, root: published.folder });
      const hosted = {
        origin: server.plain,
        published,
        async stop() {
          await server.stop();
          published.remove();
        },
      };
      started.push(hosted);
      return hosted;
    });
    for (const each of started) await each.stop();
  },
});

/** How often the page's document has been asked for. */
function countDocuments(page: Page): () => number {
  let documents = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  return () => documents;
}

const openFaq = async (page: Page): Promise<void> => {
  await expect(async () => {
    await page.getByRole("contentinfo").getByRole("link", { name: "Questions" }).press("Enter");
    await expect(page).toHaveURL(/\/faq$/, { timeout: 1_500 });
  }).toPass();
  await expect(page.getByRole("heading", { level: 1, name: /questions/i })).toBeVisible();
};

for (const name of SERVER_NAMES) {
  test(`${name}: rows are drawn, a goal arrives over the socket, and no policy is broken`, async ({
    page,
    product,
    host,
    complaints,
  }) => {
    const { origin } = await host(name);
    const [matchId = 0] = await freezeWorld(product, 2);
    const list = listPage(page);
    await page.goto(`${origin}/live`);
    await list.settled();
    await expect(list.connection.first()).toHaveAttribute("data-connection", "live");
    await product.control.act("goal", { matchId, side: "home" });
    await expect(list.field(matchId, "homeScore")).toHaveText("2");
    await page.goto(`${origin}/ar/football/match/${matchId}`);
    await expect(page.getByRole("heading").first()).toBeVisible();
    expect(complaints).toEqual([]);
  });

  test(`${name}: the browser refuses what the policy does not allow`, async ({ page, host, complaints }) => {
    const { origin } = await host(name);
    await page.goto(`${origin}/live`);
    const refused = await page.evaluate(async () => {
      const directives: string[] = [];
      document.addEventListener("securitypolicyviolation", (event) =>
        directives.push(event.effectiveDirective),
      );
      await fetch("https://elsewhere.example/").catch(() => {});
      const picture = new Image();
      await new Promise((resolve) => {
        picture.onerror = resolve;
        picture.src = "https://elsewhere.example/picture.png";
      });
      try {
        document.createElement("script").textContent = "1";
      } catch {
        // The violation is told as well.
      }
      await new Promise((resolve) => setTimeout(resolve));
      return directives;
    });
    expect(refused.toSorted()).toEqual(["connect-src", "img-src", "require-trusted-types-for"]);
    expect(complaints.splice(0).length).toBeGreaterThan(0);
  });

  test.describe("with the offline worker", () => {
    test.use({ serviceWorkers: "allow" });

    test(`${name}: of two builds in a row each tab keeps its own, and the newest starts without a network`, async ({
      context,
      page,
      product,
      host,
    }) => {
      const { origin, published } = await host(name);
      await freezeWorld(product, 2);
      const ids: string[] = [];
      let newest = page;
      for (const isFirst of [true, false, false]) {
        if (!isFirst) {
          await published.publishNext();
          newest = await context.newPage();
        }
        await newest.goto(`${origin}/live`);
        await listPage(newest).settled();
        await allKept(newest, { origin }, { language: "en" });
        ids.push((await keptList({ origin })).id);
      }
      expect(new Set(ids).size).toBe(3);
      expect(await keptBuilds(newest)).toEqual(ids);
      await openFaq(page);
      await context.setOffline(true);
      const later = await context.newPage();
      await later.goto(`${origin}/live`);
      await expect(later.getByRole("banner")).toBeVisible();
      await context.setOffline(false);
    });

    test(`${name}: a page that was open once starts while the server is gone`, async ({
      page,
      product,
      host,
    }) => {
      const hosted = await host(name);
      await freezeWorld(product, 2);
      await page.goto(`${hosted.origin}/live`);
      await listPage(page).settled();
      await allKept(page, { origin: hosted.origin }, { language: "en" });
      await page.context().setOffline(true);
      await page.reload();
      await expect(page.getByRole("banner")).toBeVisible();
      await page.context().setOffline(false);
    });
  });

  test(`${name}: a tab of the build before goes on after a new build, without a reload`, async ({
    page,
    product,
    host,
  }) => {
    const { origin, published } = await host(name);
    await freezeWorld(product, 2);
    await page.goto(`${origin}/live`);
    await listPage(page).settled();
    await expect(page.getByRole("contentinfo")).toBeVisible();
    const documents = countDocuments(page);
    await published.publishNext();
    await openFaq(page);
    expect(documents()).toBe(0);
    await page.reload();
    await expect(page.getByRole("heading", { level: 1, name: /questions/i })).toBeVisible();
  });
}
