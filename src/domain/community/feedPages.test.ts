// The posts of a list read page by page: each once, in order, up to the first missing page.
import * as fc from "fast-check";
import { expect, it } from "vitest";
import { aPost, aPostPage } from "../testing/aPost.ts";
import { pagesLoaded, postsOfPages } from "./feedPages.ts";

const page = (...ids: readonly number[]) => aPostPage(ids.map((id) => aPost(id)));
const idsOf = (pages: Parameters<typeof postsOfPages>[0]) => postsOfPages(pages).map(({ id }) => id);

it("lists a post once that a server without anchors has pushed onto the next page", () => {
  expect(idsOf([page(9, 8, 7), page(7, 6), page(5)])).toEqual([9, 8, 7, 6, 5]);
});

it("ends before the first page that is missing", () => {
  const pages = [page(9, 8), undefined, page(5)];
  expect(idsOf(pages)).toEqual([9, 8]);
  expect(pagesLoaded(pages)).toBe(1);
  expect(pagesLoaded([page(1), page(2)])).toBe(2);
  expect(pagesLoaded([])).toBe(0);
});

it("loses no post and repeats none, however often the pages overlap", () => {
  fc.assert(
    fc.property(fc.array(fc.array(fc.integer({ min: 1, max: 30 }), { maxLength: 8 })), (lists) => {
      const ids = idsOf(lists.map((list) => page(...list)));
      expect(ids).toEqual([...new Set(lists.flat())]);
    }),
  );
});

it("keeps the posts themselves, so that drawn ones are not drawn again", () => {
  const pages = [page(1, 2), page(3)];
  expect(postsOfPages(pages)[2]).toBe(pages[1]!.items[0]);
});
