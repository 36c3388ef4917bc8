// The visitor's device, among those with installation steps.

export type Device = "iphone" | "android" | "mac" | "computer";

/** undefined if the browser does not reveal it. */
export function deviceOf({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, "userAgent" | "maxTouchPoints">): Device | undefined {
  if (/iPhone|iPad|iPod/.test(userAgent)) return "iphone";
  // An Apple tablet identifies itself as a Mac, but no Mac has a touch screen.
  if (/Macintosh/.test(userAgent)) return maxTouchPoints > 1 ? "iphone" : "mac";
  if (/Android/.test(userAgent)) return "android";
  return /Windows|Linux|CrOS|X11/.test(userAgent) ? "computer" : undefined;
}
