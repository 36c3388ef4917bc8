// Shares the page's address with the system's share sheet, or copies it where there is none.
import { useLingui } from "@lingui/react/macro";
import { IconButton } from "#ui/controls/IconButton.tsx";
import { showToast } from "#ui/overlays/toast.ts";

export function ShareButton({ title }: { readonly title: string }) {
  const { t } = useLingui();
  const share = async (): Promise<void> => {
    const url = location.href;
    try {
      if (navigator.share !== undefined) {
        await navigator.share({ title, url });
        return;
      }
      await navigator.clipboard.writeText(url);
      showToast(t`Link copied`);
    } catch (error) {
      // Closing the share sheet is a choice, not a failure.
      if (error instanceof Error && error.name === "AbortError") return;
      showToast(t`The link could not be copied: ${url}`, "error");
    }
  };
  return <IconButton icon="share" iconSize={18} label={t`Share`} onClick={() => void share()} />;
}
