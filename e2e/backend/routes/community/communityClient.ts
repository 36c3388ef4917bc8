// Helpers for tests of the community: keyed calls, cards, pages of a list.
import { randomUUID } from "node:crypto";
import type { TestBackend } from "../../testing/testBackend.ts";
import { COMMUNITY } from "./communityCalls.ts";

export interface Card {
  readonly postId: number;
  readonly version: number;
  readonly title: string;
  readonly summary: string;
  readonly mediaList: readonly { readonly src: string; readonly posterUrl: string }[];
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

/** The bytes of the head of a PNG file of 9 by 7 px. */
const PNG_HEAD: readonly number[] = [
  0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 9, 0, 0, 0, 7,
];

/** Uploads a picture of 9 by 7 px; its address. */
export async function aPicture(backend: TestBackend, token: string): Promise<string> {
  const bytes = new Uint8Array(64);
  bytes.set(PNG_HEAD);
  const response = await fetch(`${backend.origin}/v1/api/common/upload`, {
    method: "POST",
    headers: { "content-type": "image/png", authorization: `Bearer ${token}` },
    body: bytes,
  });
  return ((await response.json()) as { data: { url: string } }).data.url;
}

/** An uploaded picture as a post's body names it. */
export const picture = (src: string) => ({ kind: "IMAGE", src, width: 9, height: 7, alt: "A ball" });
