// Opens the description of the contributor programme by an event that any page may send and the frame handles.
// See docs/product.md#contributor-dialog.
import { dialogEvent } from "./dialogEvent.ts";

const event = dialogEvent<object>("show-contributor-dialog", () => ({}));

/** Opens the description, also for visitors. */
export const openContributor = (): void => event.send({});

/** Calls `open` for each request. Returns how to stop. */
export const onContributor = event.listen;
