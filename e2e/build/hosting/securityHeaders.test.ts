// The policy allows the product's own files and nothing else.
import { expect, test } from "vitest";
import { contentSecurityPolicy, foreignOrigins, isLoaded, securityHeaders } from "./securityHeaders.ts";

test("the policy of a same-origin build", () => {
  expect(contentSecurityPolicy()).toBe(
    "default-src 'none'; script-src 'self'; worker-src 'self'; style-src 'self'; img-src 'self' data: blob:; media-src 'self'; font-src 'self'; connect-src 'self'; manifest-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types touchline",
  );
});

test("the script in the documents of a build is allowed beside its files", () => {
  const policy = contentSecurityPolicy({ scripts: ["'sha256-abc='"] });
  expect(policy).toContain("; script-src 'self' 'sha256-abc='; worker-src 'self';");
});

test("foreign hosts of a build are allowed where they are needed, and only there", () => {
  const policy = contentSecurityPolicy({
    foreign: foreignOrigins({
      VITE_API_ORIGIN: "https://api.example.com/path",
      VITE_STREAM_ORIGIN: "https://stream.example.com:444",
      VITE_IMAGE_ORIGIN: "https://img.example.com",
    }),
  });
  expect(policy).toContain("connect-src 'self' https://api.example.com wss://stream.example.com:444;");
  expect(policy).toContain("img-src 'self' data: blob: https://img.example.com;");
  expect(policy).toContain("media-src 'self' https://img.example.com;");
  expect(policy).toContain("script-src 'self';");
});

test("the analytics service is allowed where a build names one and is not for production", () => {
  const policyOf = (env: Readonly<Record<string, string>>) =>
    contentSecurityPolicy({ foreign: foreignOrigins(env) });
  const named = { VITE_ANALYTICS_ORIGIN: "https://count.example.com" };
  expect(policyOf(named)).toContain("connect-src 'self' https://count.example.com;");
  expect(policyOf({ ...named, VITE_STAGE: "test" })).toContain("https://count.example.com");
  expect(policyOf({ ...named, VITE_STAGE: "production" })).toBe(policyOf({}));
});

test("a variable that is no origin does not weaken the policy", () => {
  for (const api of [
    "*",
    "https://*",
    "https://*.example",
    "https://a,b",
    "https://a;script-src",
    "'unsafe-inline'",
    "javascript:alert(1)",
    "https://a.example; script-src *",
  ]) {
    expect(contentSecurityPolicy({ foreign: { api } })).toBe(contentSecurityPolicy());
  }
});

test("the other headers disable features that the product never uses", () => {
  const headers = securityHeaders();
  expect(headers["x-content-type-options"]).toBe("nosniff");
  expect(headers["cross-origin-opener-policy"]).toBe("same-origin");
  expect(headers["cross-origin-resource-policy"]).toBe("same-origin");
  expect(headers["referrer-policy"]).toBe("strict-origin");
  expect(headers["x-frame-options"]).toBe("DENY");
  for (const feature of ["camera", "microphone", "geolocation", "payment", "publickey-credentials-get"]) {
    expect(headers["permissions-policy"]).toContain(`${feature}=()`);
  }
});

test("no directive allows inline code, eval, any host or another Trusted Types policy", () => {
  const policy = contentSecurityPolicy();
  expect(policy).not.toMatch(/unsafe|eval|https?:|\*|allow-duplicates/);
  // Chosen pictures alone have addresses of their own.
  expect(policy.match(/[^;]*blob:/g)).toEqual([" img-src 'self' data: blob:"]);
  expect(policy).not.toContain("report-uri");
});

test("violations are reported only where a report path is given", () => {
  expect(contentSecurityPolicy({ reportPath: "/somewhere" })).toBe(
    `${contentSecurityPolicy()}; report-uri /somewhere`,
  );
});

test.each([
  ["/api/football/live?lang=en", true],
  ["/v1/api/community", true],
  ["/img/upload/a.svg", true],
  ["/images/icon.svg", true],
  ["/assets/home-1a2b.js", true],
  ["/assets/home-1a2b.css?x=1", true],
  ["/assets/live.worker-1a2b.js", false],
  ["/assets/live.worker-1a2b.js?x=.css", false],
  ["/assets/document-en-1a2b.html", false],
  ["/assets/document-en-1a2b.html?x=.js", false],
  ["/offline.js", false],
  ["/direct.js", false],
  ["/build.json", false],
  ["/", false],
  ["/live?x=/api/", false],
  ["/api", false],
  ["//api/x", false],
])("the address %s is only loaded by pages: %s", (url, expected) => {
  expect(isLoaded(url)).toBe(expected);
});
