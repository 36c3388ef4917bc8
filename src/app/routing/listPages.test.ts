// The lists the frame draws by itself are those whose documents ask for no router.
import { expect, it } from "vitest";
import { STATIC_PAGES } from "#features/documents/staticPages.ts";
import { isListPath } from "#state/navigation/listPages.ts";

it.each(STATIC_PAGES.map(({ path, isList }) => [path, isList === true] as const))("%s", (path, isList) => {
  expect(isListPath(path)).toBe(isList);
});
