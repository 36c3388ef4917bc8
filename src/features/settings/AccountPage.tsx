// The settings of the account, with their current values.
import { Trans, useLingui } from "@lingui/react/macro";
import { usePageData } from "#state/pageData/usePageData.ts";
import { useMember } from "#state/session/useMember.ts";
import { SettingsLines } from "./SettingsLines.tsx";
import { SettingsPage } from "./SettingsPage.tsx";
import { wayTo } from "./settingsMenu.ts";

const PATH = "/settings/account";
const NOTHING = {} as const;

export function AccountPage() {
  const { t } = useLingui();
  const signedIn = useMember();
  const enabled = signedIn !== undefined;
  const asked = usePageData("account", NOTHING, { enabled });
  const { data: account } = asked;
  const { data: bindings } = usePageData("bindings", NOTHING, { enabled });
  const bound = bindings?.filter((each) => each.bound).map(({ name }) => name);
  const none = t`Not connected`;
  const values = {
    "/settings/account/profile": account?.name ?? signedIn?.name,
    "/settings/account/email":
      account?.email === ""
        ? t({ message: "Not set", comment: "E-mail address or password" })
        : account?.email,
    "/settings/account/password":
      account?.hasPassword === false
        ? t({ message: "Not set", comment: "E-mail address or password" })
        : undefined,
    "/settings/account/connected": bound && (bound.join(", ") || none),
  };
  return (
    <SettingsPage path={PATH} lead={<Trans>Who you are here, and how you sign in.</Trans>}>
      <SettingsLines
        entries={wayTo(PATH).at(-1)?.children ?? []}
        values={values}
        waits={account === undefined && asked.failure === undefined}
      />
    </SettingsPage>
  );
}
