// Whether a key belongs to an input method (Japanese, Chinese, Korean), which composes letters with it.

/** Code of keys that an input method takes, in browsers that do not say `isComposing`. */
const COMPOSED = 229;

/** True also for the Enter that ends a composition in Safari, which has its code alone: it comes after `compositionend`. */
export const isComposing = (event: Pick<KeyboardEvent, "isComposing" | "keyCode">): boolean =>
  event.isComposing || event.keyCode === COMPOSED;
