// What people write to the makers.
import { createFileRoute } from "@tanstack/react-router";
import { FeedbackPage } from "#features/feedback/FeedbackPage.tsx";

export const Route = createFileRoute("/feedback")({ component: FeedbackPage });
