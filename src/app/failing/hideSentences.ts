// Hides what a document says in place of its page (e2e/build/documents/makeDocument.ts).

const SENTENCES = ["unstarted", "failed", "outdated"];

/**
 * Called when the page is drawn. The style that hides the first may be missing, and a page that was slow may come after the
 * second. They stay in the document, because public/again.js shows them where the page is gone again.
 */
export function hideSentences(page: Document): void {
  for (const id of SENTENCES) page.getElementById(id)?.setAttribute("hidden", "");
}
