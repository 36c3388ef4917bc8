// Page model of the invite activity and the post reward, in English.
import type { Locator, Page } from "@playwright/test";

export interface ActivityPagesModel {
  /** A reward by its title, such as "1 friend". */
  reward(title: string): Locator;
  claim(title: string): Locator;
  /** "open", "reached" or "claimed". */
  state(title: string): Promise<string | null>;
  /** The member's own code on its page. */
  readonly ownLink: Locator;
}

export function activityPages(page: Page): ActivityPagesModel {
  const main = page.getByRole("main");
  const reward = (title: string): Locator =>
    main.getByRole("listitem").filter({ has: page.getByText(title, { exact: true }) });
  return {
    reward,
    claim: (title) => reward(title).getByRole("button", { name: "Claim" }),
    state: (title) => reward(title).getAttribute("data-reward-state"),
    ownLink: main.getByRole("group", { name: "Your link" }).getByText(/^http/),
  };
}
