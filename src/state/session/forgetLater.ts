// Forgets the member with code that the first screen does not load.

/** Ends what the page knows of the member (`forgetMember`), once its code is loaded. Rejects when it cannot be loaded. */
export async function forgetLater(): Promise<void> {
  (await import("./signInOut.ts")).forgetMember();
}
