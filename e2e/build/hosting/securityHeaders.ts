// The security headers of every answer: all of them for documents and workers, fewer for what pages load.
import { analyticsOrigin } from "../analyticsOrigin.ts";
import { ASSETS, BACKEND_AREAS } from "./siteRules.ts";

/** Further origins that a build may connect to (docs/wire.md#origins); absent means same-origin. */
export interface ForeignOrigins {
  readonly api?: string | undefined;
  readonly stream?: string | undefined;
  readonly image?: string | undefined;
  readonly analytics?: string | undefined;
}

/** Browser features that the product never uses. */
const CLOSED_FEATURES = [
  "accelerometer",
  "autoplay",
  "camera",
  "display-capture",
  "encrypted-media",
  "gamepad",
  "geolocation",
  "gyroscope",
  "hid",
  "identity-credentials-get",
  "idle-detection",
  "keyboard-map",
  "local-fonts",
  "magnetometer",
  "microphone",
  "midi",
  "otp-credentials",
  "payment",
  "picture-in-picture",
  "publickey-credentials-create",
  "publickey-credentials-get",
  "screen-wake-lock",
  "serial",
  "storage-access",
  "sync-xhr",
  "usb",
  "window-management",
  "xr-spatial-tracking",
];

/** A valid host; a star, a comma or a semicolon in a variable would change the policy. */
const HOST = /^(?:[a-z0-9.-]+|\[[0-9a-f:]+\])(?::\d+)?$/;

/** Reads the origins a build was made for from its environment (`VITE_API_ORIGIN` and related variables). */
export function foreignOrigins(env: Readonly<Record<string, string | undefined>>): ForeignOrigins {
  return {
    api: env["VITE_API_ORIGIN"],
    stream: env["VITE_STREAM_ORIGIN"],
    image: env["VITE_IMAGE_ORIGIN"],
    analytics: analyticsOrigin(env),
  };
}

/** A source expression; empty if the text is no origin, so that an invalid variable cannot weaken the policy. */
function source(origin: string | undefined): string[] {
  if (origin === undefined || !URL.canParse(origin)) return [];
  const { protocol, host } = new URL(origin);
  const known = ["http:", "https:", "ws:", "wss:"].includes(protocol) && HOST.test(host);
  return known ? [`${protocol}//${host}`] : [];
}

/** A stream origin is given as http(s) or ws(s); the policy needs the ws(s) form. */
function streamSource(origin: string | undefined): string[] {
  return source(origin?.replace(/^http/, "ws"));
}

/** What the policy depends on. */
export interface PolicyOptions {
  readonly foreign?: ForeignOrigins;
  /** Source expressions of the scripts in the build's documents (`scripts` of its `documents.json`). */
  readonly scripts?: readonly string[];
  /** Where browsers report violations; used by tests only. */
  readonly reportPath?: string | undefined;
}

/**
 * The Content-Security-Policy: only the product's own files and the script of its documents, and Trusted Types
 * throughout. Types of content without a directive (frames, objects, prefetches) fall under `default-src 'none'`.
 */
export function contentSecurityPolicy({
  foreign = {},
  scripts = [],
  reportPath,
}: PolicyOptions = {}): string {
  const connect = [
    "'self'",
    ...source(foreign.api),
    ...streamSource(foreign.stream),
    ...source(foreign.analytics),
  ];
  // Pictures that a member has chosen are shown before they are sent (docs/product.md#uploads).
  const images = ["'self'", "data:", "blob:", ...source(foreign.image)];
  const media = ["'self'", ...source(foreign.image)];
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(" "),
    "worker-src 'self'",
    "style-src 'self'",
    `img-src ${images.join(" ")}`,
    `media-src ${media.join(" ")}`,
    "font-src 'self'",
    `connect-src ${connect.join(" ")}`,
    "manifest-src 'self'",
    // Forms are sent by calls; a form sent by the browser could put a password into an address.
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types touchline",
    ...(reportPath === undefined ? [] : [`report-uri ${reportPath}`]),
  ].join("; ");
}

/** The headers of documents and of the scripts of workers, names in lower case. */
export function securityHeaders(options: PolicyOptions = {}): Readonly<Record<string, string>> {
  return {
    "content-security-policy": contentSecurityPolicy(options),
    "x-content-type-options": "nosniff",
    // For browsers without frame-ancestors.
    "x-frame-options": "DENY",
    // Also to our own server: an address may hold the session of a payment (docs/product.md#payment-addresses).
    "referrer-policy": "strict-origin",
    "permissions-policy": CLOSED_FEATURES.map((feature) => `${feature}=()`).join(", "),
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "origin-agent-cluster": "?1",
  };
}

/** First path segments of answers of calls and of pictures, which pages load. */
const LOADED_AREAS: readonly string[] = [...BACKEND_AREAS, "images"];
/** Extensions of code and styles among the assets that pages load: docs/decisions/first-screen.md#what-pages-load-has-few-headers. */
export const LOADED_EXTENSIONS: readonly string[] = ["css", "js", "json", "png", "svg", "webp", "woff2"];
/** In the names of workers' scripts, which have a policy of their own, as documents among the assets have. */
export const WORKER_MARK = ".worker-";

const LOADED_AREA = new RegExp(`^/(?:${LOADED_AREAS.join("|")})/`);
const LOADED_ASSET = new RegExp(`^/${ASSETS}/[^?]*\\.(?:${LOADED_EXTENSIONS.join("|")})$`);

/** True for the address of what pages load; false for documents, scripts of workers, and what is not known. */
export function isLoaded(url: string): boolean {
  const path = url.split("?", 1)[0]!;
  return LOADED_AREA.test(path) || (LOADED_ASSET.test(path) && !path.includes(WORKER_MARK));
}

/** The headers of what pages load. Opened by its own address it runs nothing and embeds nothing. */
export const LOADED_HEADERS: Readonly<Record<string, string>> = {
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
  "x-content-type-options": "nosniff",
  "cross-origin-resource-policy": "same-origin",
};

/**
 * Other sites may embed pictures, because a client may be on another host than its images
 * (docs/wire.md#origins).
 */
export const PICTURE_HEADERS: Readonly<Record<string, string>> = {
  "cross-origin-resource-policy": "cross-origin",
};
