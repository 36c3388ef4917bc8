// Which address of a payment page may be opened, and where the payment returns to.
// See docs/product.md#payment-addresses.

const LONGEST = 2_048;
/** A host name as a browser writes it, with a port where it is not the usual one. */
const HOST = /^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::\d{1,5})?$/;
const CALLBACK = "stripe_callback";
const SESSION = "session_id";

/** The hosts that a setting such as "pay.example, checkout.example:8443" names; what is no host is left out. */
export function readPaymentHosts(setting: string): readonly string[] {
  return setting
    .split(",")
    .map((host) => host.trim())
    .filter((host) => HOST.test(host));
}

/**
 * The payment address that a server's answer names, if a page at `origin` may open it: https (http where the page is on
 * localhost by http), on the page's own host or one of `hosts`, and written exactly as a browser writes it, so that no
 * other reading of it exists. Undefined for anything else.
 */
export function paymentAddress(address: string, origin: string, hosts: readonly string[]): URL | undefined {
  if (address.length > LONGEST || !URL.canParse(address)) return undefined;
  const url = new URL(address);
  const page = new URL(origin);
  const isLocal = page.protocol === "http:" && page.hostname === "localhost" && url.host === page.host;
  if (url.protocol !== "https:" && !(isLocal && url.protocol === "http:")) return undefined;
  if (url.username !== "" || url.password !== "" || url.href !== address) return undefined;
  // A page by https is never left for its own host by another scheme; the check above leaves https alone.
  return url.host === page.host || hosts.includes(url.host) ? url : undefined;
}

/** Where a payment that was made from the page at `address` returns to: the same page, with the outcome in its query. */
export function returnAddresses(address: string): {
  readonly successUrl: string;
  readonly cancelUrl: string;
} {
  const back = (outcome: string): string => {
    const url = new URL(address);
    url.hash = "";
    url.searchParams.delete(SESSION);
    url.searchParams.set(CALLBACK, outcome);
    return url.href;
  };
  return { successUrl: back("success"), cancelUrl: back("cancel") };
}
