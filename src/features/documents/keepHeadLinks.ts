// Keeps canonical address, links to other languages and the like right while one walks through the pages; the server's
// document has them right for the page that was opened first.
import type { AnyRouter } from "@tanstack/react-router";
import { localeOfPath, splitLocalePath } from "#i18n/localePath.ts";
import { type HeadLinks, headLinks, isPrivate } from "./headLinks.ts";

export interface HeadOptions {
  readonly page: Document;
  /** Where the site stands, such as "https://example.com". */
  readonly origin: string;
}

/** Follows every change of address, that of the language included. Returns how to stop. */
export function keepHeadLinks(
  router: Pick<AnyRouter, "history" | "state" | "subscribe">,
  { page, origin }: HeadOptions,
): () => void {
  const show = (): void => {
    const { pathname } = router.history.location;
    // An address without a page stands nowhere; the state tells once the routes have been matched.
    const found = !router.state.matches.some(
      ({ status, _notFound }) => status === "notFound" || _notFound === true,
    );
    showHead(page, pathname, { origin, found });
  };
  show();
  const stops = [router.history.subscribe(show), router.subscribe("onResolved", show)];
  return () => {
    for (const stop of stops) stop();
  };
}

/** Writes into the head what an address asks for; nothing about the address where no page stands. */
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

/** Without content there is no such element. */
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

/** The element bears a mark: the 404 page asks robots to leave by one of its own, which is not ours to remove. */
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
