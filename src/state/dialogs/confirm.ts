// Asks the user a question that they say yes or no to before something goes on; the frame draws it.
// See docs/product.md#question-dialog.
import { atom, getDefaultStore } from "jotai";

export interface Question {
  /** What is asked or told, whole sentences. */
  readonly message: string;
  /** The button that goes on, and the one that does not. */
  readonly confirm: string;
  readonly cancel: string;
  /** Stands over the message; without one the message is the title. */
  readonly title?: string | undefined;
  /** What goes on cannot be taken back. */
  readonly danger?: boolean;
}

interface OpenQuestion extends Question {
  readonly answer: (yes: boolean) => void;
}

/** The question on the screen. */
export const questionAtom = atom<OpenQuestion | undefined>(undefined);

/** True when the user confirmed; false when they cancelled, closed it, or another question took its place. */
export function confirmDialog(question: Question): Promise<boolean> {
  const store = getDefaultStore();
  return new Promise((resolve) => {
    store.get(questionAtom)?.answer(false);
    store.set(questionAtom, {
      ...question,
      answer(yes) {
        store.set(questionAtom, undefined);
        resolve(yes);
      },
    });
  });
}
