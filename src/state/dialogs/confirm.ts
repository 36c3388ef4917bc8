// Asks the user to confirm an action; the frame shows the dialog.
// See docs/product.md#question-dialog.
import { atom } from "jotai";
import { pageStore } from "../pageStore.ts";

export interface Question {
  /** The message, in whole sentences. */
  readonly message: string;
  /** The labels of the confirm button and of the cancel button. */
  readonly confirm: string;
  readonly cancel: string;
  /** Title above the message; without one the message is the title. */
  readonly title?: string | undefined;
  /** The action cannot be undone. */
  readonly danger?: boolean;
}

interface OpenQuestion extends Question {
  readonly answer: (yes: boolean) => void;
}

/** The question on the screen. */
export const questionAtom = atom<OpenQuestion | undefined>(undefined);

/** True when the user confirmed; false when they cancelled, closed it, or another question took its place. */
export function confirmDialog(question: Question): Promise<boolean> {
  return new Promise((resolve) => {
    pageStore.get(questionAtom)?.answer(false);
    pageStore.set(questionAtom, {
      ...question,
      answer(yes) {
        pageStore.set(questionAtom, undefined);
        resolve(yes);
      },
    });
  });
}
