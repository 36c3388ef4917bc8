/** Countries and zones of the files of openfootball, by the first part of a file's name. */

interface Place {
  readonly country: string;
  readonly zone: string;
}

const PLACES: Readonly<Record<string, Place>> = {
  ar: { country: "AR", zone: "America/Argentina/Buenos_Aires" },
  at: { country: "AT", zone: "Europe/Vienna" },
  au: { country: "AU", zone: "Australia/Sydney" },
  be: { country: "BE", zone: "Europe/Brussels" },
  br: { country: "BR", zone: "America/Sao_Paulo" },
  ch: { country: "CH", zone: "Europe/Zurich" },
  cn: { country: "CN", zone: "Asia/Shanghai" },
  co: { country: "CO", zone: "America/Bogota" },
  cz: { country: "CZ", zone: "Europe/Prague" },
  de: { country: "DE", zone: "Europe/Berlin" },
  en: { country: "GB-ENG", zone: "Europe/London" },
  es: { country: "ES", zone: "Europe/Madrid" },
  fr: { country: "FR", zone: "Europe/Paris" },
  gr: { country: "GR", zone: "Europe/Athens" },
  hu: { country: "HU", zone: "Europe/Budapest" },
  it: { country: "IT", zone: "Europe/Rome" },
  jp: { country: "JP", zone: "Asia/Tokyo" },
  mx: { country: "MX", zone: "America/Mexico_City" },
  nl: { country: "NL", zone: "Europe/Amsterdam" },
  pt: { country: "PT", zone: "Europe/Lisbon" },
  ro: { country: "RO", zone: "Europe/Bucharest" },
  ru: { country: "RU", zone: "Europe/Moscow" },
  sco: { country: "GB-SCT", zone: "Europe/London" },
  tr: { country: "TR", zone: "Europe/Istanbul" },
  ua: { country: "UA", zone: "Europe/Kyiv" },
};

/** Files of no country, such as those of the world cup, tell times in UTC or with their difference to it. */
const INTERNATIONAL: Place = { country: "INT", zone: "UTC" };

/** The place of a file such as `de.1` or `worldcup`. */
export function placeOf(stem: string): Place {
  const first = stem.split(".")[0] ?? "";
  return Object.hasOwn(PLACES, first) ? (PLACES[first] ?? INTERNATIONAL) : INTERNATIONAL;
}
