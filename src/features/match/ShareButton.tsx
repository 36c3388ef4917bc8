// Shares the page's address with the system's share sheet, or copies it where there is none.
import { useLingui } from "@lingui/react/macro";
import { shareAddress } from "#components/page/shareAddress.ts";
import { IconButton } from "#ui/controls/IconButton.tsx";

export function ShareButton({ title }: { readonly title: string }) {
  const { t } = useLingui();
  return (
    <IconButton
      icon="share"
      iconSize={18}
      label={t`Share`}
      onClick={() => void shareAddress(location.href, title)}
    />
  );
}
