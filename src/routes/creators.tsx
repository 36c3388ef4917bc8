// The creators.
// See docs/product.md#creators-page.
import { createFileRoute } from "@tanstack/react-router";
import { CreatorsPage } from "#features/creators/CreatorsPage.tsx";
import { readCreatorsSearch } from "#features/creators/creatorsSearch.ts";

export const Route = createFileRoute("/creators")({
  validateSearch: readCreatorsSearch,
  component: CreatorsPage,
});
