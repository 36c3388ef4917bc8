// What there is to change about one's account.
import { createFileRoute } from "@tanstack/react-router";
import { AccountPage } from "#features/settings/AccountPage.tsx";

export const Route = createFileRoute("/settings/account/")({ component: AccountPage });
