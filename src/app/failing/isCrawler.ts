// Recognises crawlers by their user agent.

const CRAWLERS = /bot\b|crawl|spider|slurp|facebookexternalhit|embedly|lighthouse|bingpreview/i;

/** True for the user agent text of a crawler. */
export function isCrawler(userAgent: string): boolean {
  // "CUBOT" is a make of telephones.
  return CRAWLERS.test(userAgent.replace(/cubot/i, ""));
}
