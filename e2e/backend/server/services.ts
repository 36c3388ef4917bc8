// Services behind the routes, created once per server.
import type { Counters } from "./counters.ts";
import type { Details } from "../details/details.ts";
import type { Deployment } from "./deployment.ts";
import type { Dictionary } from "../database/dictionary.ts";
import type { Marks } from "../database/marks.ts";
import type { CommunityServices } from "../community/communityServices.ts";
import type { CreatorServices } from "../creators/creatorServices.ts";
import type { FeedPictures } from "../feeds/pictures.ts";
import type { FeedStatusSource } from "../feeds/feedStatus.ts";
import type { FeedFacts } from "../feeds/store/feedFacts.ts";
import type { Faults } from "../control/faults.ts";
import type { LongNames } from "../control/longNames.ts";
import type { LanguageList } from "./languageList.ts";
import type { Load } from "../stream/load.ts";
import type { MemberServices } from "../members/memberServices.ts";
import type { Stage } from "../control/staging.ts";
import type { StreamFaults } from "../control/streamFaults.ts";
import type { StreamTokens } from "../stream/streamTokens.ts";
import type { Stream } from "../stream/stream.ts";
import type { People, Stories } from "../world/stories/people.ts";
import type { Violations } from "./violations.ts";
import type { WalletServices } from "../wallet/walletServices.ts";
import type { World } from "../world/types.ts";

/** Loose ways of answering that clients must tolerate (docs/wire.md#lenient-values). */
interface Quirks {
  /** Numbers as strings, booleans as 0 and 1. */
  looseTypes: boolean;
  /** Odds changes in the comma form. */
  commaOdds: boolean;
}

/** A feed of real football: how its source does, and what its pages are written from. */
export interface FootballFeed {
  readonly status: FeedStatusSource;
  readonly facts: FeedFacts;
  /** Undefined where no logos are fetched. */
  readonly pictures?: FeedPictures;
}

export interface Services extends MemberServices, CommunityServices, CreatorServices, WalletServices {
  /** Includes staged events. */
  readonly world: World;
  /** Undefined for a made-up world and for a replay. */
  readonly feed: FootballFeed | undefined;
  /** What pages are written from. */
  readonly details: Details;
  readonly people: People;
  /** Incidents in the matches of `world`, with names. */
  readonly stories: Stories;
  readonly stage: Stage;
  /** Server time, epoch ms. */
  readonly now: () => number;
  /** Shifts server time by that many ms from now on. */
  readonly shiftClock: (ms: number) => void;
  readonly marks: Marks;
  readonly dictionary: Dictionary;
  readonly languages: LanguageList;
  readonly tokens: StreamTokens;
  readonly counters: Counters;
  readonly faults: Faults;
  readonly longNames: LongNames;
  readonly streamFaults: StreamFaults;
  readonly stream: Stream;
  readonly load: Load;
  readonly quirks: Quirks;
  readonly deployment: Deployment;
  readonly violations: Violations;
}
