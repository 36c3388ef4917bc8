// The head follows the address: canonical link, alternate languages, sharing address and the robots tag.
import { beforeEach, expect, it } from "vitest";
import { headLinks, isPrivate } from "./headLinks.ts";
import { keepHeadLinks, showHead } from "./keepHeadLinks.ts";
import { LOCALES } from "#i18n/locales.ts";

const ORIGIN = "https://scores.example";
const canonical = () => document.querySelector("link[rel=canonical]")?.getAttribute("href");
const alternates = () =>
  [...document.querySelectorAll("link[rel=alternate]")].map((link) => link.getAttribute("hreflang"));
const content = (selector: string) => document.querySelector(selector)?.getAttribute("content");

beforeEach(() => {
  document.head.innerHTML = "<title>Touchline</title>";
});

it("names the page in its own language and in all others", () => {
  showHead(document, "/fr/football/team/7", { origin: ORIGIN, found: true });
  expect(canonical()).toBe(`${ORIGIN}/fr/football/team/7`);
  expect(content('meta[property="og:url"]')).toBe(`${ORIGIN}/fr/football/team/7`);
  expect(content('meta[property="og:locale"]')).toBe("fr_FR");
  expect(alternates()).toEqual([...LOCALES.map(({ html }) => html), "x-default"]);
  expect(document.querySelector("link[hreflang=en-GB]")?.getAttribute("href")).toBe(
    `${ORIGIN}/football/team/7`,
  );
});

it("replaces the links of the previous address", () => {
  showHead(document, "/live", { origin: ORIGIN, found: true });
  showHead(document, "/ar/", { origin: ORIGIN, found: true });
  expect(canonical()).toBe(`${ORIGIN}/ar/`);
  expect(document.querySelectorAll("link[rel=canonical]")).toHaveLength(1);
  expect(alternates()).toHaveLength(LOCALES.length + 1);
  expect(document.querySelectorAll('meta[property="og:url"]')).toHaveLength(1);
});

it("excludes private pages from robots, and has no address for a page that does not exist", () => {
  showHead(document, "/fr/settings/theme", { origin: ORIGIN, found: true });
  expect([canonical(), alternates(), content("meta[name=robots]")]).toEqual([undefined, [], "noindex"]);
  expect(content('meta[property="og:url"]')).toBeUndefined();
  showHead(document, "/nowhere", { origin: ORIGIN, found: false });
  expect([canonical(), alternates()]).toEqual([undefined, []]);
  showHead(document, "/live", { origin: ORIGIN, found: true });
  expect([canonical(), content("meta[name=robots]")]).toEqual([`${ORIGIN}/live`, undefined]);
});

it("follows the router until it is stopped", () => {
  const told: (() => void)[] = [];
  const subscribe = (listener: () => void) => {
    told.push(listener);
    return () => void told.splice(told.indexOf(listener), 1);
  };
  const history = { location: { pathname: "/live" }, subscribe };
  let found = true;
  const router = { history, subscribe: (_: string, listener: () => void) => subscribe(listener) };
  const stop = keepHeadLinks(router as never, { page: document, origin: ORIGIN, isFound: () => found });
  expect(canonical()).toBe(`${ORIGIN}/live`);
  history.location.pathname = "/de/live";
  for (const tell of told) tell();
  expect(canonical()).toBe(`${ORIGIN}/de/live`);
  found = false;
  for (const tell of told) tell();
  expect(canonical()).toBeUndefined();
  stop();
  expect(told).toEqual([]);
});

it("recognises private pages by their path, and gives a page one address", () => {
  expect(["/settings", "/settings/theme", "/settingsx", "/"].map(isPrivate)).toEqual([
    true,
    true,
    false,
    false,
  ]);
  const [english] = LOCALES;
  expect(headLinks("/live/", english!, "").canonical).toBe("/live");
  expect(headLinks("/", english!, "").canonical).toBe("/");
});
