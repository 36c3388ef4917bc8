// Which failures of reads are shown as a toast, and which not again.
import { beforeEach, describe, expect, it } from "vitest";
import { createFailedReads, type FailedReads } from "./failedReads.ts";
import type { PageFailure } from "./pageClient.ts";

const refused = (message: string): PageFailure => ({ reason: "refused", code: 5001, message });

let address = "/a";
let shown: string[] = [];
let reads: FailedReads;
beforeEach(() => {
  address = "/a";
  shown = [];
  reads = createFailedReads(
    () => address,
    ({ message }) => void shown.push(message),
  );
});

describe("the failed reads of a page", () => {
  it("are shown once where they fail with the same words", () => {
    reads.failed("header", refused("Closed"));
    reads.failed("table", refused("Closed"));
    reads.failed("posts", refused("No such posts"));
    expect(shown).toEqual(["Closed", "No such posts"]);
  });

  it("are shown once while a poll fails again and again", () => {
    for (let poll = 0; poll < 9; poll += 1) reads.failed("odds", refused("Closed"));
    expect(shown).toEqual(["Closed"]);
  });

  it("are shown again when every one of them was answered in between", () => {
    reads.failed("header", refused("Closed"));
    reads.failed("table", refused("Closed"));
    reads.answered("header");
    reads.failed("header", refused("Closed"));
    expect(shown).toEqual(["Closed"]);
    reads.answered("header");
    reads.answered("table");
    reads.failed("table", refused("Closed"));
    expect(shown).toEqual(["Closed", "Closed"]);
  });

  it("are shown again on another page", () => {
    reads.failed("header", refused("Closed"));
    address = "/a?tab=2";
    reads.failed("header", refused("Closed"));
    expect(shown).toEqual(["Closed", "Closed"]);
  });

  it.each([
    ["an unknown id", { reason: "notFound", code: 404, message: "No such team" }, true],
    ["no answer", { reason: "noAnswer", code: -1, message: "error" }, false],
    ["an ended sign-in", { reason: "signedOut", code: 401, message: "Sign in" }, false],
    ["a silent read", { ...refused("Closed"), silent: true }, false],
  ] as const)("include %s: %s %s", (_name, failure, included) => {
    reads.failed("x", failure);
    expect(shown).toEqual(included ? [failure.message] : []);
  });
});
