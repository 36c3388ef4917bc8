// The locale cookie: read from and written as cookie text (docs/product.md#locale-cookie: 365 days, path /,
// SameSite lax).

const NAME = "locale";
/** docs/product.md#locale-cookie: the locale cookie lasts 365 days. */
const MAX_AGE_SECONDS = 365 * 24 * 60 * 60;

/** The value of the locale cookie in a `document.cookie` text; undefined if it is absent. */
export function readLocaleCookie(cookies: string): string | undefined {
  for (const part of cookies.split(";")) {
    const [name, value] = part.trim().split("=");
    if (name === NAME && value !== undefined && value !== "") return value;
  }
  return undefined;
}

/**
 * The text to assign to `document.cookie`. `secure` only where the site is configured for it
 * (docs/product.md#locale-cookie).
 */
export function writeLocaleCookie(localeId: string, secure = false): string {
  return `${NAME}=${localeId}; Max-Age=${MAX_AGE_SECONDS}; Path=/; SameSite=Lax${secure ? "; Secure" : ""}`;
}
