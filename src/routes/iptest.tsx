// The connection check, for support: a page without header and footer.
import { createFileRoute } from "@tanstack/react-router";
import { DiagnosticsPage } from "#features/diagnostics/DiagnosticsPage.tsx";

export const Route = createFileRoute("/iptest")({
  staticData: { layout: "empty" },
  component: DiagnosticsPage,
});
