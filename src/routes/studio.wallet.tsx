// The wallet of the creator.
import { createFileRoute } from "@tanstack/react-router";
import { WalletPage } from "#features/wallet/WalletPage.tsx";

export const Route = createFileRoute("/studio/wallet")({ component: WalletPage });
