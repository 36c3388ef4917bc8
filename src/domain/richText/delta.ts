// Rich text in the editor's format: a list of inserts with their formats, as `cleanDelta` leaves it.
// See docs/product.md#rich-text.

/** A match, team or person that a text names, or a word that others search for. */
export interface Tag {
  /** Names what the tag leads to, such as team:11 (docs/wire.md#tags); "" or other text for a word alone. */
  readonly id: string;
  /** Never "". */
  readonly text: string;
  /** #RRGGBB, in lower case. */
  readonly color: string;
  /** "" for none. */
  readonly uniqueId: string;
}

/** docs/product.md#rich-text: the colour of a tag that has none. */
export const TAG_COLOR = "#006bd6";

/** In CSS px, both above 0; both 0 where a size is unknown. */
interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Picture extends Size {
  /** Passed `ReaderRules.readAddress`, as all addresses of embeds. */
  readonly src: string;
  /** What it shows, for readers who do not see it; "" for none. */
  readonly alt: string;
  /** "" for none. */
  readonly caption: string;
}

export interface Video extends Size {
  readonly id: string;
  readonly src: string;
  /** "" for none. */
  readonly posterUrl: string;
  /** The file as it was uploaded; "" for none. */
  readonly originalFileUrl: string;
  /** "" for none. */
  readonly caption: string;
}

export type Embed =
  | { readonly tag: Tag }
  | { readonly image: Picture }
  | { readonly video: Video }
  | { readonly "empty-space": " " };

export type ListKind = "ordered" | "bullet" | "checked" | "unchecked";
/** Of lines; without one they begin at the side where their language begins. */
export type Align = "center" | "right" | "justify";

/** Formats of a text or embed, or of the line that a "\n" ends. */
export interface Formats {
  readonly bold?: true;
  readonly italic?: true;
  readonly underline?: true;
  readonly strike?: true;
  readonly code?: true;
  /** Passed `safeLink`. */
  readonly link?: string;
  /** 1 to 6. */
  readonly header?: number;
  /** 1 to 30. */
  readonly indent?: number;
  readonly list?: ListKind;
  readonly blockquote?: true;
  /** True, or the name of the programming language. */
  readonly "code-block"?: true | string;
  readonly align?: Align;
  readonly direction?: "rtl";
}

export interface DeltaInsert {
  /** A text, never "", or an embedded object. */
  readonly insert: string | Embed;
  readonly attributes?: Formats;
}

export interface Delta {
  readonly ops: readonly DeltaInsert[];
}

export const EMPTY_DELTA: Delta = { ops: [] };
