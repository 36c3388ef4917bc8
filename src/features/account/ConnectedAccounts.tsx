// The other platforms a member signs in through: connect one by a redirect there and back, or disconnect it.
import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import type { Binding } from "#domain/member/member.ts";
import { calendarDay } from "#domain/zones.ts";
import { FormProblem } from "#components/forms/FormProblem.tsx";
import { PageSection } from "#components/page/PageSection.tsx";
import { RowsSkeleton } from "#components/page/RowsSkeleton.tsx";
import { failureText } from "#components/acting/tellFailure.ts";
import { useAct } from "#components/acting/useAct.ts";
import { useFormats } from "#i18n/hooks.ts";
import { confirmDialog } from "#state/dialogs/confirm.ts";
import { usePageData } from "#state/pageData/usePageData.ts";
import { type PlatformSearch, startPlatform } from "#state/session/platformRedirect.ts";
import { useViewerZone } from "#state/preferences/useViewerZone.ts";
import { Button } from "#ui/controls/Button.tsx";
import { showToast } from "#ui/overlays/toast.ts";
import styles from "./ConnectedAccounts.module.css";
import { useReturnFromPlatform } from "./useReturnFromPlatform.ts";

const NOTHING = {} as const;

export interface ConnectedAccountsProps {
  /** The parameters with which a platform redirected back. */
  readonly search: PlatformSearch;
  /** Removes these parameters from the address. */
  onTaken(): void;
}

interface Problem {
  readonly text: string;
  /** It is the only way to sign in, so a link to the password page is shown. */
  readonly lastWayIn?: boolean;
}

export function ConnectedAccounts({ search, onTaken }: ConnectedAccountsProps) {
  const { t } = useLingui();
  const bindings = usePageData("bindings", NOTHING);
  const platforms = usePageData("platforms", NOTHING);
  const [problem, setProblem] = useState<Problem>();
  const unbind = useAct("unbind", { quiet: true });
  const returning = useReturnFromPlatform(search, onTaken, (text) => setProblem({ text }));

  const connect = (platform: string, name: string): void => {
    const url = platforms.data?.find(({ id }) => id === platform)?.authorizeUrl;
    if (url === undefined || !startPlatform(platform, url, "bind"))
      showToast(t`${name} cannot be reached from this browser.`, "error");
  };
  const disconnect = async ({ platform, name }: Binding): Promise<void> => {
    const sure = await confirmDialog({
      title: t`Disconnect ${name}?`,
      message: t`You will no longer be able to sign in through ${name}. You can connect it again at any time.`,
      confirm: t`Disconnect`,
      cancel: t`Cancel`,
      danger: true,
    });
    if (!sure) return;
    setProblem(undefined);
    const answer = await unbind.run({ platform });
    if (answer?.ok) showToast(t`${name} is disconnected.`);
    else if (answer) {
      const text = failureText(answer);
      if (text !== undefined) setProblem({ text, lastWayIn: answer.refusal === "lastWayIn" });
    }
  };
  return (
    <PageSection query={bindings} skeleton={<RowsSkeleton rows={3} height={72} />}>
      {(list) => (
        <div className={styles["part"]} aria-busy={returning || undefined}>
          <FormProblem text={problem?.text}>
            {problem?.lastWayIn ? (
              <Link to="/settings/account/password" className={styles["way"]}>
                <Trans>Set a password</Trans>
              </Link>
            ) : null}
          </FormProblem>
          <ul className={styles["list"]}>
            {list.map((binding) => (
              <li key={binding.platform} className={styles["line"]}>
                <BindingText binding={binding} />
                {binding.bound ? (
                  <Button aria-busy={unbind.busy} onClick={() => void disconnect(binding)}>
                    <Trans comment="Button: a connected account of another platform">Disconnect</Trans>
                  </Button>
                ) : (
                  <Button onClick={() => connect(binding.platform, binding.name)}>
                    <Trans comment="Button: an account of another platform">Connect</Trans>
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
    </PageSection>
  );
}

function BindingText({ binding }: { readonly binding: Binding }) {
  const formats = useFormats();
  const zone = useViewerZone();
  const { name, bound, account, boundAt } = binding;
  const since =
    boundAt === undefined ? undefined : formats.numericDay(calendarDay(boundAt, zone.offsetAt(boundAt)));
  return (
    <div className={styles["texts"]}>
      <p className={styles["name"]}>
        <bdi translate="no">{name}</bdi>
      </p>
      <p className={styles["about"]}>
        {bound ? (
          <bdi translate="no">{account}</bdi>
        ) : (
          <span>
            <Trans comment="An account of another platform">Not connected</Trans>
          </span>
        )}
        {bound && since !== undefined ? (
          <span className="num">
            {" · "}
            <Trans>since {since}</Trans>
          </span>
        ) : null}
      </p>
    </div>
  );
}
