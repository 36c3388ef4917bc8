// A country, chosen in a dialog from a list with a search field.
import { Trans, useLingui } from "@lingui/react/macro";
import { useId, useMemo, useRef, useState } from "react";
import { countryNames, fitsCountry } from "#i18n/countryIds.ts";
import { useLocale } from "#i18n/hooks.ts";
import { Dialog } from "#ui/overlays/Dialog.tsx";
import { Icon } from "#ui/content/Icon.tsx";
import { OptionPicker } from "#ui/controls/OptionPicker.tsx";
import styles from "./CountryField.module.css";

/** The option for no country. */
const NONE = 0;

export interface CountryFieldProps {
  /** ISO 3166-1 numeric; undefined for none. */
  readonly value: number | undefined;
  onChange(countryId: number | undefined): void;
}

export function CountryField({ value, onChange }: CountryFieldProps) {
  const { t } = useLingui();
  const { html } = useLocale();
  const id = useId();
  const search = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState(false);
  const countries = useMemo(() => countryNames(html), [html]);
  const byId = useMemo(() => new Map(countries.map((each) => [each.countryId, each])), [countries]);
  const unsaid = t({ message: "Not specified", comment: "No country or gender chosen" });
  const chosen = value === undefined ? unsaid : (byId.get(value)?.name ?? unsaid);
  return (
    <div className={styles["field"]}>
      <span id={`${id}-label`} className={styles["label"]}>
        <Trans>Country</Trans>
      </span>
      <button
        type="button"
        id={`${id}-value`}
        aria-haspopup="dialog"
        aria-labelledby={`${id}-label ${id}-value`}
        className={styles["button"]}
        onClick={() => setOpen(true)}
      >
        <bdi>{chosen}</bdi>
        <Icon name="chevronDown" size={18} />
      </button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={t`Country`}
        closeLabel={t`Close`}
        initialFocus={search}
        tall
      >
        <div className={styles["list"]}>
          <OptionPicker
            searchRef={search}
            label={t`Country`}
            searchLabel={t`Search countries`}
            value={value ?? NONE}
            options={[
              { value: NONE, content: unsaid },
              ...countries.map(({ countryId, name }) => ({ value: countryId, content: <bdi>{name}</bdi> })),
            ]}
            fits={(countryId, query) => {
              const country = byId.get(countryId);
              return country !== undefined && fitsCountry(country, query);
            }}
            none={<Trans>No matching country.</Trans>}
            onChoose={(countryId) => {
              setOpen(false);
              onChange(countryId === NONE ? undefined : countryId);
            }}
          />
        </div>
      </Dialog>
    </div>
  );
}
