// Page model of a member's messages, in English.
import type { Locator, Page } from "@playwright/test";

export interface MessagesPageModel {
  readonly heading: Locator;
  tab(name: "Replies" | "Likes" | "Followers" | "From Touchline"): Locator;
  readonly notices: Locator;
  readonly unread: Locator;
  readonly readAll: Locator;
  readonly more: Locator;
}

export function messagesPage(page: Page): MessagesPageModel {
  const main = page.getByRole("main");
  return {
    heading: main.getByRole("heading", { name: "Notifications", level: 1 }),
    tab: (name) =>
      main
        .getByRole("navigation", { name: "Kinds of messages" })
        .getByRole("link", { name: new RegExp(`^${name}`) }),
    notices: main.locator("[data-notice-id]"),
    unread: main.locator("[data-unread]"),
    readAll: main.getByRole("button", { name: "Mark all as read" }),
    more: main.getByRole("button", { name: "Show more" }),
  };
}
