// All settings as a tree, in the order of the menu (docs/product.md#settings-pages).
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { LinkProps } from "@tanstack/react-router";
import type { IconName } from "#ui/content/iconPaths.ts";

/** Path of a page of the settings. */
export type SettingsPath = Extract<LinkProps["to"], `/settings/${string}`>;

export interface SettingsEntry {
  readonly path: SettingsPath;
  readonly name: MessageDescriptor;
  /** For entries of the first level. */
  readonly icon?: IconName;
  /** For members only (docs/product.md#settings-pages). */
  readonly requiresAuth?: boolean;
  /** Pages below this one, which then shows their current values. */
  readonly children?: readonly SettingsEntry[];
}

export const SETTINGS_MENU = [
  {
    path: "/settings/theme",
    name: msg({
      message: "Appearance",
      comment: "Settings page: light or dark, height of rows, low-power mode",
    }),
    icon: "sun",
  },
  {
    path: "/settings/account",
    name: msg({ message: "Account", comment: "Settings page" }),
    icon: "user",
    requiresAuth: true,
    children: [
      { path: "/settings/account/profile", name: msg`Profile`, requiresAuth: true },
      { path: "/settings/account/email", name: msg`E-mail address`, requiresAuth: true },
      { path: "/settings/account/password", name: msg`Password`, requiresAuth: true },
      {
        path: "/settings/account/connected",
        name: msg({
          message: "Connected accounts",
          comment: "Settings page: other platforms to sign in through",
        }),
        requiresAuth: true,
      },
      { path: "/settings/account/deregister", name: msg`Delete account`, requiresAuth: true },
    ],
  },
  {
    path: "/settings/contest",
    name: msg({ message: "Matches and odds", comment: "Settings page" }),
    icon: "ball",
    children: [
      {
        path: "/settings/contest/sport",
        name: msg({ message: "Match rows", comment: "Settings page: what the row of a match shows" }),
      },
      { path: "/settings/contest/format", name: msg`Odds format` },
      { path: "/settings/contest/provider", name: msg`Odds provider` },
      {
        path: "/settings/contest/notifications",
        name: msg({ message: "Notifications", comment: "Settings page" }),
        children: [
          {
            path: "/settings/contest/notifications/football",
            name: msg({ message: "Football events", comment: "Settings page: goals, cards, final whistles" }),
          },
          {
            path: "/settings/contest/notifications/alerts",
            name: msg({ message: "Alerts", comment: "Settings page: sounds and messages of the system" }),
          },
          {
            path: "/settings/contest/notifications/rules",
            name: msg({ message: "Rules", comment: "Settings page: rules that raise alerts" }),
          },
        ],
      },
    ],
  },
  {
    path: "/settings/community",
    name: msg({ message: "Community", comment: "Settings page: posts and the people who write them" }),
    icon: "heart",
    requiresAuth: true,
    children: [
      {
        path: "/settings/community/sort",
        name: msg({ message: "Order of posts", comment: "Setting: in which order lists of posts begin" }),
        requiresAuth: true,
      },
      {
        path: "/settings/community/allow",
        name: msg({ message: "New posts", comment: "Settings page: who sees them and who may reply" }),
        requiresAuth: true,
      },
      {
        path: "/settings/community/muted",
        name: msg({ message: "Muted people", comment: "Settings page" }),
        requiresAuth: true,
      },
      {
        path: "/settings/community/recommend",
        name: msg({ message: "For you", comment: "List of posts that is made for the reader" }),
        requiresAuth: true,
      },
    ],
  },
  { path: "/settings/language", name: msg`Language`, icon: "chat" },
  { path: "/settings/timezone", name: msg`Time zone`, icon: "globe" },
  { path: "/settings/reset", name: msg`Reset settings`, icon: "retry" },
] as const satisfies readonly SettingsEntry[];

/** The entries a visitor may use. */
export function offeredEntries(
  entries: readonly SettingsEntry[],
  signedIn: boolean,
): readonly SettingsEntry[] {
  return entries.filter(({ requiresAuth = false }) => signedIn || !requiresAuth);
}

/** The entry of a path after its ancestors, the outermost first; empty for a path without an entry. */
export function wayTo(path: string, entries: readonly SettingsEntry[] = SETTINGS_MENU): SettingsEntry[] {
  for (const entry of entries) {
    if (entry.path === path) return [entry];
    const way = wayTo(path, entry.children ?? []);
    if (way.length > 0) return [entry, ...way];
  }
  return [];
}
