// The message of a failed call where no text of the server can be read. Pages show their own words for each.
// See docs/product.md#error-catalogue.

export const ERROR_WORD = "error";

/** Status 429 without an envelope. HTTP/2 has no status text, and proxies write different ones. */
export const TOO_MANY_REQUESTS = "Too Many Requests";
