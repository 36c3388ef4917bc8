// Buttons to sign in through other platforms; none when the platforms cannot be known.
import { Trans, useLingui } from "@lingui/react/macro";
import { usePageData } from "#state/pageData/usePageData.ts";
import { startPlatform } from "#state/session/platformRedirect.ts";
import { Skeleton } from "#ui/content/Skeleton.tsx";
import { Button } from "#ui/controls/Button.tsx";
import { showToast } from "#ui/overlays/toast.ts";
import styles from "./AuthForms.module.css";

const NOTHING = {} as const;

/** `from`: the path to return to; by default the current one. */
export function Platforms({ from }: { readonly from?: string | undefined }) {
  const { t } = useLingui();
  const { data, failure } = usePageData("platforms", NOTHING);
  if (data === undefined && failure === undefined) return <PlatformsSkeleton />;
  const platforms = data ?? [];
  if (platforms.length === 0) return null;
  const leave = (id: string, authorizeUrl: string, name: string) => () => {
    if (!startPlatform(id, authorizeUrl, "signIn", from))
      showToast(t`${name} cannot be reached from this browser.`, "error");
  };
  return (
    <>
      <Or />
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

function Or() {
  return (
    <p className={styles["or"]}>
      <Trans comment="Between two ways to sign in">or</Trans>
    </p>
  );
}

/** As high as three platforms, so that what is below stays where it is when they come. */
function PlatformsSkeleton() {
  return (
    <>
      <Or />
      <div className={styles["platforms"]} aria-busy="true">
        {[0, 1, 2].map((place) => (
          <Skeleton key={place} height="44px" />
        ))}
      </div>
    </>
  );
}
