// Signing in by its address, and the end of ways back from other platforms.
import { createFileRoute } from "@tanstack/react-router";
import { LoginPage } from "#features/auth/LoginPage.tsx";

export const Route = createFileRoute("/login")({
  staticData: { layout: "mobile" },
  component: LoginPage,
});
