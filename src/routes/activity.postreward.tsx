// Rewards for posts.
import { createFileRoute } from "@tanstack/react-router";
import { PostRewardPage } from "#features/activities/PostRewardPage.tsx";

export const Route = createFileRoute("/activity/postreward")({ component: PostRewardPage });
