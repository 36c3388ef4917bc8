// Which requests the offline worker answers, and which answers it may keep.
import { describe, expect, it } from "vitest";
import { aBuild } from "./testing/aBuild.ts";
import { handlingOf, isKeepable, isOwnDocument } from "./requests.ts";

const ORIGIN = "https://touchline.test";

function judge(address: string, options: { method?: string; mode?: RequestMode } = {}) {
  const { method = "GET", mode = "cors" } = options;
  return handlingOf({ method, mode, url: new URL(address, ORIGIN).href }, aBuild(), ORIGIN);
}
const opened = (address: string) => judge(address, { mode: "navigate" });

describe("a navigation", () => {
  it.each([
    ["/", "en"],
    ["/live?order=kickoff", "en"],
    ["/en/live", "en"],
    ["/ar", "ar"],
    ["/ar/", "ar"],
    ["/ar/football/match/7", "ar"],
    ["/zh-hk/live", "zh-hk"],
    ["/live?stripe_callback=1&session_id=cs_1", "en"],
  ])("to %s gets the document of %s", (address, language) => {
    expect(opened(address)).toEqual({ kind: "document", language });
  });

  it.each([
    "/api/v1/matches",
    "/v1/likes",
    "/img/team/7.png",
    "/__pay/checkout?session=1",
    "/__provider/authorize",
    "/__mailbox",
    "/api-docs",
    "/assets/home-1a2b.js",
    "/images/icon.svg",
    "/offline.js",
    "/direct.js",
    "/build.json",
    "/ar/api-docs",
    "https://checkout.example/pay",
  ])("to %s is left alone", (address) => {
    expect(opened(address)).toBeUndefined();
  });
});

describe("another request", () => {
  it("for a hashed file or a picture of the build is answered", () => {
    expect(judge("/assets/home-1a2b.js")).toEqual({ kind: "file", path: "/assets/home-1a2b.js" });
    expect(judge("/images/default-team.svg")).toEqual({ kind: "picture", path: "/images/default-team.svg" });
  });

  it.each([
    "/api/v1/matches",
    "/v1/likes",
    "/stream",
    "/img/team/7.png",
    "/build.json",
    "/boot.js",
    "/offline.js",
    "/manifest.webmanifest",
    "/images/ogimage/og-image.png",
    "/assets/home-1a2b.js?fresh=1",
    "/live",
    "https://images.example/assets/home-1a2b.js",
  ])("for %s is left alone", (address) => {
    expect(judge(address)).toBeUndefined();
  });

  it("that changes something is left alone, whatever its address", () => {
    for (const method of ["POST", "PUT", "DELETE", "HEAD"]) {
      expect(judge("/assets/home-1a2b.js", { method })).toBeUndefined();
      expect(judge("/live", { method, mode: "navigate" })).toBeUndefined();
    }
  });
});

describe("an answer", () => {
  const answer = (type: string, status = 200, redirected = false) => ({
    status,
    redirected,
    headers: new Headers({ "content-type": type }),
  });

  it("is kept when it is what was asked for", () => {
    expect(isKeepable("/assets/home-1a2b.js", answer("text/javascript; charset=utf-8"))).toBe(true);
    expect(isKeepable("/assets/document-ar-1a2b.html", answer("text/html; charset=utf-8"))).toBe(true);
  });

  it.each([
    ["the page of a captive portal", "/assets/home-1a2b.js", answer("text/html")],
    ["another answer in place of a document", "/assets/document-ar-1a2b.html", answer("application/json")],
    ["an error", "/assets/home-1a2b.js", answer("text/javascript", 503)],
    ["a part of a file", "/assets/home-1a2b.js", answer("text/javascript", 206)],
    ["a redirected answer", "/assets/home-1a2b.js", answer("text/javascript", 200, true)],
  ])("is not kept when it is %s", (_what, path, given) => {
    expect(isKeepable(path, given)).toBe(false);
  });
});

describe("a document", () => {
  const naming = (...names: string[]) => names.map((name) => `<meta content="/assets/${name}">`).join("");
  const isArabic = (text: string) => isOwnDocument(text, aBuild(), "ar");

  it("of the build and language is kept", () => {
    expect(isArabic(naming("home-a.js", "vendor-0.js", "ar-a.js"))).toBe(true);
  });

  it.each([
    ["of another build", naming("home-b.js", "vendor-0.js", "ar-b.js")],
    ["of another build with the same catalogue", naming("home-b.js", "ar-a.js")],
    ["of another language", naming("home-a.js", "vendor-0.js", "en-a.js")],
    ["of a captive portal", "<h1>Please sign in</h1>"],
    ["of a page with code of its own", naming("home-a.js", "ar-a.js", "faq-a.js")],
  ])("%s is not kept", (_what, text) => {
    expect(isArabic(text)).toBe(false);
  });
});
