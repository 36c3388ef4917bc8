// The menu of the settings as a page of its own, on phones (rule `settings`).
import { createFileRoute } from "@tanstack/react-router";
import { settings } from "./-shared/accessRules.ts";
import { SettingsMenuPage } from "#features/settings/SettingsMenuPage.tsx";

export const Route = createFileRoute("/settings/")({
  beforeLoad: () => settings(matchMedia("(min-width: 45.0625em)").matches),
  component: SettingsMenuPage,
});
