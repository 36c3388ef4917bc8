// Tells search engines' robots from people.

const CRAWLERS = /bot\b|crawl|spider|slurp|facebookexternalhit|embedly|lighthouse|bingpreview/i;

/** True for the user agent text of a crawler. */
export function isCrawler(userAgent: string): boolean {
  // Telephones of this make have people behind them.
  return CRAWLERS.test(userAgent.replace(/cubot/i, ""));
}
