// What a creator reads and does in the studio.
// See docs/wire.md#studio.
import type { FeeConfig } from "../creators/fees.ts";
import { type NoParams, read, type SamplesOf } from "./call.ts";

export const STUDIO_READS = {
  /** Refused with code 5026 for a member who is not a creator. */
  feeConfig: read<NoParams, FeeConfig>({ ofMember: true, silent: true, tags: () => ["fees"] }),
};

export const STUDIO_SAMPLES: SamplesOf<typeof STUDIO_READS> = {
  feeConfig: {},
};
