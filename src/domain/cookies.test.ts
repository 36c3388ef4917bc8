// Cookies: the text that the browser is given, and the values that are read back.
import { expect, it } from "vitest";
import { readCookie, writeCookie } from "./cookies.ts";

function written(...[name, value, secure]: [Parameters<typeof writeCookie>[1], string, boolean?]): string {
  const page = { cookie: "" };
  writeCookie(page, name, value, secure);
  return page.cookie;
}

it("lasts as long as the product says, for the whole site", () => {
  expect(written("locale", "fr")).toBe("locale=fr; Max-Age=31536000; Path=/; SameSite=Lax");
  expect(written("isLogin", "1")).toBe("isLogin=1; Max-Age=2592000; Path=/; SameSite=Lax");
  expect(written("udid", "abc")).toBe("udid=abc; Max-Age=31536000; Path=/; SameSite=Lax");
  expect(written("userCountryIdV1", "44")).toBe("userCountryIdV1=44; Max-Age=604800; Path=/; SameSite=Lax");
});

it("is secure on demand, and ends at once without a value", () => {
  expect(written("locale", "fr", true)).toMatch(/; Secure$/);
  expect(written("isLogin", "")).toBe("isLogin=; Max-Age=0; Path=/; SameSite=Lax");
});

it("is read by its whole name", () => {
  const read = (cookie: string) => readCookie({ cookie }, "locale");
  expect(read("a=1; locale=ar; b=2")).toBe("ar");
  for (const cookie of ["xlocale=ar", "locale2=ar", "locale=", ""]) expect(read(cookie)).toBeUndefined();
});
