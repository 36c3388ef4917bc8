// Embeds of the editor: tags, empty spaces, pictures, videos, and the places of uploads.
// See docs/product.md#rich-text.
import { BlockEmbed } from "quill/blots/block.js";
import Embed from "quill/blots/embed.js";
import type { Picture, Tag, Video } from "#domain/richText/delta.ts";
import { placeOf, type UploadPlace } from "#domain/richText/editing/editorOps.ts";
import richText from "../../richText/RichText.module.css";
import styles from "./embeds.module.css";
import { Parchment } from "./quill.ts";

/** The value of an embed is on its element, so that elements which the browser moves or copies keep it. */
export const storeIn = (node: HTMLElement, value: unknown): void => {
  node.dataset["value"] = JSON.stringify(value);
};

export function storedIn(node: HTMLElement): unknown {
  try {
    return JSON.parse(node.dataset["value"] ?? "null");
  } catch {
    return null;
  }
}

function setSize(node: HTMLElement, { width, height }: Pick<Picture, "width" | "height">): void {
  node.className = (width > 0 ? richText["sized"] : richText["unsized"]) ?? "";
  if (width === 0) return;
  node.setAttribute("width", String(width));
  node.setAttribute("height", String(height));
}

/** Values have passed `editorOps`, as everything that reaches Quill. */
export class TagEmbed extends Embed {
  static override blotName = "tag";
  static override tagName = "span";
  static override className = "ql-tag";

  static override create(value: unknown): HTMLElement {
    const node = super.create() as HTMLElement;
    const { text, color } = value as Tag;
    storeIn(node, value);
    node.classList.add(richText["tag"] ?? "");
    node.style.setProperty("--tag", color);
    const words = document.createElement("bdi");
    words.textContent = text;
    node.append(words);
    return node;
  }

  static override value(node: HTMLElement): unknown {
    return storedIn(node);
  }
}

export class SpaceEmbed extends Embed {
  static override blotName = "empty-space";
  static override tagName = "span";
  static override className = "ql-space";

  static override create(): HTMLElement {
    const node = super.create() as HTMLElement;
    node.textContent = " ";
    return node;
  }

  static override value(): unknown {
    return " ";
  }
}

export class PictureEmbed extends Parchment.EmbedBlot {
  static override blotName = "image";
  static override tagName = "img";
  static override className = "ql-image";

  static override create(value: unknown): HTMLElement {
    const node = super.create() as HTMLImageElement;
    const picture = value as Picture;
    storeIn(node, value);
    setSize(node, picture);
    node.classList.add(PictureEmbed.className);
    node.alt = picture.alt;
    node.decoding = "async";
    node.src = picture.src;
    return node;
  }

  static override value(node: HTMLElement): unknown {
    return storedIn(node);
  }
}

/** A video is shown by its poster: while one writes, nothing plays. */
export class VideoEmbed extends BlockEmbed {
  static override blotName = "video";
  static override tagName = "figure";
  static override className = "ql-video";

  static override create(value: unknown): HTMLElement {
    const node = super.create() as HTMLElement;
    const video = value as Video;
    storeIn(node, value);
    node.contentEditable = "false";
    const poster = document.createElement("img");
    setSize(poster, video);
    poster.alt = "";
    if (video.posterUrl !== "") poster.src = video.posterUrl;
    const caption = document.createElement("figcaption");
    caption.textContent = video.caption;
    node.append(poster, caption);
    return node;
  }

  static override value(node: HTMLElement): unknown {
    return storedIn(node);
  }
}

/** The place of a picture or video that is not uploaded yet; `placesOf` fills in its name and progress. */
export class UploadEmbed extends Embed {
  static override blotName = "upload";
  static override tagName = "span";
  static override className = "ql-upload";

  static override create(value: unknown): HTMLElement {
    const node = super.create() as HTMLElement;
    storeIn(node, value);
    node.classList.add(styles["upload"] ?? "");
    const name = document.createElement("bdi");
    const progress = document.createElement("progress");
    progress.max = 100;
    node.append(name, progress);
    return node;
  }

  static override value(node: HTMLElement): UploadPlace["upload"] | undefined {
    return placeOf({ upload: storedIn(node) });
  }

  /** Quill leaves out of its documents what happens inside an embed that updates itself. */
  updateContent(): void {
    // `createUploadPlaces` draws the progress.
  }
}
