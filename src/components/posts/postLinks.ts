// Paths of the pages of posts, without locale prefix.
// See docs/product.md#addresses.

export const postPath = (postId: number): string => `/posts/${postId}`;
