// The second keys after `g`, with the page that each opens. See docs/product.md#keys.

export const PAGE_KEYS = {
  h: "/",
  l: "/live",
  f: "/favorites",
  c: "/community",
  b: "/board",
} as const;

export type PageKey = keyof typeof PAGE_KEYS;

export function isPageKey(key: string): key is PageKey {
  return Object.hasOwn(PAGE_KEYS, key);
}
