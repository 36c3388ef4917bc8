// Small runs of the proofs of writing in every test run.
import { expect, it } from "vitest";
import { draftsProof } from "./drafts.ts";
import { offlineProof } from "./offline.ts";
import { postingProof } from "./posting.ts";

it.each([postingProof, offlineProof, draftsProof])("$name holds for 16 cases", async (proof) => {
  expect((await proof.run({ cases: 16 })).failures).toEqual([]);
});
