// Runs axe on a page and returns the barriers it finds.
import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

export interface BarrierOptions {
  /** Only inside this selector, such as an open dialog over a page that was checked before. */
  readonly within?: string;
  /** Only these rules, such as the one that depends on the theme. */
  readonly rules?: readonly string[];
}

/** The one rule that depends on the theme. */
export const CONTRAST = ["color-contrast"] as const;

/** Switches the system theme, and waits until colours have stopped changing. */
async function showTheme(page: Page, colorScheme: "light" | "dark"): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator("html")).toHaveAttribute("data-theme", colorScheme);
  await page.evaluate(async () => {
    const changes = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(changes.map(({ finished }) => finished));
  });
}

/** Serious barriers of the page: every rule in the light theme, contrast alone in the dark one; ends in light. */
export async function barriersInBothThemes(
  page: Page,
  options: Pick<BarrierOptions, "within"> = {},
): Promise<readonly string[]> {
  const light = await barriers(page, options);
  await showTheme(page, "dark");
  const dark = await barriers(page, { ...options, rules: CONTRAST });
  await showTheme(page, "light");
  return [...light, ...dark.map((text) => `dark: ${text}`)];
}

/** An axe over the page; there are no frames of others, so it need not open a page of its own to put results together. */
function axeOn(page: Page, { within, rules }: BarrierOptions): AxeBuilder {
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ["violations"] })
    // The focus guards around an open panel move the focus on at once: it never stays on one.
    .exclude("[data-base-ui-focus-guard]");
  if (within !== undefined) axe.include(within);
  if (rules !== undefined) axe.withRules([...rules]);
  return axe;
}

type Violations = Awaited<ReturnType<AxeBuilder["analyze"]>>["violations"];

function wordsOf(violations: Violations): readonly string[] {
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(" ")} ${node.failureSummary ?? ""}`),
  );
}

/** Serious and critical barriers: rule, element and what is wrong. */
export async function barriers(page: Page, options: BarrierOptions = {}): Promise<readonly string[]> {
  const { violations } = await axeOn(page, options).analyze();
  return wordsOf(violations.filter(({ impact }) => impact === "serious" || impact === "critical"));
}

/** Barriers of any weight. */
export async function allBarriers(page: Page, options: BarrierOptions = {}): Promise<readonly string[]> {
  return wordsOf((await axeOn(page, options).analyze()).violations);
}
