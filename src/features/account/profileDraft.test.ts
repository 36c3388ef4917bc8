// Only the difference between the profile on the server and the form is sent.
import { expect, it } from "vitest";
import type { Member } from "#domain/member/member.ts";
import { changesOf } from "./useProfileForm.ts";

const ada: Member = {
  id: 7,
  name: "Ada",
  avatar: "",
  email: "ada@example.org",
  bio: "Left back.",
  birthday: "1999-02-28",
  gender: "female",
  countryId: 826,
  hasPassword: true,
  joinedAt: undefined,
};

it("is empty for equal values, ignoring spaces at the ends", () => {
  expect(changesOf(ada, ada)).toEqual({});
  expect(changesOf(ada, { ...ada, name: "  Ada ", bio: "Left back.\n" })).toEqual({});
});

it.each([
  [{ name: "Ada  L." }, { name: "Ada L." }],
  [{ bio: "" }, { bio: "" }],
  [{ birthday: "" }, { birthday: "" }],
  [{ gender: "unsaid" as const }, { gender: "unsaid" }],
  [{ countryId: undefined }, { countryId: null }],
  [
    { countryId: 276, name: "Bo" },
    { countryId: 276, name: "Bo" },
  ],
])("of %j it is %j", (draft, changes) => expect(changesOf(ada, { ...ada, ...draft })).toEqual(changes));
