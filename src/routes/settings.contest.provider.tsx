// Whose prices the lists show.
import { createFileRoute } from "@tanstack/react-router";
import { OddsProviderPage } from "#features/settings/OddsProviderPage.tsx";

export const Route = createFileRoute("/settings/contest/provider")({ component: OddsProviderPage });
