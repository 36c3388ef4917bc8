// What the product is and who it is for.
import { createFileRoute } from "@tanstack/react-router";
import { InfoPage } from "#features/info/InfoPage.tsx";

export const Route = createFileRoute("/about")({ component: () => <InfoPage name="about" /> });
