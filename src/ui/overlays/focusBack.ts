// Where the focus goes when a menu or a panel closes.

/**
 * What `finalFocus` of a panel answers: its button gets the focus back, unless something outside the panel has it by then, such
 * as an offer to undo what was chosen.
 */
export function focusBack(button: HTMLElement | null, panel: HTMLElement | null): HTMLElement | false | null {
  const focused = document.activeElement;
  const isFree = focused === null || focused === document.body || panel?.contains(focused) === true;
  return isFree ? button : false;
}
