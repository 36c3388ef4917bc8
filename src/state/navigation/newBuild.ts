// The build that is ready on the server while this page is of an older one.
import { atom } from "jotai";

/** Its id while it is offered; undefined when there is none, and once it was waved away. */
export const newBuildAtom = atom<string | undefined>(undefined);
