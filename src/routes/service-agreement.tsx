// The terms on which one uses the product.
import { createFileRoute } from "@tanstack/react-router";
import { InfoPage } from "#features/info/InfoPage.tsx";

export const Route = createFileRoute("/service-agreement")({
  component: () => <InfoPage name="serviceAgreement" />,
});
