// Shows a short message above the page; callable from everywhere.
import { createMessageQueue } from "./messageQueue.ts";

/** docs/product.md#toast: a toast stays 3000 ms. */
const TOAST_MS = 3000;

export interface Toast {
  readonly kind: "info" | "error";
  /** In the language of the page. */
  readonly text: string;
}

export const toasts = createMessageQueue<Toast>(TOAST_MS, 3);

export function showToast(text: string, kind: Toast["kind"] = "info"): void {
  toasts.push({ kind, text });
}
