// All pages of the community's settings are for members only.
import { createFileRoute } from "@tanstack/react-router";

export const Route = createFileRoute("/settings/community")({ staticData: { requiresAuth: true } });
