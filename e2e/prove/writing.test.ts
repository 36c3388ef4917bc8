// Small runs of the proofs "posting" and "offline" in every test run.
import { expect, it } from "vitest";
import { offlineProof } from "./offline.ts";
import { postingProof } from "./posting.ts";

it.each([postingProof, offlineProof])("$name holds for 20 cases", async (proof) => {
  expect((await proof.run({ cases: 20 })).failures).toEqual([]);
});
