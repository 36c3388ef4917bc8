// What axe finds in the way of people on a page as it stands.
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** Serious and critical barriers: rule, element and what is wrong. */
export async function barriers(page: Page): Promise<readonly string[]> {
  // The guards around an open panel hand the focus on the moment they get it: nobody stays on one.
  const { violations } = await new AxeBuilder({ page }).exclude("[data-base-ui-focus-guard]").analyze();
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.target.join(" ")} ${node.failureSummary ?? ""}`),
    );
}
