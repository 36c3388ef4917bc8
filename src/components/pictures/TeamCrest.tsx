// A team's crest from the image host, or the placeholder shield.
import { Image } from "#ui/content/Image.tsx";
import { teamLogoUrl } from "./imageUrls.ts";
import { PLACEHOLDERS } from "./placeholders.ts";

/** `size`: edge in CSS px. Decorative: the name is next to it. */
export function TeamCrest({ file, size }: { file: string; size: number }) {
  return <Image src={teamLogoUrl(file)} placeholder={PLACEHOLDERS.team} width={size} height={size} />;
}
