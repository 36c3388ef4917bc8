// Runs axe on a page and returns the barriers it finds.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect } from "./assert/expect.ts";
import { endTransitions } from "./transitions.ts";

export interface BarrierOptions {
  /** Only inside this selector, such as an open dialog over a page that was checked before. */
  readonly within?: string;
  /** Only these rules, such as the one that depends on the theme. */
  readonly rules?: readonly string[];
  /** Not inside these, such as parts of the frame that were checked before. */
  readonly without?: readonly string[];
}

/** The one rule that depends on the theme. */
export const CONTRAST = ["color-contrast"] as const;

async function showTheme(page: Page, colorScheme: "light" | "dark"): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator("html")).toHaveAttribute("data-theme", colorScheme);
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

/** The axe that comes with its builder, minified: a third of what the builder sends to each page. */
const SOURCE = readFileSync(
  createRequire(import.meta.resolve("@axe-core/playwright")).resolve("axe-core/axe.min.js"),
  "utf8",
);

/**
 * An axe over the page; there are no frames of others, so it need not open a page of its own to put results together. The
 * builder would parse axe twice for each check of a page, which takes about as long as the check.
 */
async function axeOn(page: Page, { within, rules, without = [] }: BarrierOptions): Promise<AxeBuilder> {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(SOURCE);
  // What is half transparent has no contrast yet, and transitions do not run in posts outside the window.
  await endTransitions(page);
  const axe = new AxeBuilder({ page, axeSource: "void 0" })
    .setLegacyMode()
    .options({ resultTypes: ["violations"] })
    // The focus guards around an open panel move the focus on at once: it never stays on one.
    .exclude("[data-base-ui-focus-guard]");
  if (within !== undefined) axe.include(within);
  for (const part of without) axe.exclude(part);
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
  const { violations } = await (await axeOn(page, options)).analyze();
  return wordsOf(violations.filter(({ impact }) => impact === "serious" || impact === "critical"));
}

/** Barriers of any weight. */
export async function allBarriers(page: Page, options: BarrierOptions = {}): Promise<readonly string[]> {
  const { violations } = await (await axeOn(page, options)).analyze();
  return wordsOf(violations);
}

/** Bars, rails and footer, which stay while pages change. */
const FRAME = [
  "header:has(+ [data-layout])",
  "[data-layout] > aside",
  "[data-layout] ~ footer",
  "[data-layout] ~ nav",
];

/**
 * What to leave out on page after page: nothing where the frame has a form that was not seen before, then the frame, which
 * takes axe longer than most pages. A rail that another page fills with other content is another form.
 */
export function createFrameWatch(): (page: Page) => Promise<Pick<BarrierOptions, "without">> {
  const seen = new Set<string>();
  return async (page) => {
    const form = await page.evaluate((parts) => {
      // Kinds of elements and their classes, each once: the frame's lists differ in length alone.
      const kinds = document.querySelectorAll(parts.flatMap((part) => [part, `${part} *`]).join());
      return [...new Set([...kinds].map((part) => `${part.tagName}.${part.getAttribute("class") ?? ""}`))]
        .toSorted()
        .join();
    }, FRAME);
    if (seen.has(form)) return { without: FRAME };
    seen.add(form);
    return {};
  };
}
