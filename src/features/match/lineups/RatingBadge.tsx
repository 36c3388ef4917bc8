// A player's rating as a number, coloured by class; the number is readable without the colour.
import { useFormats } from "#i18n/hooks.ts";
import styles from "./RatingBadge.module.css";

const GREAT = 8;
const GOOD = 7;
const FAIR = 6;

function ratingClass(rating: number): "great" | "good" | "fair" | "poor" {
  if (rating >= GREAT) return "great";
  if (rating >= GOOD) return "good";
  return rating >= FAIR ? "fair" : "poor";
}

export function RatingBadge({ rating }: { readonly rating: number }) {
  const formats = useFormats();
  return (
    <span className={`${styles["badge"]} num`} data-class={ratingClass(rating)}>
      {formats.decimal(rating, 1)}
    </span>
  );
}
