// What a creator reads and does in the studio.
// See docs/wire.md#studio.
import type { FeeConfig, FeeList, Length, LengthPrice } from "../creators/fees.ts";
import type {
  CreatorStats,
  StatsRange,
  StudioDocument,
  Subscriber,
  SubscriberSort,
  SubscriberStatus,
} from "../creators/studio.ts";
import type { Paged } from "../member/member.ts";
import { act, type NoParams, NO_TAGS, type OfPage, read, type SamplesOf } from "./call.ts";

interface SubscriberChoice extends OfPage {
  /** A part of the name, "" for all. */
  readonly keyword: string;
  readonly status?: SubscriberStatus | undefined;
  readonly sort: SubscriberSort;
  /** Lines of a page, at most 500; those of a list on the screen where it is left out. */
  readonly size?: number | undefined;
}

interface NewFees {
  /** The version that this is a change of. */
  readonly version: number;
  /** The whole list. */
  readonly fees: readonly LengthPrice[];
}

const ofFees = (): readonly string[] => ["fees"];

export const STUDIO_READS = {
  /** Refused as "notCreator" for a member who is not a creator. */
  feeConfig: read<NoParams, FeeConfig>({ ofMember: true, silent: true, tags: ofFees }),
  feeList: read<NoParams, FeeList>({ ofMember: true, tags: ofFees }),
  /** The lengths that can be offered. */
  products: read<NoParams, readonly Length[]>({ ofMember: true, tags: NO_TAGS }),
  creatorStats: read<{ readonly range: StatsRange }, CreatorStats>({ ofMember: true, tags: NO_TAGS }),
  subscribers: read<SubscriberChoice, Paged<Subscriber>>({ ofMember: true, tags: NO_TAGS }),
  /** The documents for creators, without their texts. */
  creatorDocuments: read<NoParams, readonly StudioDocument[]>({ ofMember: false, tags: NO_TAGS }),
};

export const STUDIO_ACTS = {
  /** Refused as "changedMeanwhile" where the list has another version by now. */
  saveFees: act<NewFees, FeeList>()({
    outdates: (_fees, memberId) => ["fees", `creator:${memberId ?? 0}`],
    key: true,
  }),
};

export const STUDIO_SAMPLES: SamplesOf<typeof STUDIO_READS & typeof STUDIO_ACTS> = {
  feeConfig: {},
  feeList: {},
  products: {},
  creatorStats: { range: "28" },
  subscribers: { keyword: "", sort: "newest", page: 1 },
  creatorDocuments: {},
  saveFees: { version: 3, fees: [{ num: 1, unit: "month", price: 499n, firstTimePrice: 199n }] },
};
