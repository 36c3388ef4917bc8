// A part of the core whose code comes when it is first needed: the first screen waits for none of it.

export interface Later<Part> {
  /** The part, its code fetched on the first call; undefined when it cannot be had now, and the next call asks again. */
  come(): Promise<Part | undefined>;
  /** The part once it is there. */
  here(): Part | undefined;
}

/** A part not asked for yet. */
export function createLater<Part>(load: () => Promise<Part>): Later<Part> {
  let coming: Promise<Part | undefined> | undefined;
  let part: Part | undefined;
  return {
    come() {
      coming ??= load().then(
        (come) => (part = come),
        () => (coming = undefined),
      );
      return coming;
    },
    here: () => part,
  };
}
