// The frame around every page, with the parts that the layout of its route names.
// See docs/product.md#route-flags-and-layouts.
import { useLingui } from "@lingui/react/macro";
import { useEffect } from "react";
import { useNavigation, usePlace } from "#state/navigation/hooks.ts";
import type { PageFlags } from "#state/navigation/navigation.ts";
import { LiveRegion } from "#ui/page/LiveRegion.tsx";
import { useMedia, WIDE } from "#ui/page/useMedia.ts";
import { Auth } from "../dialogs/Auth.tsx";
import { BottomNav } from "./BottomNav.tsx";
import { Header } from "./Header.tsx";
import { Footer, LeftRail, LiveWidgetPill, Overlays, RightRail } from "./LaterParts.tsx";
import { rememberPath } from "../routing/routeHistory.ts";
import { ShownPage } from "./ShownPage.tsx";
import styles from "./RootLayout.module.css";
import { useMember } from "#state/session/useMember.ts";
import { updateThemeColor } from "#state/preferences/theme.ts";
import { useAtomValue } from "jotai";
import { densityAtom } from "#state/preferences/density.ts";

/** Writes the chosen row density to <html>, as CSS and boot.js expect it. */
function useDensityAttribute(): void {
  const density = useAtomValue(densityAtom);
  useEffect(() => {
    document.documentElement.dataset["density"] = density;
  }, [density]);
}

export function RootLayout() {
  const flags = usePlace((place) => place.flags) ?? NOWHERE;
  const path = usePlace((place) => place.path);
  useDensityAttribute();
  useMembersOnly(flags.requiresAuth === true);
  useEffect(() => {
    if (path === undefined) return;
    rememberPath(path);
    updateThemeColor(path);
  }, [path]);
  return (
    <>
      <Frame flags={flags} />
      <Auth />
      <Overlays />
      <LiveRegion />
    </>
  );
}

/** The layout depends on the route, so there is none until the route is known. */
const NOWHERE: PageFlags = { layout: "empty" };

/**
 * Leads a member who signs out on a page for members, in this tab or another, to the home page
 * (docs/product.md#pages-for-members).
 */
function useMembersOnly(required: boolean): void {
  const navigation = useNavigation();
  const visitor = useMember() === undefined;
  useEffect(() => {
    if (required && visitor) navigation.go({ to: "/", replace: true });
  }, [required, visitor, navigation]);
}

/**
 * The parts of the frame that each layout has (docs/product.md#route-flags-and-layouts). Desktop and mobile have no rails:
 * the page has columns of its own on wide screens, or one column on every screen.
 */
function Frame({ flags }: { readonly flags: PageFlags }) {
  const { t } = useLingui();
  const wide = useMedia(WIDE);
  const { layout = "responsive", hideSidebar, hideFooter } = flags;
  const bars = layout !== "empty";
  const left = layout === "responsive" && !hideSidebar;
  // League and team pages link to each other, and their tables need the width of the left rail.
  const right = left || (layout.startsWith("soccer-") && !hideSidebar);
  return (
    <>
      {bars ? (
        <a href="#main" className={styles["skip"]} onClick={focusMain}>
          {t`Skip to content`}
        </a>
      ) : null}
      {bars ? <Header /> : null}
      <div
        className={bars ? styles["page"] : undefined}
        data-layout={layout}
        data-rails={left ? "both" : right ? "end" : undefined}
      >
        {left ? <LeftRail /> : null}
        {/* Keeps its place in the React tree in every layout: remounting it would restart its router. */}
        <main id="main" tabIndex={-1} className={bars ? styles["main"] : undefined}>
          <ShownPage />
        </main>
        {right && wide ? <RightRail /> : null}
      </div>
      {bars && !hideFooter ? <Footer /> : null}
      {/* docs/product.md#live-match-widget: on every page, so the pill is where no rail holds the card. */}
      {right && wide ? null : <LiveWidgetPill />}
      {bars ? <BottomNav /> : null}
    </>
  );
}

/** Moves the focus without following the link: the hash of the address belongs to the pages. */
function focusMain(event: { preventDefault(): void }): void {
  event.preventDefault();
  document.getElementById("main")?.focus();
}
