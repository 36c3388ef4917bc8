// Addresses lead only to pages of this site, however they are written and whatever parses them.
import { DEMO_MEMBER, startSignedIn } from "../../support/signIn.ts";
import { expect, test } from "../../support/test.ts";

/** Addresses that have led visitors of other sites to another host. */
const TRICKS = [
  "//evil.example/",
  "//evil.example/%2e%2e",
  "/ar//evil.example",
  "/en//evil.example/live",
  "/fr///evil.example",
  "/%5Cevil.example",
  "/fr/%5Cevil.example",
  "/%2f%2fevil.example",
  "/ar/%2F%2Fevil.example/",
  "/%09/evil.example",
  "/fr/%0d%0a/evil.example",
  "/.//evil.example",
  "/fr/..//evil.example",
  "/https://evil.example",
  "/javascript:alert(1)",
  "/@evil.example",
  "//user@evil.example/",
] as const;

/** One of each way in which a browser's parser and the page's code could read an address differently. */
const IN_BROWSER = [
  "//evil.example/",
  "/en//evil.example/live",
  "/fr/%5Cevil.example",
  "/ar/%2F%2Fevil.example/",
  "/fr/%0d%0a/evil.example",
  "/fr/..//evil.example",
  "/javascript:alert(1)",
] as const satisfies readonly (typeof TRICKS)[number][];

test("no address is answered with a redirect to another host", async ({ request, baseURL }) => {
  for (const path of TRICKS) {
    const answer = await request.get(`${baseURL}${path}`, { maxRedirects: 0 });
    const { location } = answer.headers();
    expect([path, new URL(location ?? "/", baseURL).origin]).toEqual([path, baseURL]);
  }
});

test("addresses that look like other hosts stay on this one, and the page is drawn", async ({
  page,
  baseURL,
}) => {
  for (const [locale, cookie, paths] of [
    ["first visit", "", IN_BROWSER],
    // One of each kind is enough once the language is known: the path is then parsed by the same code.
    ["with the cookie", "en", IN_BROWSER.filter((_, index) => index % 3 === 0)],
  ] as const) {
    await page.context().clearCookies();
    for (const path of paths) {
      await test.step(`${path}, ${locale}`, async () => {
        if (cookie !== "")
          await page.context().addCookies([{ name: "locale", value: cookie, url: baseURL ?? "" }]);
        await page.goto(baseURL + path);
        await expect(page.getByRole("main")).not.toBeEmpty();
        expect(new URL(page.url()).origin).toBe(baseURL);
        // Every link of the page stays on this host as well.
        const links = await page
          .locator("a[href]")
          .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
        expect(links.length).toBeGreaterThan(0);
        for (const link of links) expect(new URL(link).origin).toBe(baseURL);
      });
    }
  }
});

test("a member is led by the address of the sign-in to pages of this site only", async ({
  page,
  product,
  baseURL,
}) => {
  await startSignedIn(page, product, DEMO_MEMBER);
  // safePath.property.test.ts tests all of them on the function that decides.
  const targets = [
    "//evil.example/",
    "/%5Cevil.example",
    "/\\evil.example",
    "/\t/evil.example",
    "https://evil.example/",
    "javascript:document.title='broken'",
    `${baseURL}@evil.example/`,
  ];
  for (const target of targets) {
    await test.step(JSON.stringify(target), async () => {
      await page.goto(`/login?next=${encodeURIComponent(target)}`);
      await expect(page).not.toHaveURL(/\/login/);
      expect(new URL(page.url()).origin).toBe(baseURL);
      await expect(page.getByRole("main")).not.toBeEmpty();
      expect(await page.title()).not.toBe("broken");
    });
  }
  await page.goto(`/login?next=${encodeURIComponent("/fr/favorites")}`);
  await expect(page).toHaveURL(`${baseURL}/favorites`);
});

test("the redirects of the backend's sign-in platforms lead to no other host", async ({
  request,
  baseURL,
}) => {
  for (const address of [
    "https://evil.example/",
    "//evil.example",
    "javascript:alert(1)",
    `${baseURL}@evil.example/`,
  ]) {
    const path = `/__provider/google/choose?identity=deny&redirect_uri=${encodeURIComponent(address)}`;
    const answer = await request.get(baseURL + path, { maxRedirects: 0 });
    expect([address, answer.status()]).toEqual([address, 400]);
  }
});
