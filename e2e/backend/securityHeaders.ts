// The security headers of every answer, worker scripts and images included.

/** Origins other than the page's own that a build may talk to (CONTRACT §1); absent means same-origin. */
export interface ForeignOrigins {
  readonly api?: string | undefined;
  readonly stream?: string | undefined;
  readonly image?: string | undefined;
}

const CLOSED_FEATURES = [
  "accelerometer",
  "camera",
  "display-capture",
  "geolocation",
  "gyroscope",
  "hid",
  "idle-detection",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "serial",
  "usb",
  "xr-spatial-tracking",
];

/** Reads the origins a build was made for from its environment (`VITE_API_ORIGIN` and its sisters). */
export function foreignOrigins(env: Readonly<Record<string, string | undefined>>): ForeignOrigins {
  return { api: env["VITE_API_ORIGIN"], stream: env["VITE_STREAM_ORIGIN"], image: env["VITE_IMAGE_ORIGIN"] };
}

/** A source expression, or nothing when the text is no origin: a bad variable must not open the policy. */
function source(origin: string | undefined): string[] {
  if (origin === undefined || !URL.canParse(origin)) return [];
  const { protocol, host } = new URL(origin);
  return ["http:", "https:", "ws:", "wss:"].includes(protocol) ? [`${protocol}//${host}`] : [];
}

/** A stream origin is given as http(s) or ws(s); the policy needs the ws(s) form. */
function streamSource(origin: string | undefined): string[] {
  return source(origin?.replace(/^http/, "ws"));
}

/** The Content-Security-Policy: nothing but the product's own files, and Trusted Types throughout. */
export function contentSecurityPolicy(foreign: ForeignOrigins = {}): string {
  const connect = ["'self'", ...source(foreign.api), ...streamSource(foreign.stream)];
  const images = ["'self'", "data:", ...source(foreign.image)];
  return [
    "default-src 'none'",
    "script-src 'self'",
    "worker-src 'self'",
    "style-src 'self'",
    `img-src ${images.join(" ")}`,
    "font-src 'self'",
    `connect-src ${connect.join(" ")}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types touchline",
  ].join("; ");
}

/** All security headers, names in lower case. */
export function securityHeaders(foreign: ForeignOrigins = {}): Readonly<Record<string, string>> {
  return {
    "content-security-policy": contentSecurityPolicy(foreign),
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "permissions-policy": CLOSED_FEATURES.map((feature) => `${feature}=()`).join(", "),
    "cross-origin-opener-policy": "same-origin",
  };
}
