// Stands in for a post or reply that is deleted, or whose author the reader has muted.
// See docs/product.md#posts-on-the-screen.
import { Trans } from "@lingui/react/macro";
import { Button } from "#ui/controls/Button.tsx";
import { Icon } from "#ui/content/Icon.tsx";
import styles from "./PostStub.module.css";

export function DeletedLine() {
  return (
    <p className={styles["stub"]}>
      <Icon name="info" size={18} />
      <Trans>This post was deleted.</Trans>
    </p>
  );
}

/** `onShow` uncovers it until the page is left. */
export function MutedLine({ onShow }: { readonly onShow: () => void }) {
  return (
    <div className={styles["stub"]}>
      <Icon name="eyeOff" size={18} />
      <p>
        <Trans>A post by somebody you muted</Trans>
      </p>
      <Button small onClick={onShow}>
        <Trans comment="Button: shows what a muted member wrote, until the page is left">Show once</Trans>
      </Button>
    </div>
  );
}
