// Reports whether the user is writing on this page, so that nothing reloads it meanwhile.

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLElement;

const holders = new Set<object>();
/** Fields the user has typed into; those removed from the page or emptied no longer count. */
const typed = new Set<Field>();

/** Inputs without text: their value is set again by one press. */
const NOT_WRITTEN = "[type=checkbox], [type=radio], [type=button], [type=submit], [type=range]";

function hasWords(field: Field): boolean {
  if (!field.isConnected) return false;
  return ("value" in field ? field.value : (field.textContent ?? "")).trim() !== "";
}

/** Called by a form with unsaved changes; the returned function ends that. */
export function holdForWriting(): () => void {
  const holder = {};
  holders.add(holder);
  return () => void holders.delete(holder);
}

/** Tracks typing in fields and editors of the page; returns how to stop. */
export function watchWriting(page: Document): () => void {
  const onInput = ({ target }: Event): void => {
    if (!(target instanceof HTMLElement) || target.matches(NOT_WRITTEN)) return;
    for (const field of typed) if (!field.isConnected) typed.delete(field);
    typed.add(target);
  };
  // Captured, because an editor may stop its events from bubbling.
  page.addEventListener("input", onInput, true);
  return () => {
    page.removeEventListener("input", onInput, true);
    typed.clear();
  };
}

/** True while a form has unsaved changes, or a field or an editor of the page contains text the user typed. */
export function isWriting(): boolean {
  return holders.size > 0 || [...typed].some(hasWords);
}
