// Posts about matches, teams and leagues: present from the first start, stored, and answered page by page.
import { afterAll, beforeAll, expect, test } from "vitest";
import { FAKE } from "../../testing/fakeWorld.ts";
import { startTestBackend, type TestBackend } from "../../testing/testBackend.ts";

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.close());

interface PostList {
  readonly list: readonly {
    readonly postId: number;
    readonly createTime: string;
    readonly summary: string;
  }[];
  readonly total: number;
  readonly hasMore: boolean;
}

const PATH = "/v1/api/community/post/related";
const ask = async (query: string): Promise<PostList> =>
  (await backend.get(`${PATH}?${query}`)).data as PostList;

test("a running match has more than a page of posts, newest first, each once", async () => {
  const first = await ask(`relatedType=MATCH&relatedId=${FAKE.firstHalf}`);
  expect(first.list).toHaveLength(20);
  expect(first).toMatchObject({ page: 1, size: 20, hasMore: true });
  const second = await ask(`relatedType=MATCH&relatedId=${FAKE.firstHalf}&page=2`);
  expect(second.hasMore).toBe(false);
  const all = [...first.list, ...second.list];
  expect(all).toHaveLength(first.total);
  expect(new Set(all.map(({ postId }) => postId)).size).toBe(all.length);
  expect(all.map(({ createTime }) => createTime)).toEqual(
    all
      .map(({ createTime }) => createTime)
      .toSorted()
      .toReversed(),
  );
  expect(all.some(({ summary }) => /[{}]|undefined/.test(summary))).toBe(false);
});

test("leagues and teams have posts too; a page after the last is empty", async () => {
  for (const about of ["relatedType=LEAGUE&relatedId=36", "relatedType=TEAM&relatedId=11"]) {
    const { list, total } = await ask(`${about}&size=1`);
    expect(list).toHaveLength(1);
    expect(total).toBeGreaterThan(0);
    expect(await ask(`${about}&page=99`)).toMatchObject({ list: [], total, hasMore: false });
  }
});

test.each([
  ["relatedId=1", 400],
  ["relatedType=constructor&relatedId=1", 400],
  ["relatedType=MATCH", 400],
  ["relatedType=MATCH&relatedId=x", 400],
  ["relatedType=MATCH&relatedId=1001&page=0", 400],
  ["relatedType=MATCH&relatedId=1001&size=51", 400],
  ["relatedType=MATCH&relatedId=4", 404],
  ["relatedType=TEAM&relatedId=4", 404],
  ["relatedType=LEAGUE&relatedId=4", 404],
])("%s is refused with %i", async (query, code) => {
  expect((await backend.get(`${PATH}?${query}`)).code).toBe(code);
});
