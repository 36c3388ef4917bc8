// The plain pages the stand-in backend serves itself, in one dress.
import { escapeText } from "../images/draw.ts";

export interface HtmlPage {
  readonly title: string;
  /** HTML of the main part, safe as it is. */
  readonly body: string;
  /** More for the head, such as a refresh. */
  readonly head?: string;
}

/** A whole document; search engines are told to pass by. */
export function htmlPage({ title, body, head = "" }: HtmlPage): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${escapeText(title)}</title>${head}
<link rel="icon" href="/images/icon.svg"><link rel="stylesheet" href="/api-docs/style.css"></head>
<body><main>${body}</main></body></html>`;
}

export const HTML_TYPE = "text/html; charset=utf-8";
