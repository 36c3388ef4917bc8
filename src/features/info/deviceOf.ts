// Which of the devices we have words for the visitor is looking at.

export type Device = "iphone" | "android" | "mac" | "computer";

/** undefined where the browser does not tell. */
export function deviceOf({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, "userAgent" | "maxTouchPoints">): Device | undefined {
  if (/iPhone|iPad|iPod/.test(userAgent)) return "iphone";
  // A tablet of Apple's calls itself a Mac, but no Mac has a screen one can touch.
  if (/Macintosh/.test(userAgent)) return maxTouchPoints > 1 ? "iphone" : "mac";
  if (/Android/.test(userAgent)) return "android";
  return /Windows|Linux|CrOS|X11/.test(userAgent) ? "computer" : undefined;
}
