// The creator studio: its frame around each of its pages, for members only.
// See docs/product.md#studio.
import { createFileRoute } from "@tanstack/react-router";
import { StudioLayout } from "#features/studio/StudioLayout.tsx";

export const Route = createFileRoute("/studio")({
  staticData: { requiresAuth: true, hideSidebar: true },
  component: StudioLayout,
});
