// The member's notices.
// See docs/product.md#notices.
import { createFileRoute } from "@tanstack/react-router";
import { MessagesPage } from "#features/messages/MessagesPage.tsx";
import { readMessagesSearch } from "#features/messages/messagesSearch.ts";

export const Route = createFileRoute("/message")({
  staticData: { requiresAuth: true },
  validateSearch: readMessagesSearch,
  component: MessagesPage,
});
