// The wallet of the creator.
import { createFileRoute } from "@tanstack/react-router";
import { WalletPage } from "#features/wallet/WalletPage.tsx";
import { readWalletSearch } from "#features/wallet/walletSearch.ts";

export const Route = createFileRoute("/studio/wallet")({
  validateSearch: readWalletSearch,
  component: WalletPage,
});
