// The newer build on the server, while it is offered to the user.
import { atom } from "jotai";

/** The id of the offered build; undefined when there is none or the offer was dismissed. */
export const newBuildAtom = atom<string | undefined>(undefined);
