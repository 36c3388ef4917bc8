// Answers of another sign-in leave the tab's cache; those of the one in force stay, also while they are asked for.
import { expect, it } from "vitest";
import { pageStore } from "../pageStore.ts";
import { sessionAtom } from "../session/sessionAtom.ts";
import { forgetMemberPages } from "./forgetMemberPages.ts";
import { pageClient } from "./pageClient.ts";

const keyOf = (call: string, session: string) => [call, { page: 1 }, "en_GB", 0, session];

it("removes the answers of others, and keeps those that are the same for all", () => {
  pageStore.set(sessionAtom, { id: 7, name: "Seven", avatar: "", session: "s2" });
  for (const session of ["", "s1", "s2"]) pageClient.setQueryData(keyOf("feed", session), session);
  pageClient.setQueryData(keyOf("matchDetails", ""), "for all");
  pageClient.setQueryData(["status of the core"], "no call");
  forgetMemberPages();
  const kept = pageClient.getQueryCache().getAll();
  expect(kept.map(({ state }) => state.data)).toEqual(["s2", "for all", "no call"]);
});

it("keeps a visitor's request that is under way when a sign-out is noticed", async () => {
  let answer: (text: string) => void = () => undefined;
  const asked = pageClient.fetchQuery({
    queryKey: keyOf("feed", ""),
    queryFn: () => new Promise<string>((resolve) => (answer = resolve)),
  });
  forgetMemberPages();
  answer("posts");
  expect(await asked).toBe("posts");
});
