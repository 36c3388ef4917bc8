// A player's face from the image host, or the placeholder head.
import { Image } from "#ui/content/Image.tsx";
import { playerPhotoUrl } from "./imageUrls.ts";
import { PLACEHOLDERS } from "./placeholders.ts";
import styles from "./PlayerPhoto.module.css";

/** `size`: edge in CSS px. Decorative: the name is next to it. */
export function PlayerPhoto({ file, size }: { readonly file: string; readonly size: number }) {
  return (
    <Image
      src={playerPhotoUrl(file)}
      placeholder={PLACEHOLDERS.player}
      width={size}
      height={size}
      className={styles["photo"]}
    />
  );
}
