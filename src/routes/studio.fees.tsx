// The prices of the creator.
import { createFileRoute } from "@tanstack/react-router";
import { FeesPage } from "#features/studio/FeesPage.tsx";

export const Route = createFileRoute("/studio/fees")({ component: FeesPage });
