// The terms on which one uses the product.
import { createFileRoute } from "@tanstack/react-router";
import { ServiceAgreementPage } from "#features/info/ServiceAgreementPage.tsx";

export const Route = createFileRoute("/service-agreement")({ component: ServiceAgreementPage });
