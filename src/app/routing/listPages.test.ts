// The lists drawn without the router are exactly those whose documents are built without it.
import { expect, it } from "vitest";
import { STATIC_PAGES } from "#features/documents/staticPages.ts";
import { isListPath } from "#state/navigation/listPages.ts";

it.each(STATIC_PAGES.map(({ path, isList }) => [path, isList === true] as const))("%s", (path, isList) => {
  expect(isListPath(path)).toBe(isList);
});
