// The menu of the settings as a page of its own, on phones.
import { createFileRoute } from "@tanstack/react-router";
import { SettingsMenuPage } from "#features/settings/SettingsMenuPage.tsx";

export const Route = createFileRoute("/settings/")({ component: SettingsMenuPage });
