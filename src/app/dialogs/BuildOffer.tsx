// Offers a new build that is ready on the server, in a polite live region; one press dismisses it.
import { Trans, useLingui } from "@lingui/react/macro";
import { useAtom } from "jotai";
import { newBuildAtom } from "#state/navigation/newBuild.ts";
import { Button } from "#ui/controls/Button.tsx";
import { Icon } from "#ui/content/Icon.tsx";
import { IconButton } from "#ui/controls/IconButton.tsx";
import styles from "./BuildOffer.module.css";

export function BuildOffer() {
  const { t } = useLingui();
  const [build, setBuild] = useAtom(newBuildAtom);
  return (
    // The empty region is always rendered: screen readers may skip a region that is added together with its text.
    <div role="status" className={styles["place"]}>
      {build === undefined ? null : (
        <div className={styles["offer"]}>
          <Icon name="retry" size={18} />
          <p>
            <Trans>A new version is ready</Trans>
          </p>
          <Button small look="primary" onClick={() => location.reload()}>
            <Trans>Reload the page</Trans>
          </Button>
          <IconButton icon="close" iconSize={16} label={t`Dismiss`} onClick={() => setBuild(undefined)} />
        </div>
      )}
    </div>
  );
}
