// The default pictures of docs/product.md#default-pictures, shown where the image host has none.

export const PLACEHOLDERS = {
  team: "/images/default-team.svg",
  player: "/images/default-player.svg",
  league: "/images/default-league.svg",
  country: "/images/default-country.svg",
  user: "/images/default-avatar.png",
} as const;
