// The other platforms one may sign in through; nothing at all while none are known.
import { Trans, useLingui } from "@lingui/react/macro";
import { usePageData } from "#state/pageData/usePageData.ts";
import { startPlatform } from "#state/session/platformRedirect.ts";
import { Button } from "#ui/controls/Button.tsx";
import { showToast } from "#ui/overlays/toast.ts";
import styles from "./AuthForms.module.css";

const NOTHING = {} as const;

/** `from`: the path to come back to; where the visitor is unless told. */
export function Platforms({ from }: { readonly from?: string | undefined }) {
  const { t } = useLingui();
  const { data: platforms = [] } = usePageData("platforms", NOTHING);
  if (platforms.length === 0) return null;
  const leave = (id: string, authorizeUrl: string, name: string) => () => {
    if (!startPlatform(id, authorizeUrl, "signIn", from))
      showToast(t`${name} cannot be reached from this browser.`, "error");
  };
  return (
    <>
      <p className={styles["or"]}>
        <Trans comment="Between two ways to sign in">or</Trans>
      </p>
      <ul className={styles["platforms"]}>
        {platforms.map(({ id, name, authorizeUrl }) => (
          <li key={id}>
            <Button className={styles["platform"]} onClick={leave(id, authorizeUrl, name)}>
              <Trans>Continue with {name}</Trans>
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
