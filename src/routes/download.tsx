// How to have the product at hand on phones and computers.
import { createFileRoute } from "@tanstack/react-router";
import { DownloadPage } from "#features/info/DownloadPage.tsx";

export const Route = createFileRoute("/download")({ component: DownloadPage });
