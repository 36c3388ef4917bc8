// A stored draft of a feedback is read whole, or without its damaged parts.
import { expect, it } from "vitest";
import { keepDraft } from "#state/writing/drafts.ts";
import { EMPTY_DRAFT, type FeedbackDraft, keepFeedbackDraft, readFeedbackDraft } from "./feedbackDraft.ts";

const DRAFT: FeedbackDraft = {
  kind: "bug",
  text: "It jumps",
  contact: "a@b.example",
  pictures: ["/img/upload/1.png"],
};

it("is read as it was stored, and removed when it is empty", () => {
  keepFeedbackDraft(DRAFT);
  expect(readFeedbackDraft()).toEqual(DRAFT);
  keepFeedbackDraft({ ...EMPTY_DRAFT, kind: "bug" });
  expect(sessionStorage).toHaveLength(0);
  expect(readFeedbackDraft()).toEqual(EMPTY_DRAFT);
});

it.each([
  ["kind", "anger", EMPTY_DRAFT.kind],
  ["text", 7, ""],
  ["contact", null, ""],
  ["pictures", "/img/a.png", []],
  [
    "pictures",
    ["//evil.example/a.png", "javascript:alert(1)", 7, "/img/upload/2.png"],
    ["/img/upload/2.png"],
  ],
])("with a damaged %s (%j) loses that alone", (name, damaged, left) => {
  keepDraft("feedback", { ...DRAFT, [name]: damaged });
  expect(readFeedbackDraft()).toEqual({ ...DRAFT, [name]: left });
});
