// The frame around every page: picks the layout from the route's flags.
// See docs/product.md#route-flags-and-layouts.
import { useLingui } from "@lingui/react/macro";
import { useEffect } from "react";
import { useNavigation, usePlace } from "#state/navigation/hooks.ts";
import type { LayoutName, PageFlags } from "#state/navigation/navigation.ts";
import { LiveRegion } from "#ui/page/LiveRegion.tsx";
import { useMedia, WIDE } from "#ui/page/useMedia.ts";
import { Auth } from "../dialogs/Auth.tsx";
import { BottomNav } from "./BottomNav.tsx";
import { Header } from "./Header.tsx";
import { LeftRail } from "./LeftRail.tsx";
import { laterPart } from "./laterPart.tsx";
import { RightRail } from "./RightRail.tsx";
import { rememberPath } from "../routing/routeHistory.ts";
import { ShownPage } from "./ShownPage.tsx";
import styles from "./RootLayout.module.css";
import { useMember } from "#state/session/sessionAtom.ts";
import { updateThemeColor } from "#state/preferences/theme.ts";
import { useDensityAttribute } from "./useDensityAttribute.ts";

const Footer = laterPart((parts) => parts.Footer);
const LiveWidgetPill = laterPart((parts) => parts.LiveWidgetPill);
const Overlays = laterPart((parts) => parts.Overlays);

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

/** The page keeps its place in the React tree in every layout: remounting it would restart its router. */
function Frame({ flags }: { readonly flags: PageFlags }) {
  const { t } = useLingui();
  const wide = useMedia(WIDE);
  const layout = flags.layout ?? "responsive";
  const bare = layout === "empty";
  const rails = !bare && flags.hideSidebar !== true;
  return (
    <>
      {bare ? null : (
        <a href="#main" className={styles["skip"]} onClick={focusMain}>
          {t`Skip to content`}
        </a>
      )}
      {bare ? null : <Header />}
      <div
        className={bare ? undefined : styles["page"]}
        data-layout={layout}
        data-rails={flags.hideSidebar === true ? undefined : "shown"}
      >
        {rails && !isOfClubs(layout) ? <LeftRail /> : null}
        <main id="main" tabIndex={-1} className={bare ? undefined : styles["main"]}>
          <ShownPage />
        </main>
        {rails ? <RightRail /> : null}
      </div>
      {bare || flags.hideFooter === true ? null : <Footer />}
      {bare || wide ? null : <LiveWidgetPill />}
      {bare ? null : <BottomNav />}
    </>
  );
}

/** League and team pages show no left rail: they link to each other, and their tables need the width. */
function isOfClubs(layout: LayoutName): boolean {
  return layout === "soccer-league" || layout === "soccer-team";
}

/** Moves the focus without following the link: the hash of the address belongs to the pages. */
function focusMain(event: { preventDefault(): void }): void {
  event.preventDefault();
  document.getElementById("main")?.focus();
}
