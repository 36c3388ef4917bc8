// The common HTML frame of the reference backend's own pages.
import { escapeText } from "../images/draw.ts";

export interface HtmlPage {
  readonly title: string;
  /** HTML of the main part, already escaped. */
  readonly body: string;
  /** Further elements of the head, such as a refresh. */
  readonly head?: string;
}

/** A whole document, excluded from search engines. */
export function htmlPage({ title, body, head = "" }: HtmlPage): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${escapeText(title)}</title>${head}
<link rel="icon" href="/images/icon.svg"><link rel="stylesheet" href="/api-docs/style.css"></head>
<body><main>${body}</main></body></html>`;
}

export const HTML_TYPE = "text/html; charset=utf-8";
