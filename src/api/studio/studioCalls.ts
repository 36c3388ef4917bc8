// The calls of the studio: statistics, subscribers, fees and documents.
// See docs/wire.md#studio.
import type { STUDIO_READS } from "#domain/calls/studio.ts";
import { type ReadTable, specGet } from "../transport/wireCall.ts";
import { readWith } from "../wire/pageParts.ts";
import { feeConfig } from "./fees.ts";

const SUBSCRIPTION = "/v1/api/community/subscription";

export const STUDIO_READ_CALLS: ReadTable<typeof STUDIO_READS> = {
  feeConfig: { endpoint: specGet(`${SUBSCRIPTION}/fee/config`), read: readWith(feeConfig) },
};
