// Names of members in plain texts keep their letters from reordering the text around them.
import { i18n } from "@lingui/core";
import { expect, it } from "vitest";
import { nameInText } from "./nameInText.ts";

it("isolates a name in the direction of its own letters", () => {
  expect(nameInText("عمر (2)", i18n)).toBe("\u2068عمر (2)\u2069");
});

it("has a word for a member without a name, which needs no isolation", () => {
  expect(nameInText("", i18n)).toBe("Unknown member");
});
