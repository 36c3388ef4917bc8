// A league's badge from the image host, or the placeholder cup.
import { Image } from "#ui/content/Image.tsx";
import { leagueLogoUrl } from "./imageUrls.ts";
import { PLACEHOLDERS } from "./placeholders.ts";

/** `size`: edge in CSS px. Decorative: the name is next to it. */
export function LeagueBadge({ file, size }: { readonly file: string; readonly size: number }) {
  return <Image src={leagueLogoUrl(file)} placeholder={PLACEHOLDERS.league} width={size} height={size} />;
}
