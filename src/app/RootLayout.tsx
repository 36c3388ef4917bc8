// The frame around every page: picks the layout from the route's flags (SPEC §2 "Route flags and layouts").
import { useLingui } from "@lingui/react/macro";
import {
  Outlet,
  type StaticDataRouteOption,
  useLocation,
  useMatches,
  useNavigate,
} from "@tanstack/react-router";
import { useEffect } from "react";
import { LiveRegion } from "#ui/LiveRegion.tsx";
import { Auth } from "./Auth.tsx";
import { BottomNav } from "./BottomNav.tsx";
import { Header } from "./Header.tsx";
import { LeftRail } from "./LeftRail.tsx";
import { laterPart } from "./laterPart.tsx";
import { RightRail } from "./RightRail.tsx";
import type { LayoutName } from "./router.ts";
import { rememberPath } from "./routeHistory.ts";
import styles from "./RootLayout.module.css";
import { useMember } from "#state/session/sessionAtom.ts";
import { updateThemeColor } from "#state/theme.ts";
import { tabStore } from "#state/webStorage.ts";
import { useDensityAttribute } from "./useDensityAttribute.ts";

const Footer = laterPart((parts) => parts.Footer);
const LiveWidgetPill = laterPart((parts) => parts.LiveWidgetPill);
const Overlays = laterPart((parts) => parts.Overlays);

export function RootLayout() {
  const flags = useMatches({
    select: mergedFlags,
    structuralSharing: true,
  });
  useDensityAttribute();
  useMembersOnly(flags.requiresAuth === true);
  const path = useLocation({ select: (location) => location.pathname });
  useEffect(() => {
    rememberPath(tabStore(), path);
    updateThemeColor(path);
  }, [path]);
  return (
    <>
      {flags.layout === "empty" ? (
        <main id="main">
          <Outlet />
        </main>
      ) : (
        <Framed flags={flags} />
      )}
      <Auth />
      <Overlays />
      <LiveRegion />
    </>
  );
}

/** Who signs out on a page for members, in this tab or another, is led home (SPEC §4). */
function useMembersOnly(required: boolean): void {
  const navigate = useNavigate();
  const visitor = useMember() === undefined;
  useEffect(() => {
    if (required && visitor) void navigate({ to: "/", replace: true });
  }, [required, visitor, navigate]);
}

type Flags = StaticDataRouteOption;

/** The flags of all matched routes together, the innermost last. */
function mergedFlags(matches: readonly { readonly staticData: Flags }[]): Flags {
  return Object.assign({}, ...matches.map((match) => match.staticData));
}

function Framed({ flags }: { readonly flags: Flags }) {
  const { t } = useLingui();
  const layout = flags.layout ?? "responsive";
  return (
    <>
      <a href="#main" className={styles["skip"]} onClick={focusMain}>
        {t`Skip to content`}
      </a>
      <Header />
      <div
        className={styles["page"]}
        data-layout={layout}
        data-rails={flags.hideSidebar === true ? undefined : "shown"}
      >
        {flags.hideSidebar === true || isOfClubs(layout) ? null : <LeftRail />}
        <main id="main" tabIndex={-1} className={styles["main"]}>
          <Outlet />
        </main>
        {flags.hideSidebar === true ? null : <RightRail />}
      </div>
      {flags.hideFooter === true ? null : <Footer />}
      <LiveWidgetPill />
      <BottomNav />
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
