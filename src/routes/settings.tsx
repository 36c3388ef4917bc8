// The settings: their menu beside or before each page.
// See docs/product.md#settings-pages.
import { createFileRoute } from "@tanstack/react-router";
import { settings } from "./-shared/accessRules.ts";
import { SettingsLayout } from "#features/settings/SettingsLayout.tsx";

export const Route = createFileRoute("/settings")({
  staticData: { layout: "desktop", hideFooter: true },
  beforeLoad: ({ location }) => settings(location.pathname, matchMedia("(min-width: 45.0625em)").matches),
  component: SettingsLayout,
});
