// Renders rich text alone and hands out its root, for tests.
import { RichText, type RichTextProps } from "../posts/RichText.tsx";
import { renderWithLive } from "./renderWithLive.tsx";

/** The root without the hint that all links share. */
export function renderDocument(document: unknown, props: Omit<RichTextProps, "document"> = {}): HTMLElement {
  const { container } = renderWithLive(<RichText document={document} {...props} />);
  const root = container.querySelector<HTMLElement>("[data-rich-text]");
  if (!root) throw new Error("the root has no data-rich-text");
  root.querySelector("span[hidden]")?.remove();
  return root;
}
