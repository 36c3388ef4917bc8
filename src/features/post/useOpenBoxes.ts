// Which boxes to write in are open on a post's page, by the names of their texts (slotNames.ts).
import { useState } from "react";

export interface OpenBoxes {
  readonly slots: readonly string[];
  has(slot: string): boolean;
  open(slot: string): void;
  close(slot: string): void;
}

/** Kept by the page itself: an ended sign-in asks for post and replies again, and the box must still be there. */
export function useOpenBoxes(): OpenBoxes {
  const [slots, setSlots] = useState<ReadonlySet<string>>(new Set());
  return {
    slots: [...slots],
    has: (slot) => slots.has(slot),
    open: (slot) => setSlots((before) => new Set([...before, slot])),
    close: (slot) => setSlots((before) => new Set([...before].filter((each) => each !== slot))),
  };
}
