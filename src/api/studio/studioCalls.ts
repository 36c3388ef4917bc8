// The calls of the studio: figures, subscribers, fees and documents.
// See docs/wire.md#studio.
import type { STUDIO_ACTS, STUDIO_READS } from "#domain/calls/studio.ts";
import { writeAmount } from "#domain/creators/money.ts";
import type { StatsRange, SubscriberSort } from "#domain/creators/studio.ts";
import { type ActTable, type ReadTable, specGet, specPost } from "../transport/wireCall.ts";
import { PAGE_SIZE, readWith } from "../wire/pageParts.ts";
import { wordOf } from "../wire/postWords.ts";
import { feeConfig, feeList, lengths, UNIT_WORDS } from "./fees.ts";
import { creatorDocuments, creatorStats, STATUS_WORDS, subscriberPage } from "./studio.ts";

const SUBSCRIPTION = "/v1/api/community/subscription";

const RANGES: Readonly<Record<StatsRange, string>> = { "7": "7", "28": "28", "90": "90", all: "ALL" };
const SORTS: Readonly<Record<SubscriberSort, string>> = {
  newest: "NEWEST",
  oldest: "OLDEST",
  ending: "ENDING",
  paid: "PAID",
};

export const STUDIO_READ_CALLS: ReadTable<typeof STUDIO_READS> = {
  feeConfig: { endpoint: specGet(`${SUBSCRIPTION}/fee/config`), read: readWith(feeConfig) },
  feeList: { endpoint: specGet(`${SUBSCRIPTION}/fee/list`), read: readWith(feeList) },
  products: { endpoint: specGet("/v1/api/product"), read: readWith(lengths) },
  creatorStats: {
    endpoint: specGet(`${SUBSCRIPTION}/creator/stats`),
    params: ({ range }) => ({ range: RANGES[range] }),
    read: readWith(creatorStats),
  },
  subscribers: {
    endpoint: specPost(`${SUBSCRIPTION}/subscribers`),
    body: ({ keyword, status, sort, page, size = PAGE_SIZE }) => ({
      page,
      size,
      keyword,
      sort: SORTS[sort],
      ...(status === undefined ? {} : { status: wordOf(STATUS_WORDS, status) }),
    }),
    read: readWith(subscriberPage),
  },
  creatorDocuments: {
    endpoint: specGet("/v1/api/user/getDocs"),
    params: () => ({ tag: "creator" }),
    read: readWith(creatorDocuments),
  },
};

export const STUDIO_ACT_CALLS: ActTable<typeof STUDIO_ACTS> = {
  saveFees: {
    endpoint: specPost(`${SUBSCRIPTION}/fee/save`, "once"),
    body: ({ version, fees }) => ({
      version,
      list: fees.map(({ num, unit, price, firstTimePrice }) => ({
        num,
        subscriptionUnit: wordOf(UNIT_WORDS, unit),
        price: writeAmount(price),
        firstTimePrice: firstTimePrice === undefined ? null : writeAmount(firstTimePrice),
      })),
    }),
    read: readWith(feeList),
  },
};
