// All pages of the account are for members only.
import { createFileRoute } from "@tanstack/react-router";

export const Route = createFileRoute("/settings/account")({ staticData: { requiresAuth: true } });
