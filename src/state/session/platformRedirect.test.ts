// The redirect to a platform and back: only one that began in this tab is accepted, once, and only to our pages.
import { beforeEach, describe, expect, it } from "vitest";
import {
  finishPlatform,
  type PlatformDeps,
  readPlatformSearch,
  safePath,
  startPlatform,
} from "./platformRedirect.ts";

let left: string[] = [];
const deps = (): PlatformDeps => ({
  storage: sessionStorage,
  location: {
    origin: "https://touchline.example",
    pathname: "/fr/live",
    search: "?date=2026-11-21",
    hash: "",
    assign: (address: string | URL) => void left.push(String(address)),
  },
  newState: () => "state-1",
});

const start = (purpose: "signIn" | "bind" = "signIn", from?: string) =>
  startPlatform("google", "/__provider/google/authorize?x=1", purpose, from, deps);

beforeEach(() => {
  left = [];
});

describe("the redirect to the platform", () => {
  it("names the return address and a state", () => {
    expect(start()).toBe(true);
    const url = new URL(left[0] ?? "");
    expect(url.origin + url.pathname).toBe("https://touchline.example/__provider/google/authorize");
    expect(Object.fromEntries(url.searchParams)).toEqual({
      x: "1",
      redirect_uri: "https://touchline.example/login?platform=google",
      state: "state-1",
    });
  });

  it.each(["javascript:alert(1)", "data:text/html,x", "https://"])("never leads to %s", (address) => {
    expect(startPlatform("google", address, "signIn", undefined, deps)).toBe(false);
    expect(left).toEqual([]);
  });

  it("is not started where storage is blocked", () => {
    const blocked = (): PlatformDeps => {
      throw new DOMException("blocked", "SecurityError");
    };
    expect(startPlatform("google", "/a", "signIn", undefined, blocked)).toBe(false);
  });
});

describe("the return", () => {
  it("gives the code and the page the visitor was on, once", () => {
    start();
    const search = { platform: "google", code: "c1", state: "state-1" };
    expect(finishPlatform(search, "signIn", deps)).toEqual({
      outcome: "code",
      platform: "google",
      code: "c1",
      purpose: "signIn",
      from: "/live?date=2026-11-21",
    });
    expect(finishPlatform(search, "signIn", deps)).toEqual({ outcome: "unknown" });
  });

  it("reports a refusal", () => {
    start("signIn", "/favorites");
    const search = { platform: "google", error: "access_denied", state: "state-1" };
    expect(finishPlatform(search, "signIn", deps)).toEqual({
      outcome: "denied",
      platform: "google",
      from: "/favorites",
    });
  });

  it.each([
    { platform: "google", code: "c1", state: "another" },
    { platform: "google", code: "c1" },
    { platform: "apple", code: "c1", state: "state-1" },
  ])("that began elsewhere is unknown: %o", (search) => {
    start();
    expect(finishPlatform(search, "signIn", deps)).toEqual({ outcome: "unknown" });
  });

  it("with another purpose is unknown", () => {
    start("bind");
    const search = { platform: "google", code: "c1", state: "state-1" };
    expect(finishPlatform(search, "signIn", deps)).toEqual({ outcome: "unknown" });
  });

  it("is undefined for an address without its parameters", () => {
    expect(finishPlatform({}, "signIn", deps)).toBeUndefined();
    expect(finishPlatform({ platform: "google" }, "signIn", deps)).toBeUndefined();
  });

  it("is unknown after damage in the storage", () => {
    sessionStorage.setItem("touchline.platform.1", "{ half");
    const search = { platform: "google", code: "c1", state: "state-1" };
    expect(finishPlatform(search, "signIn", deps)).toEqual({ outcome: "unknown" });
  });
});

it.each([
  ["/live?x=1#a", "/live?x=1#a"],
  ["/fr/live", "/live"],
  ["/en/live", "/live"],
  ["/", "/"],
  ["//evil.example", undefined],
  ["/\\evil.example", undefined],
  ["/\t/evil.example", undefined],
  ["https://evil.example/", undefined],
  ["javascript:alert(1)", undefined],
  ["live", undefined],
  ["", undefined],
  [7, undefined],
])("takes %s as %s", (value, path) => expect(safePath(value)).toBe(path));

it("reads the parameters of a return from an address, digits included", () => {
  expect(readPlatformSearch({ platform: "google", code: 123, state: "s", next: "/x", error: {} })).toEqual({
    platform: "google",
    code: "123",
    state: "s",
    error: undefined,
  });
});
