// The form of a member's profile: picture, name, bio, birthday, gender, country.
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { Gender, Member } from "#domain/member/member.ts";
import { BIO_MAX, EARLIEST_BIRTHDAY, lettersOf } from "#domain/member/formRules.ts";
import { FormProblem } from "#components/forms/FormProblem.tsx";
import { useFormats } from "#i18n/hooks.ts";
import { serverNow } from "#state/live/serverTime.ts";
import { SelectField } from "#ui/controls/SelectField.tsx";
import { TextArea } from "#ui/controls/TextArea.tsx";
import { TextField } from "#ui/controls/TextField.tsx";
import styles from "./AccountForm.module.css";
import { AvatarField } from "./AvatarField.tsx";
import { CountryField } from "./CountryField.tsx";
import { SubmitButton } from "./SubmitButton.tsx";
import { useLeaveWarning } from "#components/forms/useLeaveWarning.ts";
import { useProfileForm } from "./useProfileForm.ts";

export function ProfileForm({ member }: { readonly member: Member }) {
  const { t } = useLingui();
  const formats = useFormats();
  const { form, picture, gender, setGender, countryId, setCountryId, unsaved } = useProfileForm(member);
  const [today] = useState(() => new Date(serverNow()).toISOString().slice(0, 10));
  useLeaveWarning(unsaved);
  const genders: Readonly<Record<Gender, string>> = {
    unsaid: t({ message: "Not specified", comment: "No country or gender chosen" }),
    female: t({ message: "Female", comment: "Gender" }),
    male: t({ message: "Male", comment: "Gender" }),
    other: t({ message: "Other", comment: "Gender" }),
  };
  return (
    <form {...form.props} className={styles["form"]}>
      <FormProblem text={form.problem} />
      <AvatarField userId={member.id} name={member.name} {...picture} />
      <TextField
        {...form.field("name")}
        label={t`Nickname`}
        hint={t`Everybody sees it. 2 to 24 characters.`}
        autoComplete="nickname"
        dir="auto"
        required
      />
      <TextArea
        {...form.field("bio")}
        label={t({ message: "About you", comment: "Field of the profile: a few words about oneself" })}
        hint={
          <span className="num">
            <Trans>
              Everybody sees it. {formats.number(lettersOf(form.values.bio.trim()))} of{" "}
              {formats.number(BIO_MAX)} characters.
            </Trans>
          </span>
        }
        rows={4}
        dir="auto"
      />
      <div className={styles["half"]}>
        <TextField
          {...form.field("birthday")}
          type="date"
          label={t`Birthday`}
          hint={t`Only you see it.`}
          min={EARLIEST_BIRTHDAY}
          max={today}
          autoComplete="bday"
        />
        <SelectField
          label={t`Gender`}
          value={gender}
          options={(["unsaid", "female", "male", "other"] as const).map((value) => ({
            value,
            label: genders[value],
          }))}
          onChange={setGender}
        />
      </div>
      <CountryField value={countryId} onChange={setCountryId} />
      <div className={styles["actions"]}>
        <SubmitButton busy={form.busy} idle={!unsaved}>
          <Trans>Save</Trans>
        </SubmitButton>
      </div>
    </form>
  );
}
