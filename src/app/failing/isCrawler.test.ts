// Recognises crawlers of search engines and link previews by their user agent, and no real browser.
import { expect, it } from "vitest";
import { isCrawler } from "./isCrawler.ts";

it.each([
  "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
  "AdsBot-Google (+http://www.google.com/adsbot.html)",
  "Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)",
  "Mozilla/5.0 (compatible; YandexBot/3.0)",
  "Mozilla/5.0 (compatible; Baiduspider/2.0)",
  "facebookexternalhit/1.1",
  "Twitterbot/1.0",
  "Mozilla/5.0 (compatible; Yahoo! Slurp)",
])("knows %s", (userAgent) => expect(isCrawler(userAgent)).toBe(true));

it.each([
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36",
  "Mozilla/5.0 (Linux; Android 11; CUBOT X19) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36",
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile Safari/604.1",
  "",
])("takes %j for a person", (userAgent) => expect(isCrawler(userAgent)).toBe(false));
