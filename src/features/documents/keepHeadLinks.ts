// Updates canonical and language links in the head on navigation; the server's document has those of the first page.
import type { AnyRouter } from "@tanstack/react-router";
import { localeOfPath, splitLocalePath } from "#i18n/localePath.ts";
import { type HeadLinks, headLinks, isPrivate } from "./headLinks.ts";

export interface HeadOptions {
  readonly page: Document;
  /** Origin of the site, such as "https://example.com". */
  readonly origin: string;
  /** False while the address has no page. */
  isFound(): boolean;
}

/** Follows every change of address, including the language. Returns a function that stops it. */
export function keepHeadLinks(
  router: Pick<AnyRouter, "history" | "subscribe">,
  { page, origin, isFound }: HeadOptions,
): () => void {
  const show = (): void => {
    const { pathname } = router.history.location;
    // An address without a page has no links; that is final once the routes have been matched.
    showHead(page, pathname, { origin, found: isFound() });
  };
  show();
  const stops = [router.history.subscribe(show), router.subscribe("onResolved", show)];
  return () => {
    for (const stop of stops) stop();
  };
}

/** Writes an address's links into the head; none where there is no page. */
export function showHead(
  page: Document,
  pathname: string,
  { origin, found }: { readonly origin: string; readonly found: boolean },
): void {
  const { path } = splitLocalePath(pathname);
  const locale = localeOfPath(pathname);
  const links = found && !isPrivate(path) ? headLinks(path, locale, origin) : undefined;
  showLinks(page, links);
  showMeta(page, { property: "og:url", content: links?.canonical });
  showMeta(page, { property: "og:locale", content: locale.wire });
  showPrivacy(page, isPrivate(path));
}

function showLinks(page: Document, links: HeadLinks | undefined): void {
  const old = page.head.querySelectorAll("link[rel=canonical], link[rel=alternate][hreflang]");
  for (const link of old) link.remove();
  if (links === undefined) return;
  addLink(page, "canonical", links.canonical);
  for (const { hreflang, href } of links.alternates) addLink(page, "alternate", href, hreflang);
}

function addLink(page: Document, rel: string, href: string, hreflang?: string): void {
  const link = page.createElement("link");
  link.rel = rel;
  if (hreflang !== undefined) link.hreflang = hreflang;
  link.href = href;
  page.head.append(link);
}

/** Sets a meta element; without content the element is removed. */
function showMeta(
  page: Document,
  { property, content }: { readonly property: string; readonly content: string | undefined },
): void {
  const known = page.head.querySelector(`meta[property="${property}"]`);
  if (content === undefined) {
    known?.remove();
    return;
  }
  const meta = known ?? page.createElement("meta");
  meta.setAttribute("property", property);
  meta.setAttribute("content", content);
  if (known === null) page.head.append(meta);
}

/** The element has an attribute of its own, because the 404 page adds a robots tag that must not be removed here. */
function showPrivacy(page: Document, isPrivatePage: boolean): void {
  const known = page.head.querySelector("meta[data-private]");
  if (!isPrivatePage) known?.remove();
  if (!isPrivatePage || known !== null) return;
  const meta = page.createElement("meta");
  meta.name = "robots";
  meta.content = "noindex";
  meta.dataset["private"] = "";
  page.head.append(meta);
}
