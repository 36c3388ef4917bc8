// Addresses of pictures on the image host.
// See docs/wire.md#pictures: fbcountry, fbleague, fbteam, fbregion, player paths.

declare const __IMAGE_ORIGIN__: string;

function inFolder(folder: string, file: string): string | undefined {
  // An empty name means no picture: the placeholder is shown instead.
  return file === "" ? undefined : `${__IMAGE_ORIGIN__}/img/${folder}/${encodeURIComponent(file)}`;
}

/** A team's crest; undefined for none. */
export function teamLogoUrl(file: string): string | undefined {
  return inFolder("fbteam", file);
}

/** A country's flag; undefined for none. */
export function countryFlagUrl(file: string): string | undefined {
  return inFolder("fbcountry", file);
}

/** A league's badge; undefined for none. */
export function leagueLogoUrl(file: string): string | undefined {
  return inFolder("fbleague", file);
}

/** A player's face; undefined for none. */
export function playerPhotoUrl(file: string): string | undefined {
  return inFolder("fbplayer", file);
}
