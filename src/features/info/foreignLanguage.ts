// Names the language of a text where it is not the language of the page.

/**
 * The name of the text's language in the language of the page; undefined where the reader's language is the same.
 * Both are BCP 47 tags. Regions do not count (en-US reads en-GB), scripts do (zh-HK and zh-CN).
 */
export function foreignLanguage(pageTag: string, textTag: string): string | undefined {
  const page = new Intl.Locale(pageTag).maximize();
  const text = new Intl.Locale(textTag).maximize();
  if (page.language === text.language && page.script === text.script) return undefined;
  const tag = page.language === text.language ? `${text.language}-${text.script}` : text.language;
  return new Intl.DisplayNames([pageTag], { type: "language" }).of(tag);
}
