// Says whether somebody is writing on this page, so that nothing reloads it under their hands.

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLElement;

const holders = new Set<object>();
/** Fields somebody has typed into; what has left the page, or was emptied, counts no more. */
const typed = new Set<Field>();

/** Inputs that hold no words: what they hold is chosen with one press again. */
const NOT_WRITTEN = "[type=checkbox], [type=radio], [type=button], [type=submit], [type=range]";

function hasWords(field: Field): boolean {
  if (!field.isConnected) return false;
  return ("value" in field ? field.value : (field.textContent ?? "")).trim() !== "";
}

/** A page that has unsaved changes says so until the function that comes back is called. */
export function holdForWriting(): () => void {
  const holder = {};
  holders.add(holder);
  return () => void holders.delete(holder);
}

/** Notes what is typed into fields and editors of the page from now on; returns how to stop. */
export function watchWriting(page: Document): () => void {
  const onInput = ({ target }: Event): void => {
    if (!(target instanceof HTMLElement) || target.matches(NOT_WRITTEN)) return;
    for (const field of typed) if (!field.isConnected) typed.delete(field);
    typed.add(target);
  };
  // Captured: an editor may keep its events to itself.
  page.addEventListener("input", onInput, true);
  return () => {
    page.removeEventListener("input", onInput, true);
    typed.clear();
  };
}

/** True while a form has unsaved changes, or words that somebody typed stand in a field or an editor of the page. */
export function isWriting(): boolean {
  return holders.size > 0 || [...typed].some(hasWords);
}
