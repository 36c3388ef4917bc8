// The root of all routes: the frame around every page.
import { createRootRoute } from "@tanstack/react-router";
import { RootLayout } from "#app/RootLayout.tsx";

export const Route = createRootRoute({ component: RootLayout });
