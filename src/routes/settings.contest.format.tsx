// How prices are written.
import { createFileRoute } from "@tanstack/react-router";
import { OddsFormatPage } from "#features/settings/OddsFormatPage.tsx";

export const Route = createFileRoute("/settings/contest/format")({ component: OddsFormatPage });
