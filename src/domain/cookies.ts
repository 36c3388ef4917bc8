// The site's cookies: how long each lasts, and the one way to read and write them. All hold for the whole site.

const DAY_SECONDS = 86_400;

/** How long each cookie lasts, seconds. */
const MAX_AGES = {
  /** The language of the last visit (docs/product.md#choice-of-language, docs/product.md#locale-cookie). */
  locale: 365 * DAY_SECONDS,
  /**
   * "1" while a member is signed in (docs/product.md#sign-in-levels), for as long as the server keeps an
   * unused sign-in.
   */
  isLogin: 30 * DAY_SECONDS,
  /** The device id of the Device-info header (docs/wire.md#device-info-header: 31536000000 ms). */
  udid: 365 * DAY_SECONDS,
  /** The visitor's country as an ISO 3166-1 numeric id (docs/wire.md#visitor-country). */
  userCountryIdV1: 7 * DAY_SECONDS,
} as const;

type CookieName = keyof typeof MAX_AGES;

/** The part of `document` that has the cookies. */
export interface CookiePage {
  cookie: string;
}

/** The value of a cookie; undefined where it is missing or empty. */
export function readCookie({ cookie }: Readonly<CookiePage>, name: CookieName): string | undefined {
  for (const part of cookie.split(";")) {
    const [key, value] = part.trim().split("=");
    if (key === name && value !== undefined && value !== "") return value;
  }
  return undefined;
}

/** Sets a cookie, or removes it where `value` is "". `secure`: sent over https alone. */
export function writeCookie(page: CookiePage, name: CookieName, value: string, secure = false): void {
  const maxAge = value === "" ? 0 : MAX_AGES[name];
  page.cookie = `${name}=${value}; Max-Age=${maxAge}; Path=/; SameSite=Lax${secure ? "; Secure" : ""}`;
}
