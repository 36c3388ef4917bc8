// What the product is and who it is for.
import { createFileRoute } from "@tanstack/react-router";
import { AboutPage } from "#features/info/AboutPage.tsx";

export const Route = createFileRoute("/about")({ component: AboutPage });
