// The form of an account for withdrawals: the kind, the country, and the fields that the country needs.
// See docs/product.md#accounts-for-withdrawals.
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { PayoutAccount, PayoutCountry, PayoutMethod } from "#domain/creators/wallet.ts";
import { PageSection } from "#components/page/PageSection.tsx";
import { RowsSkeleton } from "#components/page/RowsSkeleton.tsx";
import { usePageData } from "#state/pageData/usePageData.ts";
import { RadioRows } from "#ui/controls/RadioRows.tsx";
import { AccountForm } from "./AccountForm.tsx";
import type { HeldAccount } from "./heldForms.ts";
import { METHOD_NAMES } from "./walletWords.ts";
import styles from "./WithdrawDialog.module.css";

const NOTHING = {} as const;
const METHODS = ["bank", "payPal"] as const;
/** Shown first where nothing else is known: most accounts have an IBAN. */
const GERMANY = 276;

export interface AccountEditorProps {
  readonly account: PayoutAccount | undefined;
  /** What was typed before a sign-in that ran out. */
  readonly held: HeldAccount | undefined;
  onClose(): void;
}

export function AccountEditor(props: AccountEditorProps) {
  const countries = usePageData("payoutCountries", NOTHING);
  const profile = usePageData("account", NOTHING);
  if (profile.data === undefined && profile.failure === undefined) {
    return <RowsSkeleton rows={4} height={56} />;
  }
  return (
    <PageSection query={countries} skeleton={<RowsSkeleton rows={4} height={56} />}>
      {(list) => <Editor {...props} countries={list} ownCountryId={profile.data?.countryId} />}
    </PageSection>
  );
}

interface EditorProps extends AccountEditorProps {
  readonly countries: readonly PayoutCountry[];
  /** The country of the member's profile. */
  readonly ownCountryId: number | undefined;
}

function Editor({ account, held, countries, ownCountryId, onClose }: EditorProps) {
  const { i18n } = useLingui();
  const [method, setMethod] = useState<PayoutMethod>(account?.method ?? held?.method ?? "bank");
  const [countryId, setCountryId] = useState(
    held?.countryId ?? account?.countryId ?? ownCountryId ?? GERMANY,
  );
  const [holder, setHolder] = useState(held?.holder ?? "");
  const country = countries.find((each) => each.countryId === countryId) ?? countries[0];
  if (country === undefined) return null;
  return (
    <div className={styles["form"]}>
      {account === undefined ? (
        <RadioRows
          legend={<Trans>Which kind of account?</Trans>}
          value={method}
          onChange={setMethod}
          options={METHODS.map((each) => ({ value: each, name: i18n._(METHOD_NAMES[each]) }))}
        />
      ) : (
        <p className={styles["note"]}>
          <Trans>
            The new details replace <bdi translate="no">{account.masked}</bdi>.
          </Trans>
        </p>
      )}
      <AccountForm
        key={`${method} ${country.countryId}`}
        accountId={account?.id}
        method={method}
        country={country}
        countries={countries}
        holder={holder}
        bankName={held?.bankName ?? ""}
        onCountry={(next, typed) => {
          setHolder(typed);
          setCountryId(next);
        }}
        onSaved={onClose}
      />
    </div>
  );
}
