// Sets the document title while a page is shown.
import { useEffect } from "react";

/** The title of the page, brand included; the last page mounted wins. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
}
