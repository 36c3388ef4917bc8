// The locale cookie's text.
import { expect, it } from "vitest";
import { readLocaleCookie, writeLocaleCookie } from "./localeCookie.ts";

it("lasts 365 days on every path, SameSite lax", () => {
  expect(writeLocaleCookie("fr")).toBe("locale=fr; Max-Age=31536000; Path=/; SameSite=Lax");
  expect(writeLocaleCookie("fr", true)).toContain("; Secure");
});

it("is found among others, and not at the end of another name", () => {
  expect(readLocaleCookie("a=1; locale=ar; b=2")).toBe("ar");
  expect(readLocaleCookie("xlocale=ar")).toBeUndefined();
  expect(readLocaleCookie("locale=")).toBeUndefined();
  expect(readLocaleCookie("")).toBeUndefined();
});
