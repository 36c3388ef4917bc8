// Below the text of the editor: a field for each of its pictures that says what it shows, for people who do not see it.
// See docs/product.md#descriptions-of-pictures.
import { useLingui } from "@lingui/react/macro";
import { useEffect, useId, useState } from "react";
import { Icon } from "#ui/content/Icon.tsx";
import "#ui/content/mediaIcons.ts";
import { DescriptionField } from "../../forms/DescriptionField.tsx";
import type { Editor } from "../engine/createEditor.ts";
import type { TextPicture } from "../engine/pictureWords.ts";
import type { PlacedUpload } from "../engine/uploadPlaces.ts";
import styles from "./PictureFields.module.css";

/** Edge of the picture, px. */
const EDGE = 48;

export interface PictureFieldsProps {
  readonly editor: Editor;
  /** Those of the draft. */
  readonly uploads: readonly PlacedUpload[];
}

interface ShownPicture extends TextPicture {
  /** The same while its upload ends, so that the field that is written in stays. */
  readonly key: string;
  /** Its place in the list of the editor. */
  readonly at: number;
  /** Undefined while there is none. */
  readonly shown: string | undefined;
}

/** Nothing where the text has no pictures. */
export function PictureFields({ editor, uploads }: PictureFieldsProps) {
  const { t } = useLingui();
  const id = useId();
  const [listed, setListed] = useState(() => editor.pictures.list());
  useEffect(() => {
    const read = (): void => {
      const next = editor.pictures.list();
      setListed((now) => (JSON.stringify(now) === JSON.stringify(next) ? now : next));
    };
    read();
    return editor.selection.onChange(read);
  }, [editor]);

  const pictures = shownOf(listed, uploads);
  if (pictures.length === 0) return null;
  return (
    <ul className={styles["list"]} aria-label={t`Pictures in the text`}>
      {pictures.map(({ key, at, shown, alt }, index) => {
        const number = index + 1;
        return (
          <li key={key} className={styles["item"]} aria-labelledby={`${id}-${key}`}>
            <span className={styles["thumb"]}>
              {shown === undefined ? (
                <Icon name="picture" size={20} />
              ) : (
                <img src={shown} alt="" width={EDGE} height={EDGE} decoding="async" />
              )}
            </span>
            <div className={styles["about"]}>
              <p id={`${id}-${key}`} className={styles["name"]}>{t`Picture ${number}`}</p>
              <DescriptionField
                value={alt}
                onChange={(words) => {
                  editor.pictures.describe(at, words);
                  setListed(editor.pictures.list());
                }}
              />
            </div>
          </li>
        );
      })}
    </ul>
  );
}

/** The pictures that can be described: an upload may be a video, and one that has failed is not published. */
function shownOf(listed: readonly TextPicture[], uploads: readonly PlacedUpload[]): readonly ShownPicture[] {
  const taken = new Map<string, number>();
  return listed.flatMap((picture, at): readonly ShownPicture[] => {
    const { uploadId, src } = picture;
    const upload = uploads.find(({ id, medium }) => id === uploadId || (src !== "" && medium?.src === src));
    if (uploadId !== undefined && (upload?.kind !== "image" || upload.state === "failed")) return [];
    const name = upload?.id ?? src;
    // A picture that was copied is there twice.
    const times = (taken.get(name) ?? 0) + 1;
    taken.set(name, times);
    return [{ ...picture, at, key: `${name}-${times}`, shown: upload?.thumbnail ?? (src || undefined) }];
  });
}
