// Compares the profile form with the profile on the server: only the difference is sent.
import type { Gender, Member, MemberChanges } from "#domain/member/member.ts";
import { tidyName, tidyText } from "#domain/member/formRules.ts";

export interface ProfileDraft {
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
