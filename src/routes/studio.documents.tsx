// The documents of the studio.
import { createFileRoute } from "@tanstack/react-router";
import { DocumentsPage } from "#features/studio/DocumentsPage.tsx";

export const Route = createFileRoute("/studio/documents")({ component: DocumentsPage });
