// An amount in the language of the page, kept together in text of either direction.
import type { Cents } from "#domain/creators/money.ts";
import { useLocale } from "#i18n/hooks.ts";
import { formatMoney } from "#i18n/money.ts";

export function Money({ cents }: { readonly cents: Cents }) {
  const locale = useLocale();
  return (
    <bdi className="num" translate="no">
      {formatMoney(cents, locale)}
    </bdi>
  );
}
