// Whether this page has no core, because the code of none could be loaded.
import { atom } from "jotai";

/** True from the failure of a core for this tab alone until a core answers, or until the user has dismissed the notice. */
export const noCoreAtom = atom(false);
