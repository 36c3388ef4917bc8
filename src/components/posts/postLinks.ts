// Paths of the pages of posts and topics, without locale prefix.
// See docs/product.md#addresses.

export const postPath = (postId: number): string => `/posts/${postId}`;
export const topicPath = (topicId: number): string => `/topic/${topicId}`;
