// The root of all routes: the frame around every page.
import { createRootRouteWithContext } from "@tanstack/react-router";
import { RootLayout } from "#app/RootLayout.tsx";
import type { LiveClient } from "#state/live/liveClient.ts";

export const Route = createRootRouteWithContext<{ readonly client: LiveClient }>()({ component: RootLayout });
