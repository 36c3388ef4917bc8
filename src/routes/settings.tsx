// The settings: their menu beside or before each page (SPEC §2 "Settings").
import { createFileRoute } from "@tanstack/react-router";
import { SettingsLayout } from "#features/settings/SettingsLayout.tsx";

export const Route = createFileRoute("/settings")({
  staticData: { hideFooter: true, hideSidebar: true },
  component: SettingsLayout,
});
