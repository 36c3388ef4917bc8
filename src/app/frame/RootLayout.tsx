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

/** Until the page is known nobody can tell what stands around it. */
const NOWHERE: PageFlags = { layout: "empty" };

/**
 * Who signs out on a page for members, in this tab or another, is led home
 * (docs/product.md#pages-for-members).
 */
function useMembersOnly(required: boolean): void {
  const navigation = useNavigation();
  const visitor = useMember() === undefined;
  useEffect(() => {
    if (required && visitor) navigation.go({ to: "/", replace: true });
  }, [required, visitor, navigation]);
}

/** Whatever the layout, the page keeps its place in the tree: with another one its router would begin anew. */
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

/** Leagues and teams lead to each other by themselves; their tables take the room of the left rail. */
function isOfClubs(layout: LayoutName): boolean {
  return layout === "soccer-league" || layout === "soccer-team";
}

/** The address must stay as it is: the hash belongs to the pages. */
function focusMain(event: { preventDefault(): void }): void {
  event.preventDefault();
  document.getElementById("main")?.focus();
}
