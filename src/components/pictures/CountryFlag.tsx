// A country's flag from the image host, or a plain placeholder.
import { Image } from "#ui/content/Image.tsx";
import styles from "./CountryFlag.module.css";
import { countryFlagUrl } from "./imageUrls.ts";
import { PLACEHOLDERS } from "./placeholders.ts";

/** Decorative: the country's name is next to it. */
export function CountryFlag({ file }: { file: string }) {
  return (
    <Image
      src={countryFlagUrl(file)}
      placeholder={PLACEHOLDERS.country}
      width={20}
      height={14}
      className={styles["flag"]}
    />
  );
}
