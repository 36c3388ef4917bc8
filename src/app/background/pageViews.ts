// Sends one event per page shown to the analytics service, in builds that name one.
// See docs/product.md#page-views.
import type { Navigation, PageFlags, Place } from "#state/navigation/navigation.ts";

/** All that one event says (docs/wire.md#page-views). */
export interface PageView {
  /** Without locale prefix, query and ids of members. */
  readonly path: string;
  /** BCP 47 tag of the page's language. */
  readonly language: string;
  readonly layout: NonNullable<PageFlags["layout"]>;
  /** The id of the client's build. */
  readonly build: string;
}

export interface PageViewsDeps {
  readonly navigation: Pick<Navigation, "place" | "subscribe">;
  readonly page: Pick<Document, "visibilityState" | "addEventListener" | "removeEventListener">;
  /** True when the browser asks not to be tracked; asked before each event. */
  isUntracked(): boolean;
  language(): string;
  readonly build: string;
  send(view: PageView): void;
}

/** The address of a match without a tab leads on to one of its tabs (docs/product.md#match-tabs). */
const LEADS_ON = /^\/football\/match\/[^/]+$/;
/** A word of an address. Ids and names of members, posts and topics have other characters. */
const WORD = /^[a-z][a-z_-]*$/;

/** Only matches, leagues, teams and players keep their ids: they are public and no persons' accounts. */
export function pathForAnalytics({ path, isMissing }: Pick<Place, "path" | "isMissing">): string {
  if (isMissing) return "/404";
  if (path.startsWith("/football/")) return path;
  return path
    .split("/")
    .map((segment) => (segment === "" || WORD.test(segment) ? segment : "{id}"))
    .join("/");
}

/**
 * Sends an event when a page has loaded in a visible tab. A change of the query, a change of the language and a return to
 * the tab show the same page. Returns how to stop.
 */
export function followPageViews(deps: PageViewsDeps): () => void {
  const { navigation, page } = deps;
  let shown: string | undefined;

  function look(): void {
    const place = navigation.place();
    if (place?.complete !== true || place.path === shown || page.visibilityState !== "visible") return;
    if (LEADS_ON.test(place.path) && !place.isMissing) return;
    shown = place.path;
    if (deps.isUntracked()) return;
    deps.send({
      path: pathForAnalytics(place),
      language: deps.language(),
      layout: place.flags.layout ?? "responsive",
      build: deps.build,
    });
  }

  const stop = navigation.subscribe(look);
  page.addEventListener("visibilitychange", look);
  look();
  return () => {
    stop();
    page.removeEventListener("visibilitychange", look);
  };
}

/** The parts of `navigator` that say whether its user asks not to be tracked. */
interface TrackingChoice {
  readonly doNotTrack?: string | null;
  readonly globalPrivacyControl?: boolean;
}

/** True when the browser sends Do Not Track or Global Privacy Control. */
export function asksNotToBeTracked({ doNotTrack, globalPrivacyControl }: TrackingChoice): boolean {
  return doNotTrack === "1" || globalPrivacyControl === true;
}

/**
 * Follows the pages of this tab. `origin` is that of the analytics service. A beacon that the browser refuses is lost:
 * counting is not worth a second request.
 */
export function sendPageViews(
  origin: string,
  { navigation, language, build }: Pick<PageViewsDeps, "navigation" | "language" | "build">,
): void {
  followPageViews({
    navigation,
    language,
    build,
    page: document,
    isUntracked: () => asksNotToBeTracked(navigator),
    // Plain text, so that another origin needs no preflight request.
    send: (view) => void navigator.sendBeacon(new URL("/page-view", origin), JSON.stringify(view)),
  });
}
