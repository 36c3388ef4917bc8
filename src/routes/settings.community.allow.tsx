// Who sees new posts and who may reply to them.
import { createFileRoute } from "@tanstack/react-router";
import { NewPostsPage } from "#features/settings/community/NewPostsPage.tsx";

export const Route = createFileRoute("/settings/community/allow")({ component: NewPostsPage });
