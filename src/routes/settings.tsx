// The settings: their menu beside or before each page.
// See docs/product.md#settings-pages.
import { createFileRoute } from "@tanstack/react-router";
import { SettingsLayout } from "#features/settings/SettingsLayout.tsx";

export const Route = createFileRoute("/settings")({
  staticData: { layout: "desktop", hideFooter: true },
  component: SettingsLayout,
});
