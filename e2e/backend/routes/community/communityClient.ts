// Helpers for tests of the community: keyed calls, cards, pages of a list.
import { randomUUID } from "node:crypto";
import type { TestBackend } from "../../testing/testBackend.ts";
import { COMMUNITY } from "./communityCalls.ts";

export interface Card {
  readonly postId: number;
  readonly version: number;
  readonly title: string;
  readonly summary: string;
  readonly mediaList: readonly { readonly src: string }[];
  readonly mediaCount: number;
  readonly [field: string]: unknown;
}

export interface Listed {
  readonly list: readonly Card[];
  readonly total: number;
  readonly hasMore: boolean;
  readonly anchor: string;
}

interface Answered<Data> {
  readonly code: number;
  readonly msg: string;
  readonly data: Data;
  readonly retryAfter: string | null;
}

/** A call with an Idempotency-Key, a new one unless given; `null` sends none. */
export async function keyed<Data = Card>(
  backend: TestBackend,
  call: string,
  body: object,
  token: string,
  key: string | null = randomUUID(),
): Promise<Answered<Data>> {
  const response = await fetch(`${backend.origin}${COMMUNITY}/${call}`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      authorization: `Bearer ${token}`,
      ...(key === null ? {} : { "idempotency-key": key }),
    },
    body: JSON.stringify(body),
  });
  const envelope = (await response.json()) as Omit<Answered<Data>, "retryAfter">;
  return { ...envelope, retryAfter: response.headers.get("retry-after") };
}

/** The data of a GET call of the community. */
export async function read<Data>(backend: TestBackend, call: string, token?: string): Promise<Data> {
  return (await backend.get(`${COMMUNITY}/${call}`, token)).data as Data;
}

/** All pages of a list in turn; `between` runs before each page but the first. */
export async function readPages(
  backend: TestBackend,
  call: string,
  { token, between }: { readonly token?: string; readonly between?: () => Promise<void> } = {},
): Promise<readonly Card[]> {
  const cards: Card[] = [];
  let anchor = "";
  for (let page = 1; ; page++) {
    if (page > 1) await between?.();
    const answered = await read<Listed>(
      backend,
      `${call}&page=${page}${anchor === "" ? "" : `&anchor=${anchor}`}`,
      token,
    );
    cards.push(...answered.list);
    anchor = answered.anchor;
    if (!answered.hasMore) return cards;
  }
}
