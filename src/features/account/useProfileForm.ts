// The state of the profile form: its values, which of them are unsaved, and saving.
import { newId } from "#domain/newId.ts";
import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { tidyName, tidyText } from "#domain/member/formRules.ts";
import type { Gender, Member, MemberChanges } from "#domain/member/member.ts";
import { fields, problemText } from "#components/forms/fieldProblems.ts";
import { failureText } from "#components/acting/tellFailure.ts";
import { useAct } from "#components/acting/useAct.ts";
import { type Form, useForm } from "#components/forms/useForm.ts";
import { updateSession } from "#state/session/signInOut.ts";
import { showToast } from "#ui/overlays/toast.ts";
import type { CroppedPicture } from "./avatarPicture.ts";

const FIELDS = { name: fields.name, bio: fields.bio, birthday: fields.birthday };

/** A picture that is not saved yet; `url` once it is uploaded. */
type NewPicture = (CroppedPicture & { url?: string }) | "none" | undefined;

export interface ProfileForm {
  readonly form: Form<keyof typeof FIELDS>;
  readonly picture: {
    readonly shown: string;
    readonly refused: string | undefined;
    onPicture(picture: CroppedPicture): void;
    onRemove(): void;
  };
  readonly gender: Gender;
  setGender(gender: Gender): void;
  readonly countryId: number | undefined;
  setCountryId(countryId: number | undefined): void;
  readonly unsaved: boolean;
}

export function useProfileForm(member: Member): ProfileForm {
  const { t } = useLingui();
  const upload = useAct("upload", { quiet: true });
  const update = useAct("updateProfile", { quiet: true });
  const [saved, setSaved] = useState(member);
  const [gender, setGender] = useState(member.gender);
  const [countryId, setCountryId] = useState(member.countryId);
  const [picture, setPicture] = useState<NewPicture>();
  const [refused, setRefused] = useState<string>();

  const form = useForm({
    fields: FIELDS,
    initial: { name: member.name, bio: member.bio, birthday: member.birthday },
    async submit(values) {
      const birthday = form.props.ref.current?.elements.namedItem("birthday");
      // An incomplete date has no value, only the control knows of it.
      if (birthday instanceof HTMLInputElement && birthday.validity.badInput) {
        form.refuse(problemText("birthday", "shape"), "birthday");
        return;
      }
      const avatar = await uploaded();
      if (avatar === false) return;
      const changes = { ...changesOf(saved, { ...values, gender, countryId }), ...avatar };
      const answer = Object.keys(changes).length === 0 ? undefined : await update.run(changes);
      if (answer === undefined) return;
      if (!answer.ok) {
        form.refuse(failureText(answer) ?? "");
        return;
      }
      const { name, avatar: address } = answer.value;
      setSaved(answer.value);
      setPicture(undefined);
      for (const field of ["name", "bio", "birthday"] as const) form.set(field, answer.value[field]);
      // The header of every tab shows name and picture.
      updateSession({ name, avatar: address });
      showToast(t`Your profile is saved.`);
    },
  });

  /** The address of the picture to save; undefined when it is unchanged, false when the upload failed. */
  async function uploaded(): Promise<{ readonly avatar: string } | undefined | false> {
    if (picture === undefined) return undefined;
    if (picture === "none") return { avatar: "" };
    if (picture.url !== undefined) return { avatar: picture.url };
    const answer = await upload.run({ picture: picture.blob }, newId());
    if (answer?.ok !== true) {
      setRefused(answer && failureText(answer));
      return false;
    }
    // If saving fails after this, the picture is not uploaded again.
    setPicture({ ...picture, url: answer.value });
    return { avatar: answer.value };
  }

  const draft = { ...form.values, gender, countryId };
  return {
    form,
    picture: {
      shown: picture === undefined ? saved.avatar : picture === "none" ? "" : picture.dataUrl,
      refused,
      onPicture(next) {
        setRefused(undefined);
        setPicture(next);
      },
      onRemove() {
        setRefused(undefined);
        setPicture(saved.avatar === "" ? undefined : "none");
      },
    },
    gender,
    setGender,
    countryId,
    setCountryId,
    unsaved: picture !== undefined || Object.keys(changesOf(saved, draft)).length > 0,
  };
}

interface ProfileDraft {
  readonly name: string;
  readonly bio: string;
  /** yyyy-mm-dd or "". */
  readonly birthday: string;
  readonly gender: Gender;
  readonly countryId: number | undefined;
}

/** The fields of `draft` that differ from the account; empty without a difference. */
export function changesOf(member: Member, draft: ProfileDraft): MemberChanges {
  const name = tidyName(draft.name);
  const bio = tidyText(draft.bio);
  return {
    ...(name === member.name ? {} : { name }),
    ...(bio === member.bio ? {} : { bio }),
    ...(draft.birthday === member.birthday ? {} : { birthday: draft.birthday }),
    ...(draft.gender === member.gender ? {} : { gender: draft.gender }),
    ...(draft.countryId === member.countryId ? {} : { countryId: draft.countryId ?? null }),
  };
}
